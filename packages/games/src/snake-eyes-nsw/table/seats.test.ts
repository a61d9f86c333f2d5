import type { CommandBody } from '@dicepit/engine';
import { expect, test } from 'vitest';
import { casinoSupervisor, givenHome, house, type TableUnderTest } from '../../testing/given-table.ts';

/** Ann has the dice and a bet that stands through every 9; the others may look on. */
function withShooter(players: readonly string[], seats: number): TableUnderTest {
  const at = givenHome('snake-eyes-nsw', players, { seats });
  at.bets('ann', { 'hard-6': 5_00 });
  at.takes('ann');
  return at;
}

const throwNine = (at: TableUnderTest) => at.rolls(5, 4);

const vacate = (seat: number): CommandBody => ({ type: 'RequireToVacate', seat });

test('nsw/9.9 three called rolls without a bet at a full table free the seat, and two do not', () => {
  const at = withShooter(['ann', 'bob'], 2);
  throwNine(at);
  throwNine(at);
  at.when(house, vacate(2)).thenRefused('NOT_ABSTAINED_ENOUGH', 'nsw/9.9');
  throwNine(at);
  at.when(house, vacate(2)).thenEvents(
    { type: 'CashedOut', seat: 2, cents: 200_00, clause: 'nsw/9.9' },
    { type: 'StoodUp', seat: 2, cause: 'required', clause: 'nsw/9.9' },
  );
  at.given('cas', { type: 'SitDown', seat: 2, name: 'Cas' });
});

test('nsw/9.9 nobody gives up a place while another is free', () => {
  const at = withShooter(['ann', 'bob'], 3);
  for (let roll = 0; roll < 3; roll += 1) throwNine(at);
  at.when(casinoSupervisor, vacate(2)).thenRefused('SEATS_ARE_FREE', 'nsw/9.9');
});

test('nsw/9.9 only rolls while all other seats are in use count, and three of them in a row', () => {
  const at = withShooter(['ann', 'bob'], 3);
  const sits = () => at.given('cas', { type: 'SitDown', seat: 3, name: 'Cas' });
  const tooFew = { code: 'NOT_ABSTAINED_ENOUGH', clause: 'nsw/9.9' };
  for (let roll = 0; roll < 3; roll += 1) throwNine(at);
  sits();
  at.when(casinoSupervisor, vacate(2)).thenRefused({
    ...tooFew,
    seat: 2,
    rolls: 0,
    needed: 3,
  });
  throwNine(at);
  throwNine(at);
  // The seat is free for one roll: nobody was kept out, and the count begins anew.
  at.given('cas', { type: 'StandUp', seat: 3 });
  throwNine(at);
  sits();
  throwNine(at);
  throwNine(at);
  at.when(casinoSupervisor, vacate(2)).thenRefused(tooFew);
  throwNine(at);
  at.given(casinoSupervisor, vacate(2));
});

test('nsw/9.9 a seat that is taken or left while the dice are out was not in use for that roll', () => {
  const at = withShooter(['ann', 'bob'], 3);
  at.throws();
  at.given('cas', { type: 'SitDown', seat: 3, name: 'Cas' });
  at.given(house, { type: 'BringToRest' });
  at.given(house, { type: 'CallRoll', faces: [5, 4] });
  at.given(house, { type: 'SettleRoll' });
  throwNine(at);
  throwNine(at);
  at.when(casinoSupervisor, vacate(2)).thenRefused('NOT_ABSTAINED_ENOUGH');
  throwNine(at);
  at.given(casinoSupervisor, vacate(2));
});

test('nsw/9.9 a void roll is no round, and a live multi-roll bet is no abstaining', () => {
  const at = withShooter(['ann', 'bob'], 2);
  throwNine(at);
  throwNine(at);
  at.throws();
  at.given(house, { type: 'CallNoRoll', reason: 'die-on-die' });
  at.when(house, vacate(2)).thenRefused('NOT_ABSTAINED_ENOUGH');
  throwNine(at);
  at.when(house, vacate(1)).thenRefused('NOT_ABSTAINED_ENOUGH');
  at.given(house, vacate(2));
});

test('nsw/9.9 a bet on a roll begins the count anew, and a bet that lies now keeps the seat', () => {
  const at = withShooter(['ann', 'bob'], 2);
  throwNine(at);
  throwNine(at);
  at.bets('bob', { 'any-7': 5_00 });
  throwNine(at);
  throwNine(at);
  throwNine(at);
  at.when(house, vacate(2)).thenRefused('NOT_ABSTAINED_ENOUGH');
  throwNine(at);
  at.bets('bob', { 'any-7': 5_00 });
  at.when(house, vacate(2)).thenRefused('BETS_ARE_UP');
});

test('nsw/9.9 a player does not send another away', () => {
  const at = withShooter(['ann', 'bob'], 2);
  for (let roll = 0; roll < 3; roll += 1) throwNine(at);
  at.when('ann', vacate(2)).thenRefused('NOT_YOUR_ROLE');
});

test('nsw/9.10 nobody stakes, buys, cashes or leaves for another', () => {
  const at = givenHome('snake-eyes-nsw', ['ann', 'bob']);
  const forBob: readonly CommandBody[] = [
    { type: 'CashOut', seat: 2, cents: 10_00 },
    { type: 'BuyIn', seat: 2, cents: 10_00, from: 'account' },
    { type: 'BuyIn', seat: 2, cents: 10_00, from: 'chips' },
    { type: 'ColourOut', seat: 2 },
    { type: 'StandUp', seat: 2 },
    { type: 'PlaceBets', seat: 2, bets: [{ wager: 'field', chips: 10_00 }] },
  ];
  const codes = forBob.map((command) => at.when('ann', command).refusal.code);
  expect(codes).toEqual(forBob.map(() => 'NOT_YOUR_SEAT'));
});
