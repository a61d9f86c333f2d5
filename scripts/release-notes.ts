// Prints what CHANGELOG.md says of the version that package.json has, which a tag has to name: node scripts/release-notes.ts v0.2.0
import { readFileSync } from 'node:fs';
import { notesOf } from './package/contents.ts';

const { version }: { readonly version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
const tag = process.argv[2] ?? `v${version}`;
if (tag !== `v${version}`) throw new Error(`the tag ${tag} is not that of the version ${version}`);
process.stdout.write(`${notesOf(version, readFileSync('CHANGELOG.md', 'utf8'))}\n`);
