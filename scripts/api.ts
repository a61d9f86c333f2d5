import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeApi, writePackSchema } from './api/write-api.ts';

const usage = `npm run api              writes docs/api.md and docs/pack.schema.json
npm run api -- --check   changes nothing; fails where one of them is not as it should be
`;

const files = [
  ['docs/api.md', writeApi()],
  ['docs/pack.schema.json', writePackSchema()],
] as const;
const path = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));

const { values: asked } = parseArgs({
  options: { check: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
});

if (asked.help) process.stdout.write(usage);
else
  for (const [name, text] of files) {
    if (!asked.check) writeFileSync(path(name), text);
    else if (readFileSync(path(name), 'utf8') !== text) {
      process.stderr.write(`${name} is not what the code says. Write it anew: npm run api\n`);
      process.exitCode = 1;
    }
  }
