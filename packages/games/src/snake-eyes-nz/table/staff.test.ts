import { describe, expect, test } from 'vitest';
import {
  type AtTable,
  dealer,
  gameSupervisor,
  inPlay,
  inStrictPlay,
  opened,
  player,
} from '../../testing/at-table.ts';

const pack = 'snake-eyes-nz';
const ben = { person: 'ben', role: 'dealer' } as const;

/** Ann has accepted the dice, chosen D1 and D2, and bet. */
function chosen(): AtTable {
  const at = inStrictPlay(pack, ['ann', 'bob']);
  const ann = player('ann');
  at.give(dealer, { type: 'OfferDice' });
  at.give(ann, { type: 'AcceptDice', seat: 1 });
  at.give(ann, { type: 'ChooseDice', seat: 1, dice: ['D1', 'D2'] });
  at.give(ann, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'hard-6', chips: 5_00 }] });
  return at;
}

/** She has thrown them too, and they lie as they fell. */
function rested(): AtTable {
  const at = chosen();
  if (!at.table().shooter.holding) at.give(dealer, { type: 'PassDice' });
  at.give(player('ann'), { type: 'ThrowDice', seat: 1 });
  at.give(dealer, { type: 'BringToRest' });
  return at;
}

describe('dealers', () => {
  test('nz/1.2(b) any of several dealers acts, and the trail names who did', () => {
    const at = rested();
    at.give(ben, { type: 'SignOn', as: 'dealer' });
    at.give(ben, { type: 'CallRoll', faces: [6, 2] });
    expect(at.events().at(-1)?.by).toEqual(ben);
    expect([...at.table().staff]).toContainEqual(['dora', 'dealer']);
  });

  test('nz/1.2(b) a dealer who is not signed on at the table does nothing there', () => {
    expect(rested().refused(ben, { type: 'CallRoll', faces: [6, 2] })).toMatchObject({
      code: 'NOT_AT_THIS_TABLE',
      clause: 'nz/1.2(b)',
    });
  });

  test('nz/5.1 the dice change hands by count: the incoming dealer confirms three in the bowl', () => {
    const at = rested();
    at.give(ben, { type: 'SignOn', as: 'dealer' });
    expect(at.refused(dealer, { type: 'SignOff' })).toMatchObject({
      code: 'DICE_NOT_HANDED_OVER',
      clause: 'nz/5.1',
    });
    for (const inBowl of [2, 4, Number.NaN])
      expect(at.refused(ben, { type: 'TakeOverDice', inBowl })).toMatchObject({
        code: 'COUNT_DIFFERS',
        clause: 'nz/5.1',
      });
    at.give(ben, { type: 'TakeOverDice', inBowl: 3 });
    at.give(dealer, { type: 'SignOff' });
    expect(at.table().custodian).toBe('ben');
    at.give(ben, { type: 'CallRoll', faces: [6, 2] });
  });

  test('nz/5.1 a player takes no die from the bowl outside an offer', () => {
    expect(
      chosen().refused(player('bob'), { type: 'ChooseDice', seat: 2, dice: ['D3', 'D4'] }),
    ).toMatchObject({
      code: 'NOT_CHOOSING',
    });
  });

  test('nz/5.1 whoever signs on after the bowl was left alone counts it before play goes on', () => {
    const at = inStrictPlay(pack, ['ann']);
    at.give(dealer, { type: 'SignOff' });
    at.give(ben, { type: 'SignOn', as: 'dealer' });
    expect(at.refused(ben, { type: 'OfferDice' })).toMatchObject({
      code: 'DICE_NOT_TAKEN_OVER',
      clause: 'nz/5.1',
    });
    at.give(ben, { type: 'TakeOverDice', inBowl: 5 });
    expect(at.give(ben, { type: 'OfferDice' })).toMatchObject([{ type: 'DiceOffered', to: 1 }]);
  });

  test('a game supervisor acts where signed on, and nobody signs on as what they are not', () => {
    const at = opened(pack);
    const gwen = { person: 'gwen', role: 'game-supervisor' } as const;
    const register = { type: 'RegisterEquipment', item: 'stick' } as const;
    expect(at.refused(gwen, register)).toMatchObject({
      code: 'NOT_AT_THIS_TABLE',
      clause: 'policy/signed-on',
    });
    expect(at.refused(gwen, { type: 'SignOn', as: 'dealer' })).toMatchObject({ code: 'NOT_YOUR_ROLE' });
    expect(at.refused(gameSupervisor, { type: 'SignOn', as: 'game-supervisor' })).toMatchObject({
      code: 'SIGNED_ON',
    });
    at.give(gwen, { type: 'SignOn', as: 'game-supervisor' });
    at.give(gwen, register);
  });

  test('nobody takes over dice that are theirs, or without being signed on, or signs off twice', () => {
    const at = inPlay(pack, []);
    const house = { person: 'house', role: 'dealer' } as const;
    expect(at.refused(house, { type: 'TakeOverDice', inBowl: 0 })).toMatchObject({
      code: 'DICE_ARE_YOURS',
      clause: 'nz/5.1',
    });
    expect(at.refused(ben, { type: 'TakeOverDice', inBowl: 0 })).toMatchObject({
      code: 'NOT_SIGNED_ON',
      clause: 'nz/1.2(b)',
    });
    expect(at.refused(ben, { type: 'SignOff' })).toMatchObject({ code: 'NOT_SIGNED_ON' });
  });

  test('a relief who is there before play starts has the dice from then on', () => {
    const at = opened(pack);
    at.give(ben, { type: 'SignOn', as: 'dealer' });
    at.give(dealer, { type: 'SignOff' });
    expect(at.table().custodian).toBe('ben');
    at.give(ben, { type: 'StartPlay' });
  });

  test('at home a guest may relieve the house, and the house hands over at once', () => {
    const at = inPlay(pack, ['ann']);
    at.give(ben, { type: 'SignOn', as: 'dealer' });
    const house = { person: 'house', role: 'dealer' } as const;
    expect(at.give(house, { type: 'SignOff' }).map(({ type }) => type)).toEqual([
      'DiceTakenOver',
      'SignedOff',
    ]);
    expect(at.table().custodian).toBe('ben');
  });
});
