import { type By, roll } from '@dicepit/engine';
import { tellInEnglish } from '@dicepit/words/english';
import { expect, test } from 'vitest';
import { operator, player } from '../testing/given-table.ts';
import { cited, wrapped } from '../testing/playthrough.ts';
import { lineOfParty } from './party-lines.ts';
import type { PartyTableBody } from './table.ts';
import {
  decidePartyTable,
  evolvePartyTable,
  findThrower,
  newPartyTable,
  type PartySetup,
  type PartyTable,
} from './table.ts';

type Line = string | readonly [By, PartyTableBody] | { readonly throws: readonly string[] };

const setup: PartySetup = {
  pack: 'snake-eyes-party',
  table: 'p1',
  dice: 'physical',
  seats: 4,
  startingChips: 20,
  first: 'high dice',
};

const script: readonly Line[] = [
  'Three sit down',
  [operator, { type: 'SetUpTable', setup }],
  [player('ann'), { type: 'SitDown', seat: 1, name: 'Ann' }],
  [player('ann'), { type: 'StartGame' }],
  [player('bob'), { type: 'SitDown', seat: 2, name: 'Bob' }],
  [player('cyd'), { type: 'SitDown', seat: 3, name: 'Cyd' }],
  [player('ann'), { type: 'StartGame' }],
  'High dice: Bob and Cyd are tied',
  { throws: ['4-5', '5-6', '6-5', '2-2', '4-2'] },
  'Cyd runs, passes an eight to Ann, and Ann throws a seven',
  [player('ann'), { type: 'ThrowDice', seat: 1, faces: [1, 1] }],
  { throws: ['1-1', '6-2', '6-2', '3-6', '5-2'] },
  [player('dan'), { type: 'SitDown', seat: 4, name: 'Dan' }],
  'A complete pass and three misses',
  { throws: ['4-4', '5-3', '6-2', '2-6', '4-4'] },
  'Cyd turns the other cards down and wins',
  { throws: ['1-2', '1-3', '1-4', '1-5', '3-6', '4-6', '5-6', '6-6'] },
  'Dan joins for the next game',
  [player('dan'), { type: 'SitDown', seat: 4, name: 'Dan' }],
  [player('bob'), { type: 'StandUp', seat: 2 }],
  [operator, { type: 'StartGame' }],
];

function playParty(): string {
  const written: string[] = [];
  let table: PartyTable = newPartyTable;
  const give = (by: By, body: PartyTableBody, asked: string): void => {
    const decided = decidePartyTable(table, { ...body, by, at: 0 });
    written.push(wrapped(asked, ''));
    if (!decided.ok)
      written.push(cited(`REFUSED: ${tellInEnglish(decided.refusal)}`, decided.refusal.clause));
    else
      for (const event of decided.events) {
        written.push(cited(tellInEnglish(lineOfParty(event, table)), event.clause));
        table = evolvePartyTable(table, event);
      }
  };
  for (const line of script) {
    if (typeof line === 'string') written.push('', line.toUpperCase(), '');
    else if ('throws' in line)
      for (const dice of line.throws) {
        const seat = findThrower(table) ?? 0;
        const person = table.seats.get(seat)?.person ?? 'nobody';
        give(player(person), { type: 'ThrowDice', seat, faces: roll(dice) }, `${person}: throw ${dice}`);
      }
    else {
      const [by, body] = line;
      const told = { SetUpTable: 'set up the table', SitDown: 'sit down', StandUp: 'stand up' };
      const asked = Object.entries(told).find(([type]) => type === body.type)?.[1];
      give(by, body, `${by.person}: ${asked ?? (body.type === 'StartGame' ? 'start a game' : 'throw')}`);
    }
  }
  return `${written.join('\n').trim()}\n`;
}

test('a party of three reads as it is written down', async () => {
  await expect(playParty()).toMatchFileSnapshot('./playthrough.txt');
});
