import type { TableEvent } from '@dicepit/engine';
import { expect, test } from 'vitest';
import {
  dealer,
  gameSupervisor,
  givenCasino,
  type TableUnderTest,
  theDealer,
} from '../../testing/given-table.ts';

/** Events as a trail tells them: what happened, and by which clause. */
const trail = (events: readonly TableEvent[]): readonly string[] =>
  events.map(({ type, clause }) => `${type} ${clause}`);

function casino(): TableUnderTest {
  const at = givenCasino('snake-eyes-nz', ['ann', 'bob', 'cy']);
  at.offers();
  at.takes(1, 'D1', 'D2');
  return at;
}

test('nz/6.3(a) nz/6.1 a die off the table, from the void roll to the next shooter with a new set', () => {
  const at = casino();
  at.bets(1, { 'any-7': 10_00 });
  at.bets(2, { six: 10_00 });
  at.throws();
  expect(trail(at.given(theDealer, { type: 'RecordDieOff', die: 'D2' }).events)).toEqual([
    'DieLeftTable nz/6.1',
    'IncidentOpened nz/6.1',
    'RollVoided nz/6.3(a)',
  ]);
  expect(at.table().betting.bets.map(({ bet, chips }) => [bet, chips])).toEqual([
    ['b1', 10_00],
    ['b2', 10_00],
  ]);
  expect(at.table().shooter.is).toEqual({ kind: 'seat', seat: 1 });
  expect(trail(at.given(theDealer, { type: 'StartSearch', die: 'D2' }).events)).toEqual([
    'SearchStarted nz/6.1(a)',
  ]);
  expect(trail(at.given(1, { type: 'ChooseDice', seat: 1, dice: ['D1', 'D3'] }).events)).toEqual([
    'DiceChosen nz/6.1(b)',
  ]);
  expect(trail(at.given(theDealer, { type: 'DeclareLost', die: 'D2' }).events)).toEqual([
    'DieLost nz/6.1(d)#2',
    'IncidentClosed nz/6.1(d)',
  ]);
  expect(trail(at.rolls(5, 4).events)).toEqual(['RollSettled nz/4.6', 'ShooterPrompted nz/5.7-tail']);
  expect(trail(at.given(1, { type: 'GiveUpDice', seat: 1 }).events)).toEqual([
    'DiceGivenUp nz/5.7',
    'SetRetired nz/6.1(d)',
  ]);
  at.given(theDealer, { type: 'ReceiveDice', dice: [{ die: 'E1' }, { die: 'E2' }, { die: 'E3' }] });
  const findings = ['E1', 'E2', 'E3'].map((die) => ({ die, sound: true }));
  at.given(dealer, { type: 'InspectDice', findings });
  expect(trail(at.given(gameSupervisor, { type: 'InspectDice', findings }).events)).toEqual([
    'DiceInspected nz/5.2',
    'DicePlaced nz/5.2#2',
  ]);
  expect(trail(at.given(theDealer, { type: 'OfferDice' }).events)).toEqual(['DiceOffered nz/5.9(a)']);
  at.takes(2, 'E1', 'E3');
  expect(at.table().dice.active).toEqual(['E1', 'E3']);
});

test('nz/6.1(c) a die off the table is found, inspected and back in the hand of the shooter who asked', () => {
  const at = casino();
  at.bets(1, { six: 10_00 });
  at.throws();
  at.given(theDealer, { type: 'RecordDieOff', die: 'D2' });
  at.given(theDealer, { type: 'StartSearch', die: 'D2' });
  at.given(1, { type: 'AskForOriginals', seat: 1 });
  at.given(theDealer, { type: 'RecordFound', die: 'D2', finder: 'cy' });
  expect(trail(at.given(gameSupervisor, { type: 'InspectFoundDie', die: 'D2', sound: true }).events)).toEqual(
    ['FoundDieInspected nz/6.1(c)', 'IncidentClosed nz/6.1(c)'],
  );
  at.given(theDealer, { type: 'PassDice' });
  expect(at.places('D1', 'D2')).toEqual(['shooter', 'shooter']);
  expect(at.rolls(3, 3).events.find(({ type }) => type === 'RollSettled')).toMatchObject({
    settlements: [{ wager: 'six', verdict: 'wins' }],
  });
});

test('nz/5.7(a) seven out: called, settled, nothing left undecided, and the dice go round from the left', () => {
  const at = casino();
  const losing = ['hard-4', 'hardway-combo', 'five', 'six', 'eight', 'field', 'c-and-e', 'craps-2', 'eleven'];
  for (const wager of losing) at.bets(1, { [wager]: 1_00 });
  at.bets(2, { 'any-7': 10_00 });
  at.throws();
  at.given(theDealer, { type: 'BringToRest' });
  at.when(theDealer, { type: 'CallRoll', faces: [5, 2] }).thenFirst({ total: 7, clause: 'nz/5.6(a)' });
  at.given(theDealer, { type: 'CollectDice' });
  at.given(theDealer, { type: 'CentreDice' });
  const events = at.given(theDealer, { type: 'SettleRoll' }).events;
  expect(trail(events)).toEqual(['RollSettled nz/4.6', 'DiceGivenUp nz/5.7(a)']);
  const [settled] = events;
  const won =
    settled?.type === 'RollSettled' ? settled.settlements.filter(({ verdict }) => verdict === 'wins') : [];
  expect(won.map(({ wager, winnings }) => [wager, winnings])).toEqual([['any-7', 40_00]]);
  expect(at.table().betting.bets).toEqual([]);
  at.bets(3, { six: 5_00 });
  expect(trail(at.given(theDealer, { type: 'OfferDice' }).events)).toEqual(['DiceOffered nz/5.9(a)']);
  expect(at.table().shooter.is).toMatchObject({ to: 3 });
});

test('nz/5.9(d) the shooter quits: nobody wants the dice, and the dealer throws until the last bet is gone', () => {
  const at = casino();
  at.bets(1, { six: 10_00 });
  at.bets(2, { 'hard-8': 10_00 });
  at.rolls(5, 4);
  expect(trail(at.given(1, { type: 'GiveUpDice', seat: 1 }).events)).toEqual(['DiceGivenUp nz/5.7']);
  at.offers();
  at.declines(2);
  expect(trail(at.given(theDealer, { type: 'OfferDice' }).events)).toEqual([
    'OffersEnded nz/5.9(b)',
    'RunOutBegun nz/5.9(d)',
    'DicePassed nz/5.9(d)',
  ]);
  // The one reason that cannot arise: the dealer is the shooter.
  at.throws();
  at.when(theDealer, { type: 'CallNoRoll', reason: 'not-the-shooter' }).thenRefused({ clause: 'nz/6.3(h)' });
  at.given(theDealer, { type: 'BringToRest' });
  at.given(theDealer, { type: 'CallRoll', faces: [4, 2] });
  at.given(theDealer, { type: 'CollectDice' });
  at.given(theDealer, { type: 'CentreDice' });
  at.given(theDealer, { type: 'SettleRoll' });
  at.given(2, { type: 'TakeDownBet', seat: 2, bet: 'b2' });
  expect(trail(at.given(theDealer, { type: 'OfferDice' }).events)).toEqual([
    'RunOutEnded nz/5.9(d)',
    'DiceOffered nz/5.3(a)',
  ]);
});
