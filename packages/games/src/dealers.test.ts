import { describe, expect, test } from 'vitest';
import { dealer, givenCasino, givenHome, givenOpening, type TableUnderTest } from './testing/given-table.ts';

/** A second dealer, of age wherever that is asked. */
const ben = { person: 'ben', role: 'dealer' } as const;
const signOn = { type: 'SignOn', as: 'dealer', born: '1990-01-01' } as const;
const signOff = { type: 'SignOff' } as const;
/** A word about the dice that every player has in every game. */
const dispute = { type: 'DisputeFace', die: 0 } as const;

const types = (events: readonly { readonly type: string }[]): readonly string[] =>
  events.map(({ type }) => type);

/** How many dice the bowl holds: where there is none, the dealer counts nothing. */
const bowlOf = (at: TableUnderTest): number =>
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
    const at = givenCasino(pack, []);
    at.when(ben, { type: 'BringToRest' }).thenRefused('NOT_AT_THIS_TABLE', running);
    at.when(dealer, signOn).thenRefused('SIGNED_ON', running);
    at.when(ben, signOn).thenEvents('SignedOn');
  });

  test(`${running} ${custody} the first dealer of an opening has the dice, and a relief takes them at once before play`, () => {
    const at = givenOpening(pack, {}, { without: ['sign-on', 'checklist', 'dice'] });
    at.when(dealer, signOn).thenEvents('SignedOn', 'DiceTakenOver');
    at.when(ben, signOn).thenEvents('SignedOn');
    at.when(dealer, signOff).thenEvents(
      { type: 'DiceTakenOver', dealer: 'ben', clause: custody },
      { type: 'SignedOff', person: 'dora', clause: running },
    );
  });

  test(`${running} of two dealers the one without the dice just leaves, and the last one too`, () => {
    const at = givenCasino(pack, []);
    at.given(ben, signOn);
    at.when(ben, signOff).thenEvents('SignedOff');
    expect(at.table().custodian).toBe('dora');
    at.when(dealer, signOff).thenEvents('SignedOff');
    expect([at.table().custodian, at.table().staff.has('dora')]).toEqual([undefined, false]);
  });

  test(`${custody} in play the dice change hands by count, to a dealer who does not have them`, () => {
    const at = givenCasino(pack, []);
    const inBowl = bowlOf(at);
    at.when(dealer, { type: 'TakeOverDice', inBowl }).thenRefused('DICE_ARE_YOURS', custody);
    at.given(ben, signOn);
    for (const miscounted of [inBowl - 1, inBowl + 1, Number.NaN])
      at.when(ben, { type: 'TakeOverDice', inBowl: miscounted }).thenRefused('COUNT_DIFFERS', custody);
    at.when(dealer, signOff).thenRefused('DICE_NOT_HANDED_OVER', custody);
    at.given(ben, { type: 'TakeOverDice', inBowl });
    at.when(dealer, signOff).thenEvents('SignedOff');
    expect(at.table().custodian).toBe('ben');
  });

  test(`${running} ${custody} without a dealer in charge of the dice nothing is done with them, and bets are still made`, () => {
    const at = givenCasino(pack, ['ann']);
    at.given(dealer, signOff);
    at.when('ann', dispute).thenRefused('NO_DEALER', running);
    at.given(ben, signOn);
    at.when('ann', dispute).thenRefused('DICE_NOT_TAKEN_OVER', custody);
    expect(
      types(
        at.given('ann', { type: 'PlaceBets', seat: 1, bets: [{ wager: betOn[pack], chips: 5_00 }] }).events,
      ),
    ).toEqual(['BetPlaced']);
    at.given(ben, { type: 'TakeOverDice', inBowl: bowlOf(at) });
    expect(at.when('ann', dispute).refusal.code).not.toBe('DICE_NOT_TAKEN_OVER');
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
    const at = givenHome(pack, []);
    for (const command of [{ type: 'TakeOverDice', inBowl: 0 }, signOff] as const)
      at.when(ben, command).thenRefused('NOT_SIGNED_ON', running);
  },
);
