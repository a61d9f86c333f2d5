import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeApi } from './api/write-api.ts';

const usage = `npm run api              writes docs/api.md
npm run api -- --check   changes nothing; fails where docs/api.md is not as it should be
`;

const path = fileURLToPath(new URL('../docs/api.md', import.meta.url));

const { values: asked } = parseArgs({
  options: { check: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
});

const text = writeApi();
if (asked.help) process.stdout.write(usage);
else if (!asked.check) writeFileSync(path, text);
else if (readFileSync(path, 'utf8') !== text) {
  process.stderr.write('docs/api.md is not what the code says. Write it anew: npm run api\n');
  process.exitCode = 1;
}
