import { callKey, toCalledTotal } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { givenShooter } from '../../../games/src/testing/given-table.ts';
import { choicesIn, drilled, drilledPacks, levels, sceneIn } from '../testing/drilled.ts';
import { createChance } from './chance.ts';
import { mockQuestion, mockTopics } from './mock.ts';
import { lateClause } from './mock-mistake.ts';
import { payAsk } from './pay.ts';
import type { Level, Question, RoundLine } from './question.ts';

const everyFace = { 2: [1, 2], 3: [1, 2, 3] } as const;

describe.each(drilledPacks)('a mock game of %s', (pack) => {
  const subject = drilled(pack);
  const { game, procedure } = subject;
  const asked = (topic: string, level: Level): readonly Question[] =>
    Array.from({ length: 30 }, (_, number) =>
      mockQuestion(subject, { topic, level, chance: createChance(`${pack} ${topic}`, number) }),
    );

  /** The lines that a table would not have dealt, judged anew from what is shown. */
  const wrongLines = (question: Question): readonly string[] => {
    const { roll, sets, lines } = sceneIn(question, 'round');
    const thrown = sets === null ? 0 : sets.won * sets.throws + sets.thrown;
    const isWrong = (line: RoundLine): boolean => {
      switch (line.is) {
        case 'bet':
          return false;
        case 'late':
          return procedure.late === undefined || line.came !== 'confirmed';
        case 'call':
          return callKey(line.call) !== callKey(toCalledTotal(game, roll, game.procedure.thrower.who));
        case 'done': {
          const { key } = payAsk(subject, line.bet, { roll, thrown, topic: '' });
          return JSON.stringify(key) !== JSON.stringify(line.does);
        }
      }
    };
    return lines.flatMap((line, at) => (isWrong(line) ? [`line ${at + 1}`] : []));
  };

  test.each(mockTopics)('%s: the line that is wrong is the key, and no other line is wrong', (topic) => {
    for (const level of levels)
      for (const question of asked(topic, level)) {
        const [found] = choicesIn(question);
        const [wrong = 'nothing-wrong', ...others] = wrongLines(question);
        expect({ key: found?.key, others }).toEqual({ key: wrong, others: [] });
        expect(wrong === 'nothing-wrong').toBe(topic === 'sound');
        expect(found?.choices.map(({ value }) => value)).toContain(found?.key);
      }
  });

  test('the broken clause is asked from the second level on, among others', () => {
    for (const topic of mockTopics) {
      expect(asked(topic, 1).every(({ asks }) => asks.length === 1)).toBe(true);
      for (const question of asked(topic, 2)) {
        const [found, broken] = choicesIn(question);
        const values = broken?.choices.map(({ value }) => value) ?? [];
        expect(values).toContain(broken?.key);
        expect(new Set(values).size).toBe(values.length);
        expect(broken?.key).toBe(topic === 'sound' ? 'nothing-wrong' : found?.clause);
        expect(values.length).toBeGreaterThanOrEqual(3);
      }
    }
  });

  test('a bet that comes when the dice lie still is refused at a table by the same clause', () => {
    const [wager = ''] = Object.entries(game.wagers)
      .filter(([, { stages }]) => Object.keys(stages).length === 1)
      .map(([id]) => id);
    const needed = pack === 'double-dice' ? 'shooters-bet' : wager;
    const at = givenShooter(pack, [[1, needed, 2_00]]);
    at.rests(...everyFace[game.dice]);
    const bets = [{ wager, chips: 2_00 }];
    const { clause } = at.when('bob', { type: 'PlaceBets', seat: 2, bets }).refusal;
    expect(clause).toBe(lateClause(subject, wager, 'rested'));
  });
});
