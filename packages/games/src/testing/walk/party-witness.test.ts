import { type By, roll } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import type { PartyTableBody, PartyTableEvent } from '../../snake-eyes-party/table.ts';
import {
  decidePartyTable,
  evolvePartyTable,
  newPartyTable,
  type PartySetup,
} from '../../snake-eyes-party/table.ts';
import { createPartyWitness } from './party-witness.ts';

const host: By = { person: 'olga', role: 'operator' };
const people = ['ann', 'bob', 'cyd', 'dan'];

/** The events of a party command by command: its seats are taken, the game begins, and these throws are made. */
function party(
  throws: readonly (readonly [seat: number, dice: string])[],
  more: readonly PartyTableBody[] = [],
) {
  const setup: PartySetup = {
    pack: 'snake-eyes-party',
    table: 'p1',
    dice: 'physical',
    seats: 4,
    startingChips: 20,
    first: 'high dice',
  };
  const given: readonly (readonly [By, PartyTableBody])[] = [
    [host, { type: 'SetUpTable', setup }],
    ...people.map((person, index) => {
      const sits = { type: 'SitDown', seat: index + 1, name: person } as const;
      return [{ person, role: 'player' }, sits] as const;
    }),
    [host, { type: 'StartGame' }],
    ...throws.map(([seat, dice]) => {
      const by: By = { person: people[seat - 1] ?? '', role: 'player' };
      return [by, { type: 'ThrowDice', seat, faces: roll(dice) }] as const;
    }),
    ...more.map((command) => [host, command] as const),
  ];
  let table = newPartyTable;
  return given.map(([by, command]) => {
    const decided = decidePartyTable(table, { ...command, by, at: 1 });
    if (!decided.ok) throw new Error(decided.refusal.code);
    table = decided.events.reduce(evolvePartyTable, table);
    return decided.events;
  });
}

/** What the witness says of a party, if anything. */
function told(commands: readonly (readonly PartyTableEvent[])[]): string | undefined {
  const witness = createPartyWitness();
  for (const events of commands) {
    const never = witness.see(events);
    if (never !== undefined) return never;
  }
  return undefined;
}

// Bob has the highest and goes first: an eight, and one again for cyd; twice a two of cyd's, the second for dan; a seven.
const evening = party(
  [
    ...([1, 2, 3, 4] as const).map((seat) => [seat, seat === 2 ? '6-6' : '1-2'] as const),
    ...([
      [2, '6-2'],
      [2, '6-2'],
      [3, '1-1'],
      [3, '1-1'],
      [4, '3-4'],
    ] as const),
  ],
  [{ type: 'StandUp', seat: 1 }, { type: 'EndGame' }],
);

/** The same evening, with something else at the last event of a type. */
function instead(type: PartyTableEvent['type'], changes: object): readonly (readonly PartyTableEvent[])[] {
  const last = evening.flat().findLast((event) => event.type === type);
  const changed = (event: PartyTableEvent): PartyTableEvent =>
    event === last ? { ...event, ...changes } : event;
  return evening.map((events) => events.map(changed));
}

const without = (type: PartyTableEvent['type']): readonly (readonly PartyTableEvent[])[] => {
  const last = evening.flat().findLast((event) => event.type === type);
  return evening.map((events) => events.filter((event) => event !== last));
};

describe('somebody who knows the text and watches a party', () => {
  test('has nothing to say of an evening by the rules', () => {
    expect(told(evening)).toBeUndefined();
  });

  test.each([
    ['a card more', instead('GameStarted', { cards: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] }), 'cards'],
    ['an ante of three', instead('AntePaid', { chips: 3 }), 'antes 3, and not player 3 antes 2'],
    [
      'a chip that is nobody’s',
      instead('KittyDrawn', { postings: [{ account: 'rack:3', cents: 1 }] }),
      'makes 1 chips',
    ],
    ['another kitty than there is', instead('KittyPaid', { kitty: 99 }), 'in the kitty, not 99'],
    ['another than the highest', instead('FirstThrowerChosen', { player: 0 }), 'and not player 1 goes first'],
    ['a throw out of turn', instead('DiceThrown', { player: 0 }), 'the dice are with seat 4'],
    ['a throw by another', instead('DiceThrown', { by: { person: 'ann', role: 'player' } }), 'unasked'],
    ['another card than was thrown', instead('CardTurnedDown', { card: 3 }), 'turns 3 down, and not'],
    ['another than the nearest', instead('DicePassed', { to: 2 }), 'the dice go to player 2, and not'],
    [
      'two chips with the card down',
      instead('KittyDrawn', { chips: 2 }),
      'draws 2, and not player 2 draws 1',
    ],
    ['a seven for nothing', without('KittyPaid'), 'and not player 3 pays 2'],
    ['a seven that keeps the dice', without('DicePassed'), 'it is not so that the dice go to player'],
    ['a win with cards up', instead('DicePassed', { type: 'GameWon', player: 2 }), 'wins, and not'],
    ['a share for who is out', instead('KittyShared', { player: 0 }), 'not in the game'],
    ['a kitty that is kept back', without('KittyShared'), 'in the kitty'],
  ])('sees %s', (_what, commands, says) => {
    expect(told(commands)).toContain(says);
  });
});
