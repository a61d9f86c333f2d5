import { describe, expect, test } from 'vitest';
import { type AtTable, dealer, inPlay, inStrictPlay, opened, player } from './testing/at-table.ts';

/** A second dealer, of age wherever that is asked. */
const ben = { person: 'ben', role: 'dealer' } as const;
const signOn = { type: 'SignOn', as: 'dealer', born: '1990-01-01' } as const;
const signOff = { type: 'SignOff' } as const;
/** A word about the dice that every player has in every game. */
const dispute = { type: 'DisputeFace', die: 0 } as const;

const types = (events: readonly { readonly type: string }[]): readonly string[] =>
  events.map(({ type }) => type);

/** How many dice the bowl holds: where there is none, the dealer counts nothing. */
const bowlOf = (at: AtTable): number =>
  [...at.table().dice.dice.values()].filter(({ place }) => place === 'bowl').length;

/** The clause by which dealers run the game of a pack, and the one by which one of them has the dice. */
const packs = [
  ['snake-eyes-nz', 'nz/1.2(b)', 'nz/5.1'],
  ['snake-eyes-nsw', 'nsw/1.1(dealer)', 'nsw/3.1'],
  ['double-dice', 'double/3', 'policy/custody'],
  ['wonder-dice', 'wonder/rules-3', 'policy/custody'],
] as const;

describe.each(packs)('dealers of %s', (pack, running, custody) => {
  test(`${running} a dealer is at the table by signing on there, once`, () => {
    const at = inStrictPlay(pack, []);
    expect(at.refused(ben, { type: 'BringToRest' })).toMatchObject({
      code: 'NOT_AT_THIS_TABLE',
      clause: running,
    });
    expect(at.refused(dealer, signOn)).toMatchObject({ code: 'SIGNED_ON', clause: running });
    expect(types(at.give(ben, signOn))).toEqual(['SignedOn']);
  });

  test(`${running} ${custody} the first dealer of an opening has the dice, and a relief takes them at once before play`, () => {
    const at = opened(pack, {}, { without: ['sign-on', 'checklist', 'dice'] });
    expect(types(at.give(dealer, signOn))).toEqual(['SignedOn', 'DiceTakenOver']);
    expect(types(at.give(ben, signOn))).toEqual(['SignedOn']);
    const left = at.give(dealer, signOff);
    expect(left).toMatchObject([
      { type: 'DiceTakenOver', dealer: 'ben', clause: custody },
      { type: 'SignedOff', person: 'dora', clause: running },
    ]);
    expect(left).toHaveLength(2);
  });

  test(`${running} of two dealers the one without the dice just leaves, and the last one too`, () => {
    const at = inStrictPlay(pack, []);
    at.give(ben, signOn);
    expect(types(at.give(ben, signOff))).toEqual(['SignedOff']);
    expect(at.table().custodian).toBe('dora');
    expect(types(at.give(dealer, signOff))).toEqual(['SignedOff']);
    expect([at.table().custodian, at.table().staff.has('dora')]).toEqual([undefined, false]);
  });

  test(`${custody} in play the dice change hands by count, to a dealer who does not have them`, () => {
    const at = inStrictPlay(pack, []);
    const inBowl = bowlOf(at);
    expect(at.refused(dealer, { type: 'TakeOverDice', inBowl })).toMatchObject({
      code: 'DICE_ARE_YOURS',
      clause: custody,
    });
    at.give(ben, signOn);
    for (const miscounted of [inBowl - 1, inBowl + 1, Number.NaN])
      expect(at.refused(ben, { type: 'TakeOverDice', inBowl: miscounted })).toMatchObject({
        code: 'COUNT_DIFFERS',
        clause: custody,
      });
    expect(at.refused(dealer, signOff)).toMatchObject({ code: 'DICE_NOT_HANDED_OVER', clause: custody });
    at.give(ben, { type: 'TakeOverDice', inBowl });
    expect(types(at.give(dealer, signOff))).toEqual(['SignedOff']);
    expect(at.table().custodian).toBe('ben');
  });

  test(`${running} ${custody} without a dealer in charge of the dice nothing is done with them, and bets are still made`, () => {
    const at = inStrictPlay(pack, ['ann']);
    at.give(dealer, signOff);
    expect(at.refused(player('ann'), dispute)).toMatchObject({ code: 'NO_DEALER', clause: running });
    at.give(ben, signOn);
    expect(at.refused(player('ann'), dispute)).toMatchObject({
      code: 'DICE_NOT_TAKEN_OVER',
      clause: custody,
    });
    expect(
      types(
        at.give(player('ann'), { type: 'PlaceBets', seat: 1, bets: [{ wager: betOn[pack], chips: 5_00 }] }),
      ),
    ).toEqual(['BetPlaced']);
    at.give(ben, { type: 'TakeOverDice', inBowl: bowlOf(at) });
    expect(at.refused(player('ann'), dispute).code).not.toBe('DICE_NOT_TAKEN_OVER');
  });
});

/** A wager of each pack that is always open between rolls. */
const betOn = {
  'snake-eyes-nz': 'field',
  'snake-eyes-nsw': 'field',
  'double-dice': 'any-7',
  'wonder-dice': 'field',
} as const;

// At home Double Dice asks by a clause of its own that whoever deals has signed on.
test.each(packs.filter(([pack]) => pack !== 'double-dice'))(
  'at a home table of %s, %s nobody takes the dice or leaves who has not signed on',
  (pack, running) => {
    const at = inPlay(pack, []);
    for (const command of [{ type: 'TakeOverDice', inBowl: 0 }, signOff] as const)
      expect(at.refused(ben, command)).toMatchObject({ code: 'NOT_SIGNED_ON', clause: running });
  },
);
