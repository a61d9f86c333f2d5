import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { eventVisibility } from '@dicepit/server';
import { writeVisibility } from './visibility/write-visibility.ts';

const usage = `npm run visibility              writes docs/who-sees-what.md
npm run visibility -- --check   changes nothing; fails where docs/who-sees-what.md is not as it should be
`;

const path = fileURLToPath(new URL('../docs/who-sees-what.md', import.meta.url));

const { values: asked } = parseArgs({
  options: { check: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
});

const text = writeVisibility(eventVisibility);
if (asked.help) process.stdout.write(usage);
else if (!asked.check) writeFileSync(path, text);
else if (readFileSync(path, 'utf8') !== text) {
  process.stderr.write(
    'docs/who-sees-what.md is not what the code says. Write it anew: npm run visibility\n',
  );
  process.exitCode = 1;
}
