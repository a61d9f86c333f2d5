import { type CommandBody, callKey, type Roll, toCalledTotal, voidCalled } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { givenShooter, theDealer } from '../../../games/src/testing/given-table.ts';
import { choicesIn, drilled, drilledPacks, levels, sceneIn } from '../testing/drilled.ts';
import { callQuestion, callTopics } from './call.ts';
import { createChance } from './chance.ts';
import type { DiceScene, Level, SeenDie } from './question.ts';
import type { BankedSubject } from './subject.ts';

const needed: Readonly<Record<string, readonly [number, string, number][]>> = {
  'double-dice': [[1, 'shooters-bet', 5_00]],
  'wonder-dice': [[1, 'field', 2_00]],
};

/** How a table reads these dice: the roll that counts, or none, and the clause of whatever did not lie flat. */
function readByTable({ game, procedure }: BankedSubject, { dice }: DiceScene) {
  const at = givenShooter(game.pack, needed[game.pack] ?? [[1, 'field', 10_00]]);
  at.rests();
  const index = dice.findIndex(({ is }) => is !== 'flat');
  const die = dice[index];
  if (die === undefined) throw new Error('all dice lie flat');
  const [read] = at.given(theDealer, reading(die, { index, test: procedure.calling.cocked.test })).events;
  const roll = dice.flatMap((each) => (each.is === 'flat' ? [each.pips] : []));
  if (read?.type === 'CockedDieRead')
    return { roll: roll.toSpliced(index, 0, read.face), clause: read.clause };
  return { roll: null, clause: read?.clause };
}

function reading(
  die: SeenDie,
  { index, test: by }: { readonly index: number; readonly test: string },
): CommandBody {
  if (die.is === 'leaning') return { type: 'ReadCockedDie', die: index, touching: [...die.on] };
  if (die.is === 'judged' && by === 'judgement')
    return { type: 'ReadCockedDie', die: index, judged: die.pips ?? 'cannot-tell' };
  return { type: 'CallNoRoll', reason: 'fall-cannot-be-called' };
}

describe.each(drilledPacks)('the call drill of %s', (pack) => {
  const subject = drilled(pack);
  const { game } = subject;
  const said = (roll: Roll, thrower: DiceScene['thrower']): string =>
    callKey(toCalledTotal(game, roll, thrower));

  const asked = (topic: string, level: Level, number: number) => {
    const question = callQuestion(subject, { topic, level, chance: createChance(topic, number) });
    const [ask] = choicesIn(question);
    if (ask === undefined) throw new Error('nothing is asked');
    return { scene: sceneIn(question, 'dice'), ask };
  };

  test('every call is the one of the engine', () => {
    const flat = callTopics(subject).filter((topic) => topic !== 'leaning' && topic !== 'unreadable');
    for (const topic of flat)
      for (let number = 1; number <= 8; number += 1) {
        const { scene, ask } = asked(topic, 1, number);
        const roll = scene.dice.flatMap((die) => (die.is === 'flat' ? [die.pips] : []));
        expect(ask.key).toBe(said(roll, scene.thrower));
      }
  });

  test('there are five other calls to choose from, all different, and from the third level none', () => {
    for (const level of levels)
      for (const topic of callTopics(subject)) {
        const { choices, key, typed } = asked(topic, level, level).ask;
        const values = choices.map(({ value }) => value);
        expect(values).toContain(key);
        expect([new Set(values).size, values.length]).toEqual([6, 6]);
        expect(choices.map(({ called }) => called && callKey(called))).toEqual(values);
        expect(typed).toBe(level >= 3);
      }
  });

  test('a leaning die is read, or the roll void, as a table has it', () => {
    const topics = callTopics(subject).filter((topic) => topic === 'leaning' || topic === 'unreadable');
    expect(topics).toContain('unreadable');
    for (const topic of topics)
      for (let number = 1; number <= 20; number += 1) {
        const { scene, ask } = asked(topic, 1, number);
        const { roll, clause } = readByTable(subject, scene);
        expect(ask.key).toBe(roll === null ? callKey(voidCalled(game)) : said(roll, scene.thrower));
        expect(ask.clause).toBe(clause);
      }
  });
});

test('a seven ends a turn where there are turns, and is a total like any other where there are none', () => {
  expect(callTopics(drilled('snake-eyes-nz'))).toContain('out-7');
  expect(callTopics(drilled('double-dice'))).toContain('out-7');
  expect(callTopics(drilled('wonder-dice'))).toContain('total-7');
});
