import { type Refusal, sheetRefusals } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { loadCatalogue } from './catalogue.ts';
import { tellInEnglish } from './english.ts';
import { everyLanguage } from './languages.ts';

const clause = 'ex/1';

// One sentence to a code: what is wrong with both figures, the clause, and the way out.
const sentences: { readonly [Code in Refusal['code']]: [Extract<Refusal, { code: Code }>, string] } = {
  OPTION_UNKNOWN: [
    { code: 'OPTION_UNKNOWN', clause, option: 'fild', known: ['field', 'hard-4'] },
    "There is no option 'fild' (ex/1). Choose from field, hard-4.",
  ],
  OPTION_NOT_ALLOWED: [
    { code: 'OPTION_NOT_ALLOWED', clause, option: 'hard-4', value: '7.5', allowed: '7, 6' },
    'hard-4=7.5 is not allowed (ex/1). Allowed: 7, 6.',
  ],
  WAGER_NOT_OFFERED: [
    { code: 'WAGER_NOT_OFFERED', clause, wager: 'hard-12', offered: ['hard-4', 'field'] },
    "'hard-12' is not offered at this table (ex/1). Offered: hard-4, field.",
  ],
  NO_SUCH_BET: [
    { code: 'NO_SUCH_BET', clause, player: 'ann', wager: 'hard-4' },
    'ann has no bet on hard-4 to take down (ex/1). Name a bet on the layout.',
  ],
  LAYOUT_FROZEN: [
    { code: 'LAYOUT_FROZEN', clause, call: 'No Throw' },
    'The layout is frozen after No Throw (ex/1). Throw again first; then bets may be changed.',
  ],
  BET_IS_LOCKED: [
    { code: 'BET_IS_LOCKED', clause, wager: 'streak', until: 'set' },
    'streak is locked and cannot be taken down or reduced (ex/1). It is free when its set ends.',
  ],
  SET_HAS_BEGUN: [
    { code: 'SET_HAS_BEGUN', clause, wager: 'streak', thrown: 1 },
    'streak is closed: 1 throw of this set made (ex/1). It opens again with the next set.',
  ],
  TURN_HAS_BEGUN: [
    { code: 'TURN_HAS_BEGUN', clause, wager: 'prize', thrown: 3 },
    'prize is closed: 3 throws of this turn made (ex/1). It opens again with the next turn.',
  ],
  NOT_WHOLE_CENTS: [
    { code: 'NOT_WHOLE_CENTS', clause, sum: -0.5 },
    '-0.5 is not a sum of whole cents (ex/1). Name 1 cent or more.',
  ],
  MORE_THAN_THE_STAKE: [
    { code: 'MORE_THAN_THE_STAKE', clause, asked: 12_50, stake: 10_00 },
    '$12.50 is more than the $10 staked (ex/1). Take down $10 or less.',
  ],
  STAKE_TOO_LARGE: [
    { code: 'STAKE_TOO_LARGE', clause, stake: 1_000_000_000_001, largest: 1_000_000_000_000 },
    'The bet would hold $10,000,000,000.01, over the $10,000,000,000 that one bet may hold (ex/1). Stake less.',
  ],
  STAKE_NOT_PAYABLE: [
    { code: 'STAKE_NOT_PAYABLE', clause, wager: 'place-6', stake: 5_00, next: 5_04 },
    '$5 on place-6 could win part of a cent, and every sum is paid as it is (ex/1). Stake $5.04.',
  ],
  WAGER_NOT_NOW: [
    { code: 'WAGER_NOT_NOW', clause, wager: 'pass-line', stage: 'point-6', opens: ['come-out'] },
    'pass-line is not made now: point-6 (ex/1). It opens at come-out.',
  ],
  NEEDS_ANOTHER_BET: [
    { code: 'NEEDS_ANOTHER_BET', clause, wager: 'pass-odds', needs: 'pass-line' },
    'pass-odds leans on pass-line (ex/1). Make that bet first, and wait until it rides on a number.',
  ],
  MORE_THAN_IT_LEANS_ON: [
    { code: 'MORE_THAN_IT_LEANS_ON', clause, wager: 'pass-odds', stake: 60_00, most: 50_00 },
    '$60 on pass-odds is more than the bet it leans on carries (ex/1). Stake $50 or less.',
  ],
  NOT_A_ROLL: [
    { code: 'NOT_A_ROLL', clause, roll: [6, 6, 6], dice: 2 },
    '6-6-6 is not a roll of 2 dice (ex/1). Call 2 dice, each from 1 to 6.',
  ],
  SUM_TOO_LARGE: [
    { code: 'SUM_TOO_LARGE', clause, player: 'ann' },
    'The sums of ann outgrow whole cents (ex/1). Settle the record in parts.',
  ],
  NO_SETS_HERE: [
    { code: 'NO_SETS_HERE', clause },
    'Nothing is decided by the end of a turn in these rules (ex/1). Leave the action out.',
  ],
  THROW_AGAIN_FIRST: [
    { code: 'THROW_AGAIN_FIRST', clause, call: 'No Throw' },
    'No Throw must be thrown again before the turn can end (ex/1). Throw again first.',
  ],
  SET_NOT_FINISHED: [
    { code: 'SET_NOT_FINISHED', clause, thrown: 1, throws: 4, left: 3 },
    'The set stands at 1 of 4 throws and must be finished (ex/1). Throw 3 more, or until a seven.',
  ],
  TURN_NOT_BEGUN: [
    { code: 'TURN_NOT_BEGUN', clause },
    'The turn has not begun, so there is nothing to give up (ex/1). A turn can end after a full set.',
  ],
};

describe('the sentence for a person', () => {
  test.each(Object.entries(sentences))('%s', (_code, [refusal, sentence]) => {
    expect(tellInEnglish(refusal)).toBe(sentence);
  });

  test('where there is nothing to choose', () => {
    expect(tellInEnglish({ code: 'OPTION_UNKNOWN', clause, case: 'none', option: 'field' })).toBe(
      "There is no option 'field': these rules leave nothing to choose (ex/1).",
    );
  });

  test('of a bonus locked for its turn', () => {
    expect(tellInEnglish({ code: 'BET_IS_LOCKED', clause, wager: 'prize', until: 'turn' })).toContain(
      'free when its turn ends',
    );
  });
});

test.each(everyLanguage)('every sentence names the clause of its refusal in %s', async (language) => {
  const { sections } = await loadCatalogue(language);
  const { default: messages } = await sections.sheet();
  expect(Object.keys(messages).length).toBe(Object.keys(sheetRefusals).length);
  expect(Object.values(messages).filter((message) => !message.includes('({clause})'))).toEqual([]);
});
