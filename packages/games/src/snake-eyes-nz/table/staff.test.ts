import { describe, expect, test } from 'vitest';
import {
  dealer,
  gameSupervisor,
  givenCasino,
  givenHome,
  givenOpening,
  player,
  type TableUnderTest,
} from '../../testing/given-table.ts';

const pack = 'snake-eyes-nz';
const ben = { person: 'ben', role: 'dealer' } as const;

/** Ann has accepted the dice, chosen D1 and D2, and bet. */
function chosen(): TableUnderTest {
  const at = givenCasino(pack, ['ann', 'bob']);
  const ann = player('ann');
  at.given(dealer, { type: 'OfferDice' });
  at.given(ann, { type: 'AcceptDice', seat: 1 });
  at.given(ann, { type: 'ChooseDice', seat: 1, dice: ['D1', 'D2'] });
  at.given(ann, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'hard-6', chips: 5_00 }] });
  return at;
}

/** She has thrown them too, and they lie as they fell. */
function rested(): TableUnderTest {
  const at = chosen();
  if (!at.table().shooter.holding) at.given(dealer, { type: 'PassDice' });
  at.given('ann', { type: 'ThrowDice', seat: 1 });
  at.given(dealer, { type: 'BringToRest' });
  return at;
}

describe('dealers', () => {
  test('nz/1.2(b) any of several dealers acts, and the trail names who did', () => {
    const at = rested();
    at.given(ben, { type: 'SignOn', as: 'dealer' });
    at.given(ben, { type: 'CallRoll', faces: [6, 2] });
    expect(at.events().at(-1)?.by).toEqual(ben);
    expect([...at.table().staff]).toContainEqual(['dora', 'dealer']);
  });

  test('nz/1.2(b) a dealer who is not signed on at the table does nothing there', () => {
    rested()
      .when(ben, { type: 'CallRoll', faces: [6, 2] })
      .thenRefused('NOT_AT_THIS_TABLE', 'nz/1.2(b)');
  });

  test('nz/5.1 the dice change hands by count: the incoming dealer confirms three in the bowl', () => {
    const at = rested();
    at.given(ben, { type: 'SignOn', as: 'dealer' });
    at.when(dealer, { type: 'SignOff' }).thenRefused('DICE_NOT_HANDED_OVER', 'nz/5.1');
    for (const inBowl of [2, 4, Number.NaN])
      at.when(ben, { type: 'TakeOverDice', inBowl }).thenRefused('COUNT_DIFFERS', 'nz/5.1');
    at.given(ben, { type: 'TakeOverDice', inBowl: 3 });
    at.given(dealer, { type: 'SignOff' });
    expect(at.table().custodian).toBe('ben');
    at.given(ben, { type: 'CallRoll', faces: [6, 2] });
  });

  test('nz/5.1 a player takes no die from the bowl outside an offer', () => {
    chosen()
      .when('bob', { type: 'ChooseDice', seat: 2, dice: ['D3', 'D4'] })
      .thenRefused('NOT_CHOOSING');
  });

  test('nz/5.1 whoever signs on after the bowl was left alone counts it before play goes on', () => {
    const at = givenCasino(pack, ['ann']);
    at.given(dealer, { type: 'SignOff' });
    at.given(ben, { type: 'SignOn', as: 'dealer' });
    at.when(ben, { type: 'OfferDice' }).thenRefused('DICE_NOT_TAKEN_OVER', 'nz/5.1');
    at.given(ben, { type: 'TakeOverDice', inBowl: 5 });
    at.when(ben, { type: 'OfferDice' }).thenEvents({ type: 'DiceOffered', to: 1 });
  });

  test('a game supervisor acts where signed on, and nobody signs on as what they are not', () => {
    const at = givenOpening(pack);
    const gwen = { person: 'gwen', role: 'game-supervisor' } as const;
    const register = { type: 'RegisterEquipment', item: 'stick' } as const;
    at.when(gwen, register).thenRefused('NOT_AT_THIS_TABLE', 'policy/signed-on');
    at.when(gwen, { type: 'SignOn', as: 'dealer' }).thenRefused('NOT_YOUR_ROLE');
    at.when(gameSupervisor, { type: 'SignOn', as: 'game-supervisor' }).thenRefused('SIGNED_ON');
    at.given(gwen, { type: 'SignOn', as: 'game-supervisor' });
    at.given(gwen, register);
  });

  test('nobody takes over dice that are theirs, or without being signed on, or signs off twice', () => {
    const at = givenHome(pack, []);
    const house = { person: 'house', role: 'dealer' } as const;
    at.when(house, { type: 'TakeOverDice', inBowl: 0 }).thenRefused('DICE_ARE_YOURS', 'nz/5.1');
    at.when(ben, { type: 'TakeOverDice', inBowl: 0 }).thenRefused('NOT_SIGNED_ON', 'nz/1.2(b)');
    at.when(ben, { type: 'SignOff' }).thenRefused('NOT_SIGNED_ON');
  });

  test('a relief who is there before play starts has the dice from then on', () => {
    const at = givenOpening(pack);
    at.given(ben, { type: 'SignOn', as: 'dealer' });
    at.given(dealer, { type: 'SignOff' });
    expect(at.table().custodian).toBe('ben');
    at.given(ben, { type: 'StartPlay' });
  });

  test('at home a guest may relieve the house, and the house hands over at once', () => {
    const at = givenHome(pack, ['ann']);
    at.given(ben, { type: 'SignOn', as: 'dealer' });
    const house = { person: 'house', role: 'dealer' } as const;
    at.when(house, { type: 'SignOff' }).thenEvents('DiceTakenOver', 'SignedOff');
    expect(at.table().custodian).toBe('ben');
  });
});
