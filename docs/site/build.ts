// Builds the site of docs/ into docs/site/dist: node docs/site/build.ts
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
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
// Felts, dice and results stand in the pages as elements; their script comes to a page that has one.
execFileSync(process.execPath, ['packages/elements/scripts/build.ts', `${pages}/../elements`]);
await cp(`${pages}/../elements/dicepit-elements.js`, `${pages}/public/dicepit-elements.js`);
await build(site);
const { files, megabytes } = movable(built);
process.stdout.write(`${files} files, ${megabytes.toFixed(1)} MB in docs/site/dist\n`);
