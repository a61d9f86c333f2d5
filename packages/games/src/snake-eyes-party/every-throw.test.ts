import { everyRoll, totalOf } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { A, B, C, D, givenGame, type Standing } from '../testing/given-party.ts';
import type { PartyEvent, Player } from './game.ts';
import { everyCard } from './game.ts';

const names = ['A', 'B', 'C', 'D'];
const nameOf = (player: number): string => names[player] ?? '?';

/** An event as somebody at the table would say it, with its clause. */
function told(event: PartyEvent): string {
  const clause = event.clause.slice('party/'.length);
  switch (event.type) {
    case 'DiceThrown':
      return `${nameOf(event.player)} throws ${event.total}: ${clause}`;
    case 'CardTurnedDown':
      return `${nameOf(event.player)} turns ${event.card}: ${clause}`;
    case 'KittyPaid':
      return `${nameOf(event.player)} pays ${event.chips}: ${clause}`;
    case 'KittyDrawn':
      return `${nameOf(event.player)} draws ${event.chips}: ${clause}`;
    case 'DicePassed':
      return `the dice go from ${nameOf(event.player)} to ${nameOf(event.to)}: ${clause}`;
    case 'CompletePassMade':
    case 'ChanceMissed':
      return `${nameOf(event.player)} has ${event.chances} chances: ${clause}`;
    case 'GameStarted':
    case 'AntePaid':
    case 'HighDiceThrown':
    case 'HighDiceTied':
    case 'FirstThrowerChosen':
    case 'GameWon':
    case 'KittyCollected':
      return event.type;
  }
}

/** What somebody with only the text and a pencil expects of a total. */
type Pencil = (total: number) => readonly string[];

const sevens = ['A throws 7: play-2', 'A pays 2: seven-2', 'the dice go from A to B: seven-3'];

/** Every throw of A at a table, and what comes of it. */
const everyThrow = (standing: Standing): readonly (readonly string[])[] =>
  everyRoll[2].map((roll) => [
    roll.join('-'),
    ...givenGame({ players: 4, ...standing })
      .throws(roll.join('-'))
      .events.map(told),
  ]);

const byPencil = (pencil: Pencil): readonly (readonly string[])[] =>
  everyRoll[2].map((roll) => [roll.join('-'), ...pencil(totalOf(roll))]);

describe('every throw of two dice', () => {
  // As the example has it of a 3 and a 1: the card of the total, and the dice stay where they are.
  test('party/play-1 party/play-2 party/play-3 party/play-4 party/seven-1 party/two-1 party/two-2 with every card up', () => {
    const expected = byPencil((total) => {
      if (total === 7) return sevens;
      if (total === 2) return ['A throws 2: play-2', 'A turns 2: two-1', 'A draws 2: two-2'];
      return [`A throws ${total}: play-1`, `A turns ${total}: play-1`];
    });
    expect(everyThrow({})).toEqual(expected);
  });

  // As the example has it of an 8: A pays, B has the dice, and B's first deed is to turn that card.
  test('party/pass-1 party/pass-2 party/pass-3 party/pass-5 party/pass-6 party/two-3 party/two-4 party/two-5 with the card down for A and up for B', () => {
    const expected = byPencil((total) => {
      if (total === 7) return sevens;
      if (total === 2)
        return [
          'A throws 2: play-2',
          'A draws 1: two-3',
          'the dice go from A to B: two-4',
          'B turns 2: two-5',
        ];
      return [
        `A throws ${total}: play-1`,
        'A pays 1: pass-1',
        'the dice go from A to B: pass-2',
        `B turns ${total}: pass-3`,
      ];
    });
    expect(everyThrow({ down: { [A]: everyCard } })).toEqual(expected);
  });

  test('party/pass-1 party/two-3 party/complete-pass-1 with the card down for everybody', () => {
    const down = { [A]: everyCard, [B]: everyCard, [C]: everyCard, [D]: everyCard };
    const expected = byPencil((total) => {
      if (total === 7) return sevens;
      const back = 'A has 3 chances: complete-pass-1';
      if (total === 2) return ['A throws 2: play-2', 'A draws 1: two-3', back];
      return [`A throws ${total}: play-1`, 'A pays 1: pass-1', back];
    });
    expect(everyThrow({ down })).toEqual(expected);
  });

  test.each([3, 2])(
    'party/complete-pass-2 party/complete-pass-6 party/two-3 with %i chances and every card down',
    (chances) => {
      const expected = byPencil((total) => {
        if (total === 7) return sevens;
        const missed = `A has ${chances - 1} chances: complete-pass-6`;
        if (total === 2) return ['A throws 2: play-2', 'A draws 1: two-3', missed];
        return [`A throws ${total}: complete-pass-2`, missed];
      });
      expect(everyThrow({ down: { [A]: everyCard }, chances })).toEqual(expected);
    },
  );

  test('party/complete-pass-2 party/complete-pass-3 party/complete-pass-4 with the last chance and every card down', () => {
    const expected = byPencil((total) => {
      if (total === 7) return sevens;
      const failed = [
        'A has 0 chances: complete-pass-6',
        'A pays 2: complete-pass-3',
        'the dice go from A to B: complete-pass-4',
      ];
      if (total === 2) return ['A throws 2: play-2', 'A draws 1: two-3', ...failed];
      return [`A throws ${total}: complete-pass-2`, ...failed];
    });
    expect(everyThrow({ down: { [A]: everyCard }, chances: 1 })).toEqual(expected);
  });

  test.each([3, 2, 1])(
    'party/complete-pass-2 party/complete-pass-5 party/two-1 party/two-2 with %i chances and every card up',
    (chances) => {
      const expected = byPencil((total) => {
        if (total === 7) return sevens;
        if (total === 2) return ['A throws 2: play-2', 'A turns 2: two-1', 'A draws 2: two-2'];
        return [`A throws ${total}: complete-pass-2`, `A turns ${total}: complete-pass-5`];
      });
      expect(everyThrow({ chances })).toEqual(expected);
    },
  );

  // Who of B, C and D has the card up; the dice go past the others, however the seats are counted.
  test.each<[up: readonly Player[], to: Player, past: readonly Player[]]>([
    [[B], B, []],
    [[C], C, [B]],
    [[D], D, [B, C]],
    [[B, C], B, []],
    [[B, D], B, []],
    [[C, D], C, [B]],
    [[B, C, D], B, []],
  ])(
    'party/pass-2 party/pass-7 party/pass-8 with the card up for %j the dice go to %i past %j',
    (up, to, skipped) => {
      for (const card of everyCard)
        for (const thrower of [A, B, C, D]) {
          const moved = (player: number): number => (player + thrower) % 4;
          const down = [A, B, C, D].filter((player) => !up.includes(player)).map(moved);
          const table = givenGame({
            down: Object.fromEntries(down.map((player) => [player, [card]])),
            thrower,
          });
          const dice = card > 6 ? `6-${card - 6}` : `1-${card - 1}`;
          const { events, after } = table.throws(dice);
          expect(events.find(({ type }) => type === 'DicePassed')).toMatchObject({
            player: thrower,
            to: moved(to),
            skipped: skipped.map(moved),
          });
          expect(after.next).toBe(moved(to));
        }
    },
  );
});
