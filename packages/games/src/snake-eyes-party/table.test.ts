import { balanceOf, roll } from '@dicepit/engine';
import { tellInEnglish } from '@dicepit/words/english';
import { describe, expect, test } from 'vitest';
import { aPartySetup, givenParty } from '../testing/given-party.ts';
import { house, operator } from '../testing/given-table.ts';
import { decidePartyTable, findThrower, newPartyTable, type PartySetup, throwIsDueIn } from './table.ts';

const host = operator;

/** Ann turns all her ten cards down in one run. */
const tenCards = ['1-1', '1-2', '1-3', '1-4', '1-5', '2-6', '3-6', '4-6', '5-6', '6-6'];

describe('a party table', () => {
  test('party/setup-7 party/setup-8 the ante of everybody seated makes the kitty', () => {
    const party = givenParty();
    party.given(host, { type: 'StartGame' });
    expect([party.rack(1), party.rack(2), party.rack(3), party.kitty()]).toEqual([48, 48, 48, 6]);
    expect(balanceOf(party.table().ledger, 'outside')).toBe(-150);
  });

  test('party/setup-1 one player alone is no game; two are', () => {
    const party = givenParty({}, ['ann']);
    party.when(host, { type: 'StartGame' }).thenRefused('PLAYERS_OUT_OF_RANGE', 'party/setup-1');
    party.given('bob', { type: 'SitDown', seat: 4, name: 'bob' });
    party.when('bob', { type: 'StartGame' }).thenFirst({
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
      setup: { ...aPartySetup(), seats },
      by: host,
      at: 1,
    });
    expect(setUp).toMatchObject(
      code === undefined ? { ok: true } : { ok: false, refusal: { code, clause: 'party/setup-1' } },
    );
  });

  test('party/setup-1 party/setup-7 every game begins with ten cards and an ante of everybody, one after the other', () => {
    const party = givenParty();
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
    expect(party.given(host, { type: 'StartGame' }).events).toMatchObject(begins(1, [48, 48, 48]));
    party.when(host, { type: 'StartGame' }).thenRefused('GAME_HAS_STARTED', 'party/setup-7');
    party.throws(...tenCards);
    expect(party.given(host, { type: 'StartGame' }).events).toMatchObject(begins(2, [52, 46, 46]));
  });

  test('party/setup-10 only the seat with the dice throws, and a seven moves them to the left', () => {
    const party = givenParty();
    party.given(host, { type: 'StartGame' });
    party
      .when('bob', { type: 'ThrowDice', seat: 2, faces: [1, 2] })
      .thenRefused('NOT_YOUR_THROW', 'party/setup-10');
    party.when('bob', { type: 'ThrowDice', seat: 1, faces: [1, 2] }).thenRefused('NOT_YOUR_SEAT');
    party.throws('6-1');
    expect(findThrower(party.table())).toBe(2);
    expect([party.rack(1), party.kitty()]).toEqual([46, 8]);
    party.throws('6-1', '6-1');
    expect(findThrower(party.table())).toBe(1);
  });

  test('party/setup-9 party/setup-10 who is out of turn is told whose throw it is, and for what', () => {
    for (const [first, clause] of [
      ['high dice', 'party/setup-9'],
      ['first seat', 'party/setup-10'],
    ] as const) {
      const party = givenParty({ first, dice: 'virtual' });
      party.given(host, { type: 'StartGame' });
      const refusal = party.when('bob', { type: 'ThrowDice', seat: 2 }).refusal;
      expect(refusal).toMatchObject({ code: 'NOT_YOUR_THROW', clause });
      expect(tellInEnglish(refusal)).toContain('Seat 1 has the dice, not seat 2');
      party.when('ann', { type: 'ThrowDice', seat: 1 }).thenEvents({ type: 'DiceReleased', seat: 1, clause });
      // In the air they are nobody's, the next on the left included.
      for (const [person, seat] of [
        ['ann', 1],
        ['bob', 2],
      ] as const)
        party.when(person, { type: 'ThrowDice', seat }).thenRefused('DICE_ARE_OUT', clause);
    }
  });

  test('party/setup-9 high dice choose the first thrower before each game', () => {
    const party = givenParty({ first: 'high dice' });
    party.given(host, { type: 'StartGame' });
    party.throws('4-5', '5-6', '5-6');
    expect(findThrower(party.table())).toBe(2);
    party.throws('2-2', '3-3');
    expect(findThrower(party.table())).toBe(3);
    expect(party.table().game.phase).toEqual({ is: 'throwing', thrower: 2, chances: null });
  });

  test('party/winner-2 the winner has the kitty, and racks go on into the next game', () => {
    const party = givenParty();
    party.given(host, { type: 'StartGame' });
    party.throws(...tenCards);
    expect(party.table().game.phase).toEqual({ is: 'won', winner: 0 });
    expect([party.rack(1), party.rack(2), party.rack(3), party.kitty()]).toEqual([54, 48, 48, 0]);
    party
      .when('ann', { type: 'ThrowDice', seat: 1, faces: [1, 2] })
      .thenRefused('GAME_IS_WON', 'party/winner-1');
    party.given('cyd', { type: 'StartGame' });
    expect([party.rack(1), party.rack(2), party.rack(3), party.kitty()]).toEqual([52, 46, 46, 6]);
    expect(party.table().game.seats.map(({ rack }) => rack)).toEqual([52, 46, 46]);
  });

  test('players come and go between games, never during one', () => {
    const party = givenParty();
    party.given(host, { type: 'StartGame' });
    party
      .when('dan', { type: 'SitDown', seat: 4, name: 'dan' })
      .thenRefused('GAME_IS_ON', 'policy/between-games');
    party.when('bob', { type: 'StandUp', seat: 2 }).thenRefused('GAME_IS_ON');
    party.throws(...tenCards);
    party.given('bob', { type: 'StandUp', seat: 2 });
    party.given('dan', { type: 'SitDown', seat: 4, name: 'dan' });
    party.when(host, { type: 'StartGame' }).thenFirst({ game: 2, seats: [1, 3, 4] });
    expect([party.rack(2), balanceOf(party.table().ledger, 'outside')]).toEqual([0, -152]);
  });

  test('the host clears the seat of somebody who is gone', () => {
    const party = givenParty();
    party.given(host, { type: 'StartGame' });
    party.throws(...tenCards);
    party.when(host, { type: 'StandUp', seat: 2 }).thenEvents({ type: 'StoodUp', seat: 2 });
    expect([party.rack(2), party.table().seats.has(2)]).toEqual([0, false]);
    party.when(host, { type: 'StandUp', seat: 2 }).thenRefused('NO_SUCH_SEAT');
    party.when('ann', { type: 'StandUp', seat: 3 }).thenRefused('NOT_YOUR_SEAT');
  });

  test('party/setup-7 a rack of one white cannot ante, and one of two can', () => {
    const party = givenParty({ startingChips: 2 }, ['ann', 'bob']);
    party.given(host, { type: 'StartGame' });
    party.throws(...tenCards);
    expect([party.rack(1), party.rack(2)]).toEqual([4, 0]);
    party.when(host, { type: 'StartGame' }).thenRefused('ANTE_MISSING', 'party/setup-7');
    party.given('bob', { type: 'BringChips', seat: 2, whites: 1 });
    expect(tellInEnglish(party.when(host, { type: 'StartGame' }).refusal)).toContain('has 1 of the 2');
    party.given('bob', { type: 'BringChips', seat: 2, whites: 1 });
    party.when(host, { type: 'StartGame' }).thenFirst({ type: 'PlayersCounted' });
  });

  test('virtual dice bring their faces when they rest, and nothing tells them earlier', () => {
    const party = givenParty({ dice: 'virtual' });
    party.given(host, { type: 'StartGame' });
    party.when('ann', { type: 'ThrowDice', seat: 1, faces: [1, 2] }).thenRefused('FACES_ARE_SEALED');
    party.when(house, { type: 'BringToRest', faces: [1, 2] }).thenRefused('DICE_NOT_OUT');
    party.when('ann', { type: 'ThrowDice', seat: 1 }).thenEvents({ type: 'DiceReleased', seat: 1 });
    party.when('ann', { type: 'ThrowDice', seat: 1 }).thenRefused('DICE_ARE_OUT');
    party
      .when(house, { type: 'BringToRest', faces: [1, 2] })
      .thenEvents({ type: 'DiceThrown', roll: [1, 2] }, { type: 'CardTurnedDown', card: 3 });
  });

  test('on credit a rack may go below nothing', () => {
    const party = givenParty({ startingChips: null });
    party.given(host, { type: 'StartGame' });
    party.throws('6-1');
    expect([party.rack(1), party.kitty()]).toEqual([-4, 8]);
  });
});

describe('a party whose thrower is gone', () => {
  /** Ann has turned 3, 4 and 5 down and has the dice. */
  const annIsGone = (changes: Partial<PartySetup> = {}) => {
    const party = givenParty(changes);
    party.given(host, { type: 'StartGame' });
    party.throws('1-2', '1-3', '1-4');
    return party;
  };

  test('the host throws for whoever has the dice, at once, and the cards turned are those of the seat', () => {
    const party = annIsGone();
    party
      .when(host, { type: 'ThrowFor', seat: 1, faces: [4, 5] })
      .thenEvents(
        { type: 'ThrowTakenOver', seat: 1, by: host, clause: 'policy/absent' },
        { type: 'DiceThrown', player: 0, roll: [4, 5] },
        { type: 'CardTurnedDown', player: 0, card: 9, left: 6 },
      );
    party.given(host, { type: 'ThrowFor', seat: 1, faces: [6, 1] });
    expect([party.rack(1), party.kitty(), findThrower(party.table())]).toEqual([46, 8, 2]);
  });

  test('another player may after a minute, and not a moment before', () => {
    const party = annIsGone();
    party.wait(59_999);
    const refusal = party.when('bob', { type: 'ThrowFor', seat: 1, faces: [4, 5] }).refusal;
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
    party.given('bob', { type: 'ThrowFor', seat: 1, faces: [4, 5] });
    // Every throw gives the thrower time anew.
    party.when('cyd', { type: 'ThrowFor', seat: 1, faces: [4, 5] }).thenRefused('THROWER_HAS_TIME');
    party.given('ann', { type: 'ThrowDice', seat: 1, faces: [3, 3] });
  });

  test('nobody throws for the seat that has not got the dice, for their own, or from outside', () => {
    const party = annIsGone();
    party.wait(60_000);
    const codes = [
      party.when(host, { type: 'ThrowFor', seat: 2, faces: [4, 5] }).refusal,
      party.when('ann', { type: 'ThrowFor', seat: 1, faces: [4, 5] }).refusal,
      party.when('zoe', { type: 'ThrowFor', seat: 1, faces: [4, 5] }).refusal,
      party.when(house, { type: 'ThrowFor', seat: 1, faces: [4, 5] }).refusal,
      party.when(host, { type: 'ThrowFor', seat: 1 }).refusal,
    ].map(({ code }) => code);
    expect(codes).toEqual(['NOT_YOUR_THROW', 'YOUR_OWN_SEAT', 'NOT_SEATED', 'NOT_YOUR_ROLE', 'NOT_A_ROLL']);
  });

  test('virtual dice are released for the seat, and in the air nobody leaves and nothing ends', () => {
    const party = givenParty({ dice: 'virtual' });
    party.given(host, { type: 'StartGame' });
    party
      .when(host, { type: 'ThrowFor', seat: 1 })
      .thenEvents({ type: 'ThrowTakenOver', seat: 1 }, { type: 'DiceReleased', seat: 1 });
    party.when(host, { type: 'StandUp', seat: 1 }).thenRefused('DICE_ARE_OUT');
    party.when(host, { type: 'EndGame' }).thenRefused('DICE_ARE_OUT');
    party.given(house, { type: 'BringToRest', faces: [1, 2] });
    party.given(host, { type: 'StandUp', seat: 1 });
  });

  test('party/setup-10 the host clears the seat in mid-game: the dice go to the left and past it from then on', () => {
    const party = annIsGone();
    party
      .when(host, { type: 'StandUp', seat: 1 })
      .thenEvents(
        { type: 'PlayerLeft', player: 0, chips: 48, clause: 'policy/absent' },
        { type: 'DicePassed', player: 0, to: 1, skipped: [], clause: 'party/setup-10' },
        { type: 'StoodUp', seat: 1 },
      );
    // What ann put in stays in; what she had left she takes.
    expect([party.rack(1), party.kitty(), findThrower(party.table())]).toEqual([0, 6, 2]);
    party.throws('6-1');
    expect(findThrower(party.table())).toBe(3);
    party.throws('6-1');
    expect(findThrower(party.table())).toBe(2);
    // Nobody else has 3 up once bob and cyd have turned it, though ann's still lies there.
    party.throws('1-2', '1-2', '1-2');
    expect(party.table().game.phase).toEqual({ is: 'throwing', thrower: 2, chances: 3 });
  });

  test('party/setup-10 a player who is not at the dice leaves them where they are', () => {
    const party = annIsGone();
    party.when(host, { type: 'StandUp', seat: 2 }).thenEvents('PlayerLeft', 'StoodUp');
    expect(findThrower(party.table())).toBe(1);
    party.throws('6-1');
    expect(findThrower(party.table())).toBe(3);
  });

  test('party/setup-9 high dice go on without whoever is gone', () => {
    const party = givenParty({ first: 'high dice' }, ['ann', 'bob', 'cyd']);
    party.given(host, { type: 'StartGame' });
    party.throws('6-6', '5-5');
    // Cyd alone has not thrown: without her ann is the highest.
    party
      .when(host, { type: 'StandUp', seat: 3 })
      .thenEvents(
        { type: 'PlayerLeft', player: 2 },
        { type: 'FirstThrowerChosen', player: 0, how: 'high dice' },
        { type: 'StoodUp', seat: 3 },
      );

    const tied = givenParty({ first: 'high dice' }, ['ann', 'bob', 'cyd']);
    tied.given(host, { type: 'StartGame' });
    tied.throws('6-6', '5-5', '6-6');
    tied
      .when(host, { type: 'StandUp', seat: 1 })
      .thenEvents(
        { type: 'PlayerLeft', player: 0 },
        { type: 'FirstThrowerChosen', player: 2 },
        { type: 'StoodUp', seat: 1 },
      );

    const thrown = givenParty({ first: 'high dice' }, ['ann', 'bob', 'cyd']);
    thrown.given(host, { type: 'StartGame' });
    thrown.throws('6-6');
    thrown.given(host, { type: 'StandUp', seat: 1 });
    expect(findThrower(thrown.table())).toBe(2);
    thrown.throws('1-1', '1-2');
    expect(findThrower(thrown.table())).toBe(3);
  });

  test('one player alone plays no game: the last who is left has the kitty, and nobody has won', () => {
    const party = annIsGone();
    party.given(host, { type: 'StandUp', seat: 1 });
    const events = party.given(host, { type: 'StandUp', seat: 2 }).events;
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
    party.given({ person: 'house', role: 'operator' }, { type: 'ThrowFor', seat: 1, faces: roll('4-5') });
    expect([party.table().away, throwIsDueIn(party.table(), 30_000)]).toEqual([[1], 5_000]);
    party.when('bob', { type: 'ComeBack', seat: 1 }).thenRefused('NOT_YOUR_SEAT');
    party
      .when('ann', { type: 'ComeBack', seat: 1 })
      .thenEvents({ type: 'CameBack', seat: 1, clause: 'policy/absent' });
    expect([party.table().away, throwIsDueIn(party.table(), 30_000)]).toEqual([[], 30_000]);
    party.when('ann', { type: 'ComeBack', seat: 1 }).thenRefused('NOT_AWAY');
  });

  test('a game is begun without those who are not there, and two are needed who are', () => {
    const party = givenParty();
    party.when(host, { type: 'StartGame', without: [1, 2] }).thenRefused('PLAYERS_ARE_AWAY', 'policy/absent');
    party.when(host, { type: 'StartGame', without: [1] }).thenFirst({ seats: [2, 3] });
    expect([party.rack(1), party.rack(2), party.rack(3), party.kitty()]).toEqual([50, 48, 48, 4]);
  });

  test('the host ends a game: the kitty in equal parts, what is over from the thrower to the left', () => {
    const party = annIsGone();
    party.throws('6-1', '6-1', '1-2', '1-3', '1-2');
    // Six antes' chips, two sevens, and one chip of cyd's for a 3 that was down.
    expect([party.kitty(), findThrower(party.table())]).toEqual([11, 2]);
    party
      .when(host, { type: 'EndGame' })
      .thenEvents(
        { type: 'KittyShared', player: 1, chips: 4, kitty: 7 },
        { type: 'KittyShared', player: 2, chips: 4, kitty: 3 },
        { type: 'KittyShared', player: 0, chips: 3, kitty: 0 },
        { type: 'GameEnded', game: 1, clause: 'policy/absent' },
      );
    expect([party.rack(1), party.rack(2), party.rack(3), party.kitty()]).toEqual([49, 50, 51, 0]);
    party.when(host, { type: 'EndGame' }).thenRefused('GAME_NOT_STARTED');
    party.when(host, { type: 'StartGame' }).thenFirst({ game: 2, seats: [1, 2, 3] });
    party.when('ann', { type: 'EndGame' }).thenRefused('NOT_YOUR_ROLE');
  });
});
