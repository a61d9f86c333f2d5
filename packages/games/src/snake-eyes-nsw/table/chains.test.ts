import type { TableEvent } from '@dicepit/engine';
import { expect, test } from 'vitest';
import { casinoSupervisor, givenCasino, type TableUnderTest, theDealer } from '../../testing/given-table.ts';

/** Events as a trail tells them: what happened, and by which clause. */
const trail = (events: readonly TableEvent[]): readonly string[] =>
  events.map(({ type, clause }) => `${type} ${clause}`);

function casino(): TableUnderTest {
  const at = givenCasino('snake-eyes-nsw', ['ann', 'bob', 'cy']);
  at.offers();
  at.takes(1, 'D1', 'D2');
  return at;
}

test('nsw/5.3.1 nsw/3.4 a die off the table: no roll, bets stand, it is found, checked and back in the bowl', () => {
  const at = casino();
  at.bets(1, { 'any-7': 10_00 });
  at.bets(2, { six: 10_00 });
  at.throws();
  expect(trail(at.given(theDealer, { type: 'RecordDieOff', die: 'D2' }).events)).toEqual([
    'DieLeftTable nsw/3.4',
    'IncidentOpened nsw/3.4',
    'RollVoided nsw/5.3.1',
  ]);
  expect(at.table().betting.bets).toHaveLength(2);
  expect(trail(at.given(theDealer, { type: 'StartSearch', die: 'D2' }).events)).toEqual([
    'SearchStarted nsw/3.4.1',
  ]);
  expect(trail(at.given(1, { type: 'ChooseDice', seat: 1, dice: ['D1', 'D3'] }).events)).toEqual([
    'DiceChosen nsw/3.4.2',
  ]);
  at.given(theDealer, { type: 'RecordFound', die: 'D2', finder: 'seat 3' });
  const inspection = { type: 'InspectFoundDie', die: 'D2', sound: true } as const;
  expect(trail(at.given({ ...casinoSupervisor, pit: '2' }, inspection).events)).toEqual([
    'FoundDieInspected nsw/3.5.2',
    'IncidentClosed nsw/3.5',
  ]);
  expect(at.rolls(5, 2).events.find(({ type }) => type === 'RollSettled')).toMatchObject({
    settlements: [
      { wager: 'any-7', verdict: 'wins', winnings: 40_00 },
      { wager: 'six', verdict: 'loses' },
    ],
  });
});

test('nsw/3.7.1 seven out: settled, betting opens, and the next bet to the left brings the offer', () => {
  const at = casino();
  for (const wager of ['hard-4', 'hardway-combo', 'five', 'six', 'eight', 'field'])
    at.bets(1, { [wager]: 5_00 });
  expect(trail(at.rolls(5, 2).events)).toEqual(['RollSettled nsw/4.7', 'DiceGivenUp nsw/3.7.1']);
  expect(at.table().betting.bets).toEqual([]);
  at.when(theDealer, { type: 'OfferDice' }).thenRefused('NOBODY_TO_OFFER');
  at.bets(3, { six: 5_00 });
  expect(trail(at.given(theDealer, { type: 'OfferDice' }).events)).toEqual(['DiceOffered nsw/3.8.1']);
  at.takes(3);
  expect(at.table().dice.active).toEqual(['D1', 'D2']);
  at.throws().thenFirst({ thrower: 3 });
});

test('nsw/3.8 the shooter quits and nobody wants the dice: the table waits, and bets may come down', () => {
  const at = casino();
  at.bets(1, { six: 10_00 });
  at.bets(2, { 'hard-8': 10_00 });
  at.rolls(5, 4);
  expect(trail(at.given(1, { type: 'GiveUpDice', seat: 1 }).events)).toEqual(['DiceGivenUp nsw/3.7']);
  at.offers();
  at.declines(2);
  expect(at.offers()).toBe(1);
  at.declines(1);
  expect(trail(at.given(theDealer, { type: 'OfferDice' }).events)).toEqual(['OffersEnded nsw/3.8.2']);
  at.when(theDealer, { type: 'ThrowDice' }).thenRefused('NO_SHOOTER');
  at.given(2, { type: 'TakeDownBet', seat: 2, bet: 'b2' });
  // A bet has changed: those who still have one are asked again.
  expect(at.offers()).toBe(1);
  at.takes(1);
  at.throws().thenFirst({ thrower: 1 });
});
