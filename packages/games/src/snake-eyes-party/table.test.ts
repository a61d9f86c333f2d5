import { type By, balanceOf, type Role, roll } from '@dicepit/engine';
import { tellInEnglish } from '@dicepit/words/english';
import { describe, expect, test } from 'vitest';
import type { PartyTableBody, PartyTableEvent } from './table.ts';
import {
  decidePartyTable,
  evolvePartyTable,
  newPartyTable,
  type PartySetup,
  type PartyTable,
  throwerOf,
  throwIsDueIn,
} from './table.ts';

const host: By = { person: 'olga', role: 'operator' };
const house: By = { person: 'house', role: 'dealer' };
const player = (person: string): By => ({ person, role: 'player' satisfies Role });
const people = ['ann', 'bob', 'cyd'] as const;

const aSetup: PartySetup = {
  pack: 'snake-eyes-party',
  table: 'p1',
  dice: 'physical',
  seats: 6,
  startingChips: 50,
  first: 'first seat',
};

function aParty(changes: Partial<PartySetup> = {}, seated: readonly string[] = people) {
  let table: PartyTable = newPartyTable;
  const events: PartyTableEvent[] = [];
  let now = 1;
  const decide = (by: By, command: PartyTableBody) => decidePartyTable(table, { ...command, by, at: now });
  const at = {
    table: () => table,
    events: () => events,
    give: (by: By, command: PartyTableBody) => {
      const decided = decide(by, command);
      if (!decided.ok) throw new Error(`${command.type} was refused: ${decided.refusal.code}`);
      table = decided.events.reduce(evolvePartyTable, table);
      events.push(...decided.events);
      return decided.events;
    },
    refused: (by: By, command: PartyTableBody) => {
      const decided = decide(by, command);
      if (decided.ok) throw new Error(`${command.type} was accepted`);
      return decided.refusal;
    },
    /** Throws in turn, each by whoever has the dice. */
    throws: (...dice: readonly string[]) => {
      for (const each of dice) {
        const seat = throwerOf(table) ?? 0;
        at.give(player(table.seats.get(seat)?.person ?? ''), { type: 'ThrowDice', seat, faces: roll(each) });
      }
    },
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
    rack: (seat: number) => balanceOf(table.ledger, `rack:${seat}`),
    kitty: () => balanceOf(table.ledger, 'kitty'),
  };
  at.give(host, { type: 'SetUpTable', setup: { ...aSetup, ...changes } });
  for (const [index, person] of seated.entries())
    at.give(player(person), { type: 'SitDown', seat: index + 1, name: person });
  return at;
}

/** Ann turns all her ten cards down in one run. */
const tenCards = ['1-1', '1-2', '1-3', '1-4', '1-5', '2-6', '3-6', '4-6', '5-6', '6-6'];

describe('a party table', () => {
  test('party/setup-7 party/setup-8 the ante of everybody seated makes the kitty', () => {
    const party = aParty();
    party.give(host, { type: 'StartGame' });
    expect([party.rack(1), party.rack(2), party.rack(3), party.kitty()]).toEqual([48, 48, 48, 6]);
    expect(balanceOf(party.table().ledger, 'outside')).toBe(-150);
  });

  test('party/setup-1 one player alone is no game; two are', () => {
    const party = aParty({}, ['ann']);
    expect(party.refused(host, { type: 'StartGame' })).toMatchObject({
      code: 'PLAYERS_OUT_OF_RANGE',
      clause: 'party/setup-1',
    });
    party.give(player('bob'), { type: 'SitDown', seat: 4, name: 'bob' });
    expect(party.give(player('bob'), { type: 'StartGame' })[0]).toMatchObject({
      type: 'PlayersCounted',
      seats: [1, 4],
    });
  });

  test.each([
    [1, 'NO_SUCH_SEATS'],
    [2, undefined],
    [10, undefined],
    [11, 'NO_SUCH_SEATS'],
    [2.5, 'NO_SUCH_SEATS'],
  ])('party/setup-1 a table of %d seats has cards for everybody, or is refused: %s', (seats, code) => {
    const setUp = decidePartyTable(newPartyTable, {
      type: 'SetUpTable',
      setup: { ...aSetup, seats },
      by: host,
      at: 1,
    });
    expect(setUp).toMatchObject(
      code === undefined ? { ok: true } : { ok: false, refusal: { code, clause: 'party/setup-1' } },
    );
  });

  test('party/setup-1 party/setup-7 every game begins with ten cards and an ante of everybody, one after the other', () => {
    const party = aParty();
    const cards = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];
    const begins = (game: number, racks: readonly number[]) => [
      { type: 'PlayersCounted', game, seats: [1, 2, 3], clause: 'party/setup-1' },
      { type: 'GameStarted', players: 3, startingChips: 50, cards, clause: 'party/setup-1' },
      ...racks.map((rack, player) => ({
        type: 'AntePaid',
        player,
        chips: 2,
        rack,
        kitty: 2 * (player + 1),
        clause: 'party/setup-7',
        postings: [
          { account: `rack:${player + 1}`, cents: -2 },
          { account: 'kitty', cents: 2 },
        ],
      })),
      { type: 'FirstThrowerChosen', player: 0 },
    ];
    expect(party.give(host, { type: 'StartGame' })).toMatchObject(begins(1, [48, 48, 48]));
    expect(party.refused(host, { type: 'StartGame' })).toMatchObject({
      code: 'GAME_HAS_STARTED',
      clause: 'party/setup-7',
    });
    party.throws(...tenCards);
    expect(party.give(host, { type: 'StartGame' })).toMatchObject(begins(2, [52, 46, 46]));
  });

  test('party/setup-10 only the seat with the dice throws, and a seven moves them to the left', () => {
    const party = aParty();
    party.give(host, { type: 'StartGame' });
    expect(party.refused(player('bob'), { type: 'ThrowDice', seat: 2, faces: [1, 2] })).toMatchObject({
      code: 'NOT_YOUR_THROW',
      clause: 'party/setup-10',
    });
    expect(party.refused(player('bob'), { type: 'ThrowDice', seat: 1, faces: [1, 2] }).code).toBe(
      'NOT_YOUR_SEAT',
    );
    party.throws('6-1');
    expect(throwerOf(party.table())).toBe(2);
    expect([party.rack(1), party.kitty()]).toEqual([46, 8]);
    party.throws('6-1', '6-1');
    expect(throwerOf(party.table())).toBe(1);
  });

  test('party/setup-9 party/setup-10 who is out of turn is told whose throw it is, and for what', () => {
    for (const [first, clause] of [
      ['high dice', 'party/setup-9'],
      ['first seat', 'party/setup-10'],
    ] as const) {
      const party = aParty({ first, dice: 'virtual' });
      party.give(host, { type: 'StartGame' });
      const refusal = party.refused(player('bob'), { type: 'ThrowDice', seat: 2 });
      expect(refusal).toMatchObject({ code: 'NOT_YOUR_THROW', clause });
      expect(tellInEnglish(refusal)).toContain('Seat 1 has the dice, not seat 2');
      expect(party.give(player('ann'), { type: 'ThrowDice', seat: 1 })).toMatchObject([
        { type: 'DiceReleased', seat: 1, clause },
      ]);
      // In the air they are nobody's, the next on the left included.
      for (const [person, seat] of [
        ['ann', 1],
        ['bob', 2],
      ] as const)
        expect(party.refused(player(person), { type: 'ThrowDice', seat })).toMatchObject({
          code: 'DICE_ARE_OUT',
          clause,
        });
    }
  });

  test('party/setup-9 high dice choose the first thrower before each game', () => {
    const party = aParty({ first: 'high dice' });
    party.give(host, { type: 'StartGame' });
    party.throws('4-5', '5-6', '5-6');
    expect(throwerOf(party.table())).toBe(2);
    party.throws('2-2', '3-3');
    expect(throwerOf(party.table())).toBe(3);
    expect(party.table().game.phase).toEqual({ is: 'throwing', thrower: 2, chances: null });
  });

  test('party/winner-2 the winner has the kitty, and racks go on into the next game', () => {
    const party = aParty();
    party.give(host, { type: 'StartGame' });
    party.throws(...tenCards);
    expect(party.table().game.phase).toEqual({ is: 'won', winner: 0 });
    expect([party.rack(1), party.rack(2), party.rack(3), party.kitty()]).toEqual([54, 48, 48, 0]);
    expect(party.refused(player('ann'), { type: 'ThrowDice', seat: 1, faces: [1, 2] })).toMatchObject({
      code: 'GAME_IS_WON',
      clause: 'party/winner-1',
    });
    party.give(player('cyd'), { type: 'StartGame' });
    expect([party.rack(1), party.rack(2), party.rack(3), party.kitty()]).toEqual([52, 46, 46, 6]);
    expect(party.table().game.seats.map(({ rack }) => rack)).toEqual([52, 46, 46]);
  });

  test('players come and go between games, never during one', () => {
    const party = aParty();
    party.give(host, { type: 'StartGame' });
    expect(party.refused(player('dan'), { type: 'SitDown', seat: 4, name: 'dan' })).toMatchObject({
      code: 'GAME_IS_ON',
      clause: 'policy/between-games',
    });
    expect(party.refused(player('bob'), { type: 'StandUp', seat: 2 }).code).toBe('GAME_IS_ON');
    party.throws(...tenCards);
    party.give(player('bob'), { type: 'StandUp', seat: 2 });
    party.give(player('dan'), { type: 'SitDown', seat: 4, name: 'dan' });
    expect(party.give(host, { type: 'StartGame' })[0]).toMatchObject({ game: 2, seats: [1, 3, 4] });
    expect([party.rack(2), balanceOf(party.table().ledger, 'outside')]).toEqual([0, -152]);
  });

  test('the host clears the seat of somebody who is gone', () => {
    const party = aParty();
    party.give(host, { type: 'StartGame' });
    party.throws(...tenCards);
    expect(party.give(host, { type: 'StandUp', seat: 2 })).toMatchObject([{ type: 'StoodUp', seat: 2 }]);
    expect([party.rack(2), party.table().seats.has(2)]).toEqual([0, false]);
    expect(party.refused(host, { type: 'StandUp', seat: 2 }).code).toBe('NO_SUCH_SEAT');
    expect(party.refused(player('ann'), { type: 'StandUp', seat: 3 }).code).toBe('NOT_YOUR_SEAT');
  });

  test('party/setup-7 a rack of one white cannot ante, and one of two can', () => {
    const party = aParty({ startingChips: 2 }, ['ann', 'bob']);
    party.give(host, { type: 'StartGame' });
    party.throws(...tenCards);
    expect([party.rack(1), party.rack(2)]).toEqual([4, 0]);
    expect(party.refused(host, { type: 'StartGame' })).toMatchObject({
      code: 'ANTE_MISSING',
      clause: 'party/setup-7',
    });
    party.give(player('bob'), { type: 'BringChips', seat: 2, whites: 1 });
    expect(tellInEnglish(party.refused(host, { type: 'StartGame' }))).toContain('has 1 of the 2');
    party.give(player('bob'), { type: 'BringChips', seat: 2, whites: 1 });
    expect(party.give(host, { type: 'StartGame' })[0]).toMatchObject({ type: 'PlayersCounted' });
  });

  test('virtual dice bring their faces when they rest, and nothing tells them earlier', () => {
    const party = aParty({ dice: 'virtual' });
    party.give(host, { type: 'StartGame' });
    expect(party.refused(player('ann'), { type: 'ThrowDice', seat: 1, faces: [1, 2] }).code).toBe(
      'FACES_ARE_SEALED',
    );
    expect(party.refused(house, { type: 'BringToRest', faces: [1, 2] }).code).toBe('DICE_NOT_OUT');
    expect(party.give(player('ann'), { type: 'ThrowDice', seat: 1 })).toMatchObject([
      { type: 'DiceReleased', seat: 1 },
    ]);
    expect(party.refused(player('ann'), { type: 'ThrowDice', seat: 1 }).code).toBe('DICE_ARE_OUT');
    expect(party.give(house, { type: 'BringToRest', faces: [1, 2] })).toMatchObject([
      { type: 'DiceThrown', roll: [1, 2] },
      { type: 'CardTurnedDown', card: 3 },
    ]);
  });

  test('on credit a rack may go below nothing', () => {
    const party = aParty({ startingChips: null });
    party.give(host, { type: 'StartGame' });
    party.throws('6-1');
    expect([party.rack(1), party.kitty()]).toEqual([-4, 8]);
  });
});

describe('a party whose thrower is gone', () => {
  /** Ann has turned 3, 4 and 5 down and has the dice. */
  const annIsGone = (changes: Partial<PartySetup> = {}) => {
    const party = aParty(changes);
    party.give(host, { type: 'StartGame' });
    party.throws('1-2', '1-3', '1-4');
    return party;
  };

  test('the host throws for whoever has the dice, at once, and the cards turned are those of the seat', () => {
    const party = annIsGone();
    expect(party.give(host, { type: 'ThrowFor', seat: 1, faces: [4, 5] })).toMatchObject([
      { type: 'ThrowTakenOver', seat: 1, by: host, clause: 'policy/absent' },
      { type: 'DiceThrown', player: 0, roll: [4, 5] },
      { type: 'CardTurnedDown', player: 0, card: 9, left: 6 },
    ]);
    party.give(host, { type: 'ThrowFor', seat: 1, faces: [6, 1] });
    expect([party.rack(1), party.kitty(), throwerOf(party.table())]).toEqual([46, 8, 2]);
  });

  test('another player may after a minute, and not a moment before', () => {
    const party = annIsGone();
    party.wait(59_999);
    const refusal = party.refused(player('bob'), { type: 'ThrowFor', seat: 1, faces: [4, 5] });
    expect(refusal).toEqual({
      code: 'THROWER_HAS_TIME',
      clause: 'policy/absent',
      name: 'ann',
      wait: 60,
      waited: 59,
    });
    expect(tellInEnglish(refusal)).toBe(
      'ann has 60 seconds to throw, and 59 have gone by. Wait, or ask the host.',
    );
    party.wait(1);
    party.give(player('bob'), { type: 'ThrowFor', seat: 1, faces: [4, 5] });
    // Every throw gives the thrower time anew.
    expect(party.refused(player('cyd'), { type: 'ThrowFor', seat: 1, faces: [4, 5] }).code).toBe(
      'THROWER_HAS_TIME',
    );
    party.give(player('ann'), { type: 'ThrowDice', seat: 1, faces: [3, 3] });
  });

  test('nobody throws for the seat that has not got the dice, for their own, or from outside', () => {
    const party = annIsGone();
    party.wait(60_000);
    const codes = [
      party.refused(host, { type: 'ThrowFor', seat: 2, faces: [4, 5] }),
      party.refused(player('ann'), { type: 'ThrowFor', seat: 1, faces: [4, 5] }),
      party.refused(player('zoe'), { type: 'ThrowFor', seat: 1, faces: [4, 5] }),
      party.refused(house, { type: 'ThrowFor', seat: 1, faces: [4, 5] }),
      party.refused(host, { type: 'ThrowFor', seat: 1 }),
    ].map(({ code }) => code);
    expect(codes).toEqual(['NOT_YOUR_THROW', 'YOUR_OWN_SEAT', 'NOT_SEATED', 'NOT_YOUR_ROLE', 'NOT_A_ROLL']);
  });

  test('virtual dice are released for the seat, and in the air nobody leaves and nothing ends', () => {
    const party = aParty({ dice: 'virtual' });
    party.give(host, { type: 'StartGame' });
    expect(party.give(host, { type: 'ThrowFor', seat: 1 })).toMatchObject([
      { type: 'ThrowTakenOver', seat: 1 },
      { type: 'DiceReleased', seat: 1 },
    ]);
    expect(party.refused(host, { type: 'StandUp', seat: 1 }).code).toBe('DICE_ARE_OUT');
    expect(party.refused(host, { type: 'EndGame' }).code).toBe('DICE_ARE_OUT');
    party.give(house, { type: 'BringToRest', faces: [1, 2] });
    party.give(host, { type: 'StandUp', seat: 1 });
  });

  test('party/setup-10 the host clears the seat in mid-game: the dice go to the left and past it from then on', () => {
    const party = annIsGone();
    expect(party.give(host, { type: 'StandUp', seat: 1 })).toMatchObject([
      { type: 'PlayerLeft', player: 0, chips: 48, clause: 'policy/absent' },
      { type: 'DicePassed', player: 0, to: 1, skipped: [], clause: 'party/setup-10' },
      { type: 'StoodUp', seat: 1 },
    ]);
    // What ann put in stays in; what she had left she takes.
    expect([party.rack(1), party.kitty(), throwerOf(party.table())]).toEqual([0, 6, 2]);
    party.throws('6-1');
    expect(throwerOf(party.table())).toBe(3);
    party.throws('6-1');
    expect(throwerOf(party.table())).toBe(2);
    // Nobody else has 3 up once bob and cyd have turned it, though ann's still lies there.
    party.throws('1-2', '1-2', '1-2');
    expect(party.table().game.phase).toEqual({ is: 'throwing', thrower: 2, chances: 3 });
  });

  test('party/setup-10 a player who is not at the dice leaves them where they are', () => {
    const party = annIsGone();
    expect(party.give(host, { type: 'StandUp', seat: 2 }).map(({ type }) => type)).toEqual([
      'PlayerLeft',
      'StoodUp',
    ]);
    expect(throwerOf(party.table())).toBe(1);
    party.throws('6-1');
    expect(throwerOf(party.table())).toBe(3);
  });

  test('party/setup-9 high dice go on without whoever is gone', () => {
    const party = aParty({ first: 'high dice' }, ['ann', 'bob', 'cyd']);
    party.give(host, { type: 'StartGame' });
    party.throws('6-6', '5-5');
    // Cyd alone has not thrown: without her ann is the highest.
    expect(party.give(host, { type: 'StandUp', seat: 3 })).toMatchObject([
      { type: 'PlayerLeft', player: 2 },
      { type: 'FirstThrowerChosen', player: 0, how: 'high dice' },
      { type: 'StoodUp', seat: 3 },
    ]);

    const tied = aParty({ first: 'high dice' }, ['ann', 'bob', 'cyd']);
    tied.give(host, { type: 'StartGame' });
    tied.throws('6-6', '5-5', '6-6');
    expect(tied.give(host, { type: 'StandUp', seat: 1 })).toMatchObject([
      { type: 'PlayerLeft', player: 0 },
      { type: 'FirstThrowerChosen', player: 2 },
      { type: 'StoodUp', seat: 1 },
    ]);

    const thrown = aParty({ first: 'high dice' }, ['ann', 'bob', 'cyd']);
    thrown.give(host, { type: 'StartGame' });
    thrown.throws('6-6');
    thrown.give(host, { type: 'StandUp', seat: 1 });
    expect(throwerOf(thrown.table())).toBe(2);
    thrown.throws('1-1', '1-2');
    expect(throwerOf(thrown.table())).toBe(3);
  });

  test('one player alone plays no game: the last who is left has the kitty, and nobody has won', () => {
    const party = annIsGone();
    party.give(host, { type: 'StandUp', seat: 1 });
    const events = party.give(host, { type: 'StandUp', seat: 2 });
    expect(events).toMatchObject([
      { type: 'PlayerLeft', player: 1 },
      { type: 'KittyShared', player: 2, chips: 6, rack: 54, kitty: 0 },
      { type: 'GameEnded', game: 1 },
      { type: 'StoodUp', seat: 2 },
    ]);
    expect([party.rack(3), party.kitty(), party.table().game.phase.is]).toEqual([54, 0, 'gathering']);
  });

  test('the house throws for whoever lets the time go by, and waits less for them until they are heard of', () => {
    const party = annIsGone();
    expect(throwIsDueIn(party.table(), 30_000)).toBe(30_000);
    party.give({ person: 'house', role: 'operator' }, { type: 'ThrowFor', seat: 1, faces: roll('4-5') });
    expect([party.table().away, throwIsDueIn(party.table(), 30_000)]).toEqual([[1], 5_000]);
    expect(party.refused(player('bob'), { type: 'ComeBack', seat: 1 }).code).toBe('NOT_YOUR_SEAT');
    expect(party.give(player('ann'), { type: 'ComeBack', seat: 1 })).toMatchObject([
      { type: 'CameBack', seat: 1, clause: 'policy/absent' },
    ]);
    expect([party.table().away, throwIsDueIn(party.table(), 30_000)]).toEqual([[], 30_000]);
    expect(party.refused(player('ann'), { type: 'ComeBack', seat: 1 }).code).toBe('NOT_AWAY');
  });

  test('a game is begun without those who are not there, and two are needed who are', () => {
    const party = aParty();
    expect(party.refused(host, { type: 'StartGame', without: [1, 2] })).toMatchObject({
      code: 'PLAYERS_ARE_AWAY',
      clause: 'policy/absent',
    });
    expect(party.give(host, { type: 'StartGame', without: [1] })[0]).toMatchObject({ seats: [2, 3] });
    expect([party.rack(1), party.rack(2), party.rack(3), party.kitty()]).toEqual([50, 48, 48, 4]);
  });

  test('the host ends a game: the kitty in equal parts, what is over from the thrower to the left', () => {
    const party = annIsGone();
    party.throws('6-1', '6-1', '1-2', '1-3', '1-2');
    // Six antes' chips, two sevens, and one chip of cyd's for a 3 that was down.
    expect([party.kitty(), throwerOf(party.table())]).toEqual([11, 2]);
    expect(party.give(host, { type: 'EndGame' })).toMatchObject([
      { type: 'KittyShared', player: 1, chips: 4, kitty: 7 },
      { type: 'KittyShared', player: 2, chips: 4, kitty: 3 },
      { type: 'KittyShared', player: 0, chips: 3, kitty: 0 },
      { type: 'GameEnded', game: 1, clause: 'policy/absent' },
    ]);
    expect([party.rack(1), party.rack(2), party.rack(3), party.kitty()]).toEqual([49, 50, 51, 0]);
    expect(party.refused(host, { type: 'EndGame' }).code).toBe('GAME_NOT_STARTED');
    expect(party.give(host, { type: 'StartGame' })[0]).toMatchObject({ game: 2, seats: [1, 2, 3] });
    expect(party.refused(player('ann'), { type: 'EndGame' }).code).toBe('NOT_YOUR_ROLE');
  });
});
