import type { CommandBody } from '@dicepit/engine';
import { expect, test } from 'vitest';
import { bets, rolls, takesDice, throwsDice } from '../../testing/at-betting.ts';
import { type AtTable, casinoSupervisor, house, inPlay, player } from '../../testing/at-table.ts';

/** Ann has the dice and a bet that stands through every 9; the others may look on. */
function withShooter(players: readonly string[], seats: number): AtTable {
  const at = inPlay('snake-eyes-nsw', players, { seats });
  bets(at, 'ann', { 'hard-6': 5_00 });
  takesDice(at, 'ann');
  return at;
}

const throwNine = (at: AtTable) => rolls(at, 5, 4);

const vacate = (seat: number): CommandBody => ({ type: 'RequireToVacate', seat });

test('nsw/9.9 three called rolls without a bet at a full table free the seat, and two do not', () => {
  const at = withShooter(['ann', 'bob'], 2);
  throwNine(at);
  throwNine(at);
  expect(at.refused(house, vacate(2))).toMatchObject({ code: 'NOT_ABSTAINED_ENOUGH', clause: 'nsw/9.9' });
  throwNine(at);
  expect(at.give(house, vacate(2))).toMatchObject([
    { type: 'CashedOut', seat: 2, cents: 200_00, clause: 'nsw/9.9' },
    { type: 'StoodUp', seat: 2, cause: 'required', clause: 'nsw/9.9' },
  ]);
  at.give(player('cas'), { type: 'SitDown', seat: 2, name: 'Cas' });
});

test('nsw/9.9 nobody gives up a place while another is free', () => {
  const at = withShooter(['ann', 'bob'], 3);
  for (let roll = 0; roll < 3; roll += 1) throwNine(at);
  expect(at.refused(casinoSupervisor, vacate(2))).toMatchObject({
    code: 'SEATS_ARE_FREE',
    clause: 'nsw/9.9',
  });
});

test('nsw/9.9 only rolls while all other seats are in use count, and three of them in a row', () => {
  const at = withShooter(['ann', 'bob'], 3);
  const sits = () => at.give(player('cas'), { type: 'SitDown', seat: 3, name: 'Cas' });
  const tooFew = { code: 'NOT_ABSTAINED_ENOUGH', clause: 'nsw/9.9' };
  for (let roll = 0; roll < 3; roll += 1) throwNine(at);
  sits();
  expect(at.refused(casinoSupervisor, vacate(2))).toMatchObject({
    ...tooFew,
    message: 'Seat 2 has made no bet for 0 rolls. It takes 3.',
  });
  throwNine(at);
  throwNine(at);
  // The seat is free for one roll: nobody was kept out, and the count begins anew.
  at.give(player('cas'), { type: 'StandUp', seat: 3 });
  throwNine(at);
  sits();
  throwNine(at);
  throwNine(at);
  expect(at.refused(casinoSupervisor, vacate(2))).toMatchObject(tooFew);
  throwNine(at);
  at.give(casinoSupervisor, vacate(2));
});

test('nsw/9.9 a seat that is taken or left while the dice are out was not in use for that roll', () => {
  const at = withShooter(['ann', 'bob'], 3);
  throwsDice(at);
  at.give(player('cas'), { type: 'SitDown', seat: 3, name: 'Cas' });
  at.give(house, { type: 'BringToRest' });
  at.give(house, { type: 'CallRoll', faces: [5, 4] });
  at.give(house, { type: 'SettleRoll' });
  throwNine(at);
  throwNine(at);
  expect(at.refused(casinoSupervisor, vacate(2)).code).toBe('NOT_ABSTAINED_ENOUGH');
  throwNine(at);
  at.give(casinoSupervisor, vacate(2));
});

test('nsw/9.9 a void roll is no round, and a live multi-roll bet is no abstaining', () => {
  const at = withShooter(['ann', 'bob'], 2);
  throwNine(at);
  throwNine(at);
  throwsDice(at);
  at.give(house, { type: 'CallNoRoll', reason: 'die-on-die' });
  expect(at.refused(house, vacate(2)).code).toBe('NOT_ABSTAINED_ENOUGH');
  throwNine(at);
  expect(at.refused(house, vacate(1)).code).toBe('NOT_ABSTAINED_ENOUGH');
  at.give(house, vacate(2));
});

test('nsw/9.9 a bet on a roll begins the count anew, and a bet that lies now keeps the seat', () => {
  const at = withShooter(['ann', 'bob'], 2);
  throwNine(at);
  throwNine(at);
  bets(at, 'bob', { 'any-7': 5_00 });
  throwNine(at);
  throwNine(at);
  throwNine(at);
  expect(at.refused(house, vacate(2)).code).toBe('NOT_ABSTAINED_ENOUGH');
  throwNine(at);
  bets(at, 'bob', { 'any-7': 5_00 });
  expect(at.refused(house, vacate(2)).code).toBe('BETS_ARE_UP');
});

test('nsw/9.9 a player does not send another away', () => {
  const at = withShooter(['ann', 'bob'], 2);
  for (let roll = 0; roll < 3; roll += 1) throwNine(at);
  expect(at.refused(player('ann'), vacate(2)).code).toBe('NOT_YOUR_ROLE');
});

test('nsw/9.10 nobody stakes, buys, cashes or leaves for another', () => {
  const at = inPlay('snake-eyes-nsw', ['ann', 'bob']);
  const forBob: readonly CommandBody[] = [
    { type: 'CashOut', seat: 2, cents: 10_00 },
    { type: 'BuyIn', seat: 2, cents: 10_00, from: 'account' },
    { type: 'BuyIn', seat: 2, cents: 10_00, from: 'chips' },
    { type: 'ColourOut', seat: 2 },
    { type: 'StandUp', seat: 2 },
    { type: 'PlaceBets', seat: 2, bets: [{ wager: 'field', chips: 10_00 }] },
  ];
  const codes = forBob.map((command) => at.refused(player('ann'), command).code);
  expect(codes).toEqual(forBob.map(() => 'NOT_YOUR_SEAT'));
});
