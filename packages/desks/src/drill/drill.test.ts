import { describe, expect, test } from 'vitest';
import { drilled, drilledPacks, levels } from '../testing/drilled.ts';
import {
  answerDrill,
  askNext,
  beginDrill,
  type Drill,
  type DrillPlan,
  rightAnswer,
  sheetQuestions,
  timeLeft,
} from './drill.ts';
import { freshMemory } from './memory.ts';
import type { Answer } from './question.ts';
import { listTopics } from './questions.ts';
import { toBest, toScore } from './score.ts';
import { listDrillKinds, partySubject } from './subject.ts';

const subjects = [...drilledPacks.map((pack) => drilled(pack)), partySubject];
const plan: DrillPlan = { subject: drilled('snake-eyes-nz'), kind: 'pay', level: 1, seed: '7', questions: 4 };

const keys = ({ question }: Drill): readonly Answer[] => question?.asks.map(rightAnswer) ?? [];
/** Answers in order, each a second after its question; the next question follows at once. */
const answered = (drill: Drill, ...rights: readonly boolean[]): Drill =>
  rights.reduce((now, right) => {
    const at = now.askedAt + 1000;
    const wrong = keys(now).map((): Answer => ({ is: 'pays', cents: 1 }));
    return askNext(answerDrill(now, right ? keys(now) : wrong, at), at);
  }, drill);

describe('a drill', () => {
  test('the same seed and answers give the same questions, another seed gives others', () => {
    const run = (seed: string) => sheetQuestions({ ...plan, seed, questions: 20 }, freshMemory);
    expect(run('7')).toEqual(run('7'));
    expect(run('7')).not.toEqual(run('8'));
  });

  test('everything is asked about once before anything that went right comes again', () => {
    for (const subject of subjects)
      for (const kind of listDrillKinds(subject)) {
        const topics = listTopics(subject, kind);
        const asked = sheetQuestions(
          { subject, kind, level: 1, seed: 'all', questions: topics.length * 2 },
          freshMemory,
        ).map(({ topic }) => topic);
        expect(new Set(asked)).toEqual(new Set(topics));
      }
  });

  test('every key is marked as right at every level', () => {
    for (const subject of subjects)
      for (const kind of listDrillKinds(subject))
        for (const level of levels) {
          let drill = beginDrill({ subject, kind, level, seed: 'k', questions: 10 }, freshMemory, 0);
          while (drill.question !== null) drill = answered(drill, true);
          expect(toScore(drill)).toMatchObject({ asked: 10, right: 10, streak: 10, wrong: [] });
        }
  });

  test('a mistake returns after two other questions', () => {
    const begun = beginDrill({ ...plan, questions: 9 }, freshMemory, 0);
    const missed = begun.question?.topic;
    const then = answered(begun, false, true, true);
    expect(then.question?.topic).toBe(missed);
  });

  test('score, streak, the longest, the quickest, and what was wrong', () => {
    const begun = beginDrill({ ...plan, questions: 5 }, freshMemory, 0);
    const missed = begun.question?.topic ?? '';
    const score = toScore(answered(begun, false, true, true));
    expect(score).toEqual({
      asked: 3,
      right: 2,
      streak: 2,
      longest: 2,
      quickest: 1000,
      took: 3000,
      wrong: [{ topic: missed, times: 1 }],
    });
  });

  test('it ends after its questions', () => {
    const done = answered(beginDrill(plan, freshMemory, 0), true, true, true, true);
    expect(done.question).toBeNull();
    expect(answerDrill(done, [], 9000)).toEqual(done);
  });

  test('an answer a millisecond before the time is up counts, one at that moment does not', () => {
    const begun = beginDrill({ ...plan, seconds: 60 }, freshMemory, 5000);
    expect(timeLeft(begun, 5000)).toBe(60_000);
    expect(answerDrill(begun, keys(begun), 64_999).marks).toHaveLength(1);
    const late = answerDrill(begun, keys(begun), 65_000);
    expect([late.marks, late.question]).toEqual([[], null]);
  });

  test('a part that is not answered makes the question wrong', () => {
    const begun = beginDrill({ ...plan, level: 2 }, freshMemory, 0);
    expect(answerDrill(begun, keys(begun).slice(1), 10).marks[0]?.right).toBe(false);
  });
});

describe('the best that was done', () => {
  const score = { asked: 10, right: 8, streak: 0, longest: 5, quickest: 4000, took: 0, wrong: [] };

  test('is kept in every respect by itself', () => {
    const best = toBest(toBest(undefined, score), { ...score, right: 7, longest: 6, quickest: 3000 });
    expect(best).toEqual({ right: 8, of: 10, longest: 6, quickest: 3000 });
  });

  test('goes by the share, and by the number asked among equals', () => {
    expect(toBest({ right: 4, of: 5, longest: 0, quickest: null }, score)).toMatchObject({
      right: 8,
      of: 10,
    });
    expect(toBest({ right: 5, of: 5, longest: 0, quickest: null }, score)).toMatchObject({ right: 5, of: 5 });
  });
});
