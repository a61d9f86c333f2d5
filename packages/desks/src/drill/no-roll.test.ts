import type { CommandBody } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { givenShooter, type TableUnderTest, theDealer } from '../../../games/src/testing/given-table.ts';
import { choicesIn, drilled, drilledPacks, levels } from '../testing/drilled.ts';
import { createChance } from './chance.ts';
import { eventDescriptions } from './events.ts';
import { noRollQuestion, noRollTopics } from './no-roll.ts';
import type { ChoiceAbout } from './question.ts';
import { listSituations } from './situation.ts';

const bets: Readonly<Record<string, readonly [number, string, number][]>> = {
  'double-dice': [[1, 'shooters-bet', 5_00]],
  'wonder-dice': [[1, 'field', 2_00]],
};

const atRest = (pack: string): TableUnderTest => {
  const at = givenShooter(pack, bets[pack] ?? [[1, 'eight', 10_00]], {
    strict: pack.startsWith('snake-eyes'),
  });
  at.rests();
  return at;
};

describe.each(drilledPacks)('the no-roll drill of %s', (pack) => {
  const subject = drilled(pack);
  const { game } = subject;
  const keys = (topic: string): Partial<Record<ChoiceAbout, { key: string; clause: string }>> => {
    const asks = choicesIn(noRollQuestion(subject, { topic, level: 4, chance: createChance(topic, 1) }));
    return Object.fromEntries(asks.map(({ about, key, clause }) => [about, { key, clause }]));
  };

  test('asks about every reason that the pack lists, and about rolls that stand', () => {
    const topics = noRollTopics(subject);
    expect(topics).toEqual(expect.arrayContaining(game.procedure.noRolls.map(({ reason }) => reason)));
    expect(
      listSituations(subject).filter(({ verdict }) => verdict === 'stands').length,
    ).toBeGreaterThanOrEqual(2);
    for (const topic of topics) expect(eventDescriptions[topic]).toBeGreaterThanOrEqual(2);
  });

  test('every reason, clause and consequence is the one of a table', () => {
    for (const { reason, must } of game.procedure.noRolls) {
      const voided = atRest(pack)
        .given(theDealer, { type: 'CallNoRoll', reason, words, die: 'D1' })
        .events.find(({ type }) => type === 'RollVoided');
      if (voided?.type !== 'RollVoided') throw new Error(`${reason} does not void`);
      expect(keys(reason)).toMatchObject({
        verdict: { key: must ? 'must' : 'may', clause: voided.clause },
        clause: { key: voided.clause, clause: voided.clause },
        bets: { key: voided.freezes ? 'frozen' : 'open' },
      });
    }
  });

  test('what must be called is void by itself, or bars a call, as a table has it', () => {
    for (const { reason } of game.procedure.noRolls.filter(({ must }) => must)) {
      const types = atRest(pack)
        .given(theDealer, { type: 'RecordFact', reason, words, die: 'D1' })
        .events.map(({ type }) => type);
      expect(keys(reason).unannounced?.key).toBe(types.includes('RollVoided') ? 'voids' : 'bars');
    }
  });

  test('what is left to judgement is not void by itself', () => {
    for (const { reason } of game.procedure.noRolls.filter(({ must }) => !must)) {
      atRest(pack).when(theDealer, { type: 'RecordFact', reason, words }).thenRefused('LEFT_TO_JUDGEMENT');
      expect(keys(reason).unannounced).toBeUndefined();
    }
  });

  test('what is said to stand stands at a table, by the same clause', () => {
    for (const { topic, clause } of listSituations(subject).filter(({ verdict }) => verdict === 'stands')) {
      expect(keys(topic)).toMatchObject({
        verdict: { key: 'stands' },
        clause: { key: clause },
        bets: { key: 'settled' },
      });
      expect(tried[topic]?.(atRest(pack))).toMatchObject(
        citing.has(topic) ? { good: true, clause } : { good: true },
      );
    }
  });

  test('the right clause is always among the choices, once', () => {
    for (const level of levels)
      for (const topic of noRollTopics(subject)) {
        const asks = choicesIn(noRollQuestion(subject, { topic, level, chance: createChance(topic, level) }));
        const found = asks.map(({ choices, key }) => choices.filter(({ value }) => value === key).length);
        expect(found).toEqual(asks.map(() => 1));
      }
  });

  const words = 'seen by the dealer';
});

/** Situations whose clause the table itself cites. */
const citing = new Set(['too-late', 'leans-readably', 'judged-readily']);

/** How each situation goes at a table: whether the roll is good, and what the table cites. */
const tried: Readonly<
  Record<string, (at: TableUnderTest) => { readonly good: boolean; readonly clause?: string }>
> = {
  'lies-flat': (at) => ({ good: called(at).events[0]?.type === 'RollCalled' }),
  'leans-readably': (at) => read(at, { type: 'ReadCockedDie', die: 0, touching: [2] }),
  'judged-readily': (at) => read(at, { type: 'ReadCockedDie', die: 0, judged: 5 }),
  'too-late': (at) => {
    called(at);
    const reason = 'end-not-struck';
    const { code, clause } = at.when(theDealer, { type: 'CallNoRoll', reason, words: 'it was not' }).refusal;
    return { good: code === 'ROLL_IS_CALLED', clause };
  },
  // Nobody has taken the dice: the dealer throws, and that somebody else threw is no reason then.
  'dealer-is-shooter': () => {
    const at = dealerThrows();
    const { code } = at.when(theDealer, { type: 'CallNoRoll', reason: 'not-the-shooter' }).refusal;
    return { good: code === 'DEALER_IS_THE_SHOOTER' };
  },
  'no-end-to-strike': (at) => {
    const { code } = at.when(theDealer, { type: 'CallNoRoll', reason: 'end-not-struck' }).refusal;
    return { good: code === 'NO_SUCH_REASON' };
  },
};

/** Ann gave up the dice with a bet undecided, and nobody took them. */
function dealerThrows(): TableUnderTest {
  const at = givenShooter('snake-eyes-nz', [[1, 'eight', 10_00]]);
  at.given(1, { type: 'GiveUpDice', seat: 1 });
  at.given(theDealer, { type: 'OfferDice' });
  at.throws();
  return at;
}

const called = (at: TableUnderTest) => {
  const faces = [5, 3, 1] as const;
  return at.given(theDealer, { type: 'CallRoll', faces: faces.slice(0, at.table().roll?.dice.length) });
};

function read(
  at: TableUnderTest,
  command: CommandBody,
): { readonly good: boolean; readonly clause?: string } {
  const [event] = at.given(theDealer, command).events;
  return event?.type === 'CockedDieRead' ? { good: event.face === 5, clause: event.clause } : { good: false };
}

test('the dealer who throws out what is undecided is no stranger to the dice', () => {
  expect(noRollTopics(drilled('snake-eyes-nz'))).toContain('dealer-is-shooter');
  expect(noRollTopics(drilled('snake-eyes-nsw'))).not.toContain('dealer-is-shooter');
});
