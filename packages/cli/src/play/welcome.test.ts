import { describe, expect, test } from 'vitest';
import type { Keyboard, KeyboardInput } from './keyboard.ts';
import type { OutputLine } from './output-line.ts';
import { settingsWith } from './scripted.ts';
import { packNamed, type Welcomed, welcome } from './welcome.ts';

async function welcomedBy(
  answers: readonly (string | KeyboardInput)[],
  given = {},
): Promise<{ said: string; end: Welcomed }> {
  const left = [...answers];
  const said: OutputLine[] = [];
  const keyboard: Keyboard = {
    ask: async (prompt) => {
      said.push({ to: 'aside', text: prompt });
      const answer = left.shift() ?? { kind: 'end' };
      return typeof answer === 'string' ? { kind: 'line', text: answer } : answer;
    },
    close: () => undefined,
  };
  const end = await welcome(keyboard, settingsWith(given), (told) => said.push(...told));
  return { said: said.map(({ text }) => text).join('\n'), end };
}

describe('a newcomer', () => {
  test('pressing Enter three times has a game', async () => {
    expect((await welcomedBy(['', '', ''])).end).toMatchObject({ kind: 'chosen', pack: 'snake-eyes-nz' });
  });

  test.each([
    ['3', 'double-dice'],
    ['wonder', 'wonder-dice'],
    ['Snake Eyes NSW', 'snake-eyes-nsw'],
    ['snake-eyes-party', 'snake-eyes-party'],
  ])('may type %s', async (answer, pack) => {
    expect((await welcomedBy([answer, '4', '100'])).end).toMatchObject({
      pack,
      settings: { house: 4, rack: 100_00 },
    });
  });

  test('is asked again after an answer that makes no sense', async () => {
    const { said, end } = await welcomedBy(['wnder-dice', '9', '4', 'many', '1', '-3', '1e9', '50']);
    expect(said).toContain('Did you mean wonder-dice?');
    expect(said).toContain("There is no game '9'");
    expect(said).toContain('Type a whole number from 0 to 9');
    expect(said.match(/Type a sum from 1 to 1,000,000/g)).toHaveLength(2);
    expect(end).toMatchObject({ pack: 'wonder-dice', settings: { house: 1, rack: 50_00 } });
  });

  test('party/setup-1 cannot play the party game alone', async () => {
    expect((await welcomedBy(['5', '0', '1', ''])).said).toContain('(party/setup-1)');
  });

  test('is not asked what the flags have said', async () => {
    const { said, end } = await welcomedBy([''], { house: 0, rack: 10_00 });
    expect(said).not.toContain('house players');
    expect(end).toMatchObject({ kind: 'chosen', settings: { house: 0, rack: 10_00 } });
  });

  test('may leave at any question', async () => {
    expect((await welcomedBy(['quit'])).end).toEqual({ kind: 'end' });
    expect((await welcomedBy(['', { kind: 'interrupted' }])).end).toEqual({ kind: 'interrupted' });
    expect((await welcomedBy(['', '', { kind: 'end' }])).end).toEqual({ kind: 'end' });
  });
});

test('a pack is known by its id and by the name its clauses carry', () => {
  expect(['nz', 'NSW', 'double', 'wonder', 'party', 'double-dice', 'craps'].map(packNamed)).toEqual([
    'snake-eyes-nz',
    'snake-eyes-nsw',
    'double-dice',
    'wonder-dice',
    'snake-eyes-party',
    'double-dice',
    undefined,
  ]);
});
