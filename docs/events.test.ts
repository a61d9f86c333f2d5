import { fileURLToPath } from 'node:url';
import { eventInfo } from '@dicepit/engine';
import { expect, test } from 'vitest';

/** What the kinds of fields are, in words. */
const kinds: Readonly<Record<string, string>> = {
  bet: 'a bet: `bet`, `seat`, `wager`, `chips`, `tokens`, `stage`, `flags`',
  bets: 'a list of bets',
  flag: 'true or false',
  incident: 'an incident: `incident`, `kind`, `words`',
  limits: '`minimum` and `maximum`, in cents',
  list: 'a list',
  number: 'a number; sums are in cents, moments in milliseconds',
  numbers: 'a list of numbers',
  outcome: 'an outcome, whose `kind` is `total` or `void`',
  pips: 'a number from 1 to 6',
  roll: 'a list of pips, in the order read',
  settlement: 'a settlement: `bet`, `seat`, `wager`, `stake`, `verdict`, `winnings`, `stage`',
  settlements: 'a list of settlements',
  setup: 'how the table is set up: `table`, `pack`, `options`, `mode`, `dice`, `seats`, `policies`',
  text: 'a text',
  texts: 'a list of texts',
  thing: 'an object',
  thrower: 'the number of a seat, or `dealer`',
};

test('every event of a table is listed with its fields, as the schemas have them', async () => {
  const used = new Set<string>();
  const rows = Object.entries(eventInfo).map(([type, { carries }]) => {
    const fields = Object.entries(carries).map(([name, carried]) => {
      const kind = carried.replace(/\?$/, '');
      used.add(kind);
      return `\`${name}${carried.endsWith('?') ? '?' : ''}\` ${kind}`;
    });
    return `| \`${type}\` | ${fields.join(', ')} |`;
  });
  expect(rows.length).toBeGreaterThan(80);
  expect([...used].filter((kind) => !Object.hasOwn(kinds, kind))).toEqual([]);
  const page = `# The events of a table

Written by \`npx vitest run events.test --update\` from the schemas; not edited by hand.

What happens at a banked table is a stream of these events. Besides its fields each has \`type\`, \`by\` (who gave the command, and in
which role), \`at\` (when, in milliseconds), and \`clause\` where a clause says so; one that moves money has \`postings\` that add up to
zero. A field with \`?\` may be missing. Who sees what of them is in [who-sees-what.md](who-sees-what.md), and how to follow them in
[Writing a bot](guide/writing-a-bot.md).

| event | fields |
| --- | --- |
${rows.join('\n')}

## Kinds of fields

${[...used]
  .sort()
  .map((kind) => `- **${kind}**: ${kinds[kind]}`)
  .join('\n')}
`;
  await expect(page).toMatchFileSnapshot(fileURLToPath(new URL('events.md', import.meta.url)));
});
