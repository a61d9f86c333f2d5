import { decideTable } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { givenShooter, theDealer } from '../../../games/src/testing/given-table.ts';
import { facesNow, isMyThrow, postedFor, refusalFor, toStatus, voidRollNow } from './player-view.ts';
import { atSeat, sightAt } from './testing/at-seat.ts';

const titles = (view: Parameters<typeof toStatus>[0]): readonly string[] => {
  const { title, line } = toStatus(view);
  return [title, line];
};

describe('the status line', () => {
  test('of a roll at Snake Eyes, from the offer to the call', () => {
    const { at, view } = atSeat('snake-eyes-nz', { dice: 'virtual' });
    expect(titles(view())).toEqual(['Bets open', 'Nobody has the dice yet']);
    at.bets(1, { 'hard-8': 5_00 });
    at.bets(1, { field: 10_00 });
    at.offers();
    expect(titles(view())).toEqual(['Dice offered to you', 'Bets are open meanwhile']);
    at.takes(1);
    expect(titles(view())).toEqual(['Your throw', 'You shoot, roll 1']);
    expect(isMyThrow(view())).toBe(true);
    at.throws();
    expect(titles(view())).toEqual(['Dice out', 'Bets may come down']);
    expect(facesNow(view())).toBeUndefined();
    at.given(theDealer, { type: 'BringToRest', faces: [4, 4] });
    at.given(theDealer, { type: 'CallRoll', faces: [4, 4] });
    expect(titles(view())).toEqual(['Eight, hard', 'You win 35']);
    expect(facesNow(view())).toEqual([4, 4]);
  });

  test('nz/5.6(b) says what a called roll does before the dealer has keyed it and may settle, as the television does', () => {
    const at = givenShooter('snake-eyes-nz', [[1, 'hard-8', 5_00]], { strict: true });
    at.calls(4, 4);
    const view = sightAt(at, 'snake-eyes-nz');
    const settle = { type: 'SettleRoll', by: { person: 'house', role: 'dealer' }, at: at.now() } as const;
    expect(decideTable(view.rules, view.table, settle).ok).toBe(false);
    expect(toStatus(view).line).toBe('You win 45');
  });

  test('says that bets are open while somebody else has the dice before them', () => {
    const { at, view } = atSeat('snake-eyes-nz', { dice: 'virtual' });
    at.bets(1, { field: 5_00 });
    at.bets(2, { field: 5_00 });
    at.offers();
    at.declines(1);
    at.offers();
    at.takes(2);
    expect(titles(view())).toEqual(['Bets open', 'bob shoots, roll 1']);
  });

  test('counts the throws of a set at Double Dice', () => {
    const { at, view } = atSeat('double-dice');
    at.bets(1, { 'shooters-bet': 10_00 });
    at.offers();
    at.takes(1);
    at.rolls(5, 3);
    at.rolls(5, 4);
    expect(toStatus(view()).line).toBe('You shoot, throw 3 next');
  });

  test('says who throws at Wonder Dice', () => {
    expect(toStatus(atSeat('wonder-dice').view()).line).toBe('Round 1, dealer throws');
  });

  test('names the void roll of Double Dice and that bets are frozen', () => {
    const { at, view } = atSeat('double-dice');
    at.bets(1, { 'shooters-bet': 10_00 });
    at.offers();
    at.takes(1);
    at.voids(view().game.procedure.noRolls[0]?.reason ?? '');
    expect(titles(view())).toEqual(['No Throw', 'No bet is changed until the next throw']);
  });
});

describe('the status line says what a tap would meet', () => {
  test('nz/5.9(d) bets are not called open while the dealer throws out what is undecided', () => {
    const { at, view } = atSeat('snake-eyes-nz', { dice: 'virtual' });
    at.bets(1, { 'hard-8': 5_00 });
    at.offers();
    at.takes(1);
    at.given(1, { type: 'GiveUpDice', seat: 1 });
    while (at.offers() !== undefined) at.declines(2);
    expect(titles(view())).toEqual(['No new bets', 'The dealer throws until all that lies is decided']);
  });

  test('a pit that is paused takes neither bets nor throws', () => {
    const { at, view } = atSeat('snake-eyes-nz', { dice: 'virtual' });
    const paused = () => titles({ ...view(), paused: true });
    const stands = ['Paused', 'Nothing is bet or thrown until it goes on'];
    expect(paused()).toEqual(stands);
    at.bets(1, { field: 5_00 });
    at.offers();
    expect(paused()).toEqual(stands);
    at.takes(1);
    expect(paused()).toEqual(stands);
  });

  test('nsw/9.3.2 whoever is kept from the game is told so, and neither bets nor gets the dice', () => {
    const { at, view } = atSeat('snake-eyes-nsw', { dice: 'virtual' });
    const kept = () => ({ ...view(), kept: 'nsw/9.3.2' });
    const stands = ['No new bets', 'You take no further part in this game'];
    expect(titles(kept())).toEqual(stands);
    const bets = [{ wager: 'field', chips: 5_00 }];
    expect(refusalFor(kept(), { type: 'PlaceBets', seat: 1, bets })).toMatchObject({
      code: 'EXCLUDED_FROM_GAME',
      clause: 'nsw/9.3.2',
    });
    at.bets(1, { field: 5_00 });
    at.offers();
    expect(titles(view())).toEqual(['Dice offered to you', 'Bets are open meanwhile']);
    expect(titles(kept())).toEqual(stands);
    expect(refusalFor(kept(), { type: 'TakeDownBet', seat: 1, bet: 'b1' })).toBeUndefined();
  });

  test('whoever only watches is not told that dice which nobody has are offered to them', () => {
    const { at, view } = atSeat('snake-eyes-nz', { dice: 'virtual' }, 'somebody else');
    at.bets(1, { field: 5_00 });
    at.offers();
    at.declines(1);
    expect(titles(view())).toEqual(['Bets open', 'Nobody has the dice yet']);
  });

  test('a shooter who has to wait for the others, or needs a bet, is not told to throw', () => {
    const { at, view } = atSeat('snake-eyes-nz', { dice: 'virtual' });
    at.bets(1, { field: 5_00 });
    at.offers();
    at.takes(1);
    const waiting = { ...view(), betting: 20_000 };
    const after = (ms: number) => ({ ...waiting, at: waiting.table.since + ms });
    expect(titles(after(19_999))).toEqual(['Bets open', 'You throw when the others have bet']);
    expect(titles(after(20_000))).toEqual(['Your throw', 'You shoot, roll 1']);
    at.given(1, { type: 'TakeDownBet', seat: 1, bet: 'b1' });
    expect(titles(view())).toEqual(['Bets open', 'Place a bet, then throw']);
  });
});

test('nz/6.3(b) a no roll is said with its reason in words until the dice go out again', () => {
  const { at, view } = atSeat('snake-eyes-nz', { dice: 'virtual' });
  at.bets(1, { field: 5_00 });
  at.offers();
  at.takes(1);
  expect(voidRollNow(view())).toBeUndefined();
  const reason = view().game.procedure.noRolls.find(({ clause }) => clause === '6.3(b)');
  at.voids(reason?.reason ?? '');
  expect(voidRollNow(view())).toEqual({
    call: 'No roll',
    says: reason?.says,
    number: 1,
    clause: 'nz/6.3(b)',
  });
  at.throws();
  expect(voidRollNow(view())).toBeUndefined();
});

const MINUTES = 60_000;
const supervisor = { person: 'sue', role: 'casino-supervisor' } as const;

test('a table without announcements has none', () => {
  expect(postedFor(atSeat('snake-eyes-nsw').view())).toEqual([]);
});

test('nsw/7.5 a higher minimum is announced until it applies', () => {
  const { at, view } = atSeat('snake-eyes-nsw');
  const from = at.now() + 20 * MINUTES;
  at.given(supervisor, { type: 'PostRaise', minimum: 10_00, from });
  expect(postedFor(view())).toEqual([{ is: 'raise', at: from, minimum: 10_00, wager: undefined }]);
  expect(postedFor({ ...view(), at: from })).toEqual([]);
});

test('nsw/9.8 the end of the table is announced until it comes', () => {
  const { at, view } = atSeat('snake-eyes-nsw');
  const closesAt = at.now() + 25 * MINUTES;
  at.given(supervisor, { type: 'PostClosing', closesAt });
  expect(postedFor(view())).toEqual([{ is: 'closing', at: closesAt }]);
});
