import { drawLessonPicture } from '@dicepit/layout';
import { describe, expect, test } from 'vitest';
import { layouts, lessons, packIds, tableRules } from './index.ts';

const words = { wins: 'wins', loses: 'loses', kitty: 'Kitty', odds: (odds: string) => odds };

describe.each(packIds)('the lesson of %s', (pack) => {
  const lesson = lessons[pack] ?? [];
  const opened = tableRules[pack]?.pack.open();
  const layout = layouts[pack];
  const table = opened?.ok === true && layout !== undefined ? { table: { game: opened.game, layout } } : {};

  test('is a minute: five cards at most, each by a name of its own', () => {
    expect(lesson.length).toBeGreaterThan(2);
    expect(lesson.length).toBeLessThanOrEqual(5);
    expect(new Set(lesson.map(({ id }) => id)).size).toBe(lesson.length);
  });

  // A picture that says of a roll what the rules do not say is not drawn.
  test.each(lesson.map(({ id, picture }) => [id, picture] as const))(
    '%s is drawn as the rules have it',
    (_, picture) => {
      const svg = drawLessonPicture(picture, { ...table, words });
      expect(svg).toMatch(/^<svg /);
      expect(svg).not.toContain('NaN');
      expect(svg).not.toMatch(/style=|<script/);
    },
  );
});

test('a lesson that lets a bet win where it loses is no lesson', () => {
  const opened = tableRules['snake-eyes-nz']?.pack.open();
  const layout = layouts['snake-eyes-nz'];
  if (opened?.ok !== true || layout === undefined) throw new Error('the pack opens');
  const table = { game: opened.game, layout };
  expect(() =>
    drawLessonPicture({ kind: 'verdicts', wager: 'hard-8', wins: [3, 5], loses: [4, 4] }, { table, words }),
  ).toThrow('hard-8 does not win on 3-5');
  expect(() => drawLessonPicture({ kind: 'pays', wager: 'craps-2', roll: [1, 2] }, { table, words })).toThrow(
    'a lesson has craps-2 win on 1-2, where it does not',
  );
});
