import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { tableRules } from '@dicepit/games';
import { writeRoles } from './roles/write-roles.ts';

const usage = `npm run roles              writes docs/roles.md
npm run roles -- --check   changes nothing; fails where docs/roles.md is not as it should be
`;

const path = fileURLToPath(new URL('../docs/roles.md', import.meta.url));

const { values: asked } = parseArgs({
  options: { check: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
});

const text = writeRoles(tableRules);
if (asked.help) process.stdout.write(usage);
else if (!asked.check) writeFileSync(path, text);
else if (readFileSync(path, 'utf8') !== text) {
  process.stderr.write('docs/roles.md is not what the code says. Write it anew: npm run roles\n');
  process.exitCode = 1;
}
