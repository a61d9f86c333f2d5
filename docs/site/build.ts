// Builds the site of docs/ into docs/site/dist: node docs/site/build.ts
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { build } from 'vitepress';
import { movable } from './movable.ts';
import { writeReference } from './reference.ts';
import { stagePages } from './stage.ts';

const site = import.meta.dirname;
const [pages, reference, built] = [`${site}/out/pages`, `${site}/out/reference`, `${site}/dist`];

await rm(pages, { recursive: true, force: true });
// The slowest step by far; who only writes prose can keep the last one.
if (!process.argv.includes('--keep-reference') || !existsSync(reference)) await writeReference(reference);
await stagePages(pages, reference);
await build(site);
const { files, megabytes } = movable(built);
process.stdout.write(`${files} files, ${megabytes.toFixed(1)} MB in docs/site/dist\n`);
