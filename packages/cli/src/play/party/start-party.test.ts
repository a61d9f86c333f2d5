import { describe, expect, test } from 'vitest';
import { scripted } from '../scripted.ts';

const party = 'snake-eyes-party';
const enters = (count: number): readonly string[] => Array.from({ length: count }, () => '');
/** Two people with real dice; Ann throws first. */
const pair = { dice: 'physical', house: 0, name: ['Ann', 'Ben'] } as const;
const first = ['6 5', '2 1'];
/** Every card but one, none of them a seven. */
const nine = ['1 1', '1 2', '1 3', '1 4', '1 5', '4 4', '4 5', '5 5', '5 6'];

describe('the party game at the keyboard', () => {
  test('party/winner-2 a whole game with house players ends with a winner who takes the kitty', () => {
    const { table, prompt } = scripted(party, { seed: '3' }, enters(40));
    const end = table.findIndex((line) => line.includes('every card down'));
    expect(table[end]).toMatch(/\(party\/winner-1\).*the kitty of \d+.*\(party\/winner-2\)/);
    expect(prompt).toMatch(/Play again|throw/);
  });

  test('chips are conserved over several games', () => {
    const { table } = scripted(party, { seed: '3' }, enters(150));
    const ends = table.filter((line) => line.startsWith('Chips up or down:'));
    expect(ends.length).toBeGreaterThan(2);
    for (const line of ends) {
      const nets = [...line.matchAll(/ ([+-]?\d+)[,.]/g)].map(([, net]) => Number(net));
      expect(nets).toHaveLength(4);
      expect(nets.reduce((sum, net) => sum + net, 0)).toBe(0);
    }
  });

  test('party/play-1 party/two-2 party/winner-1 ten good throws win without giving up the dice', () => {
    const { table } = scripted(party, pair, [...first, ...nine, '6 6']);
    expect(table).toContain('Ann throws 6-5 for who goes first (party/setup-9).');
    expect(table).toContain('Ann throws 1-3: 4. Ann turns 4 down; 7 to go (party/play-1).');
    expect(table.join('\n')).toContain('Ann throws 1-1: snake eyes (party/play-2).');
    expect(table.join('\n')).toContain('Ann draws 2 chips; the kitty is 2 (party/two-2).');
    expect(table.join('\n')).toContain('Ann takes the kitty of 2;');
    expect(table).toContain('Chips up or down: Ann +2, Ben -2.');
  });

  test('party/seven-2 party/seven-3 a seven costs two chips and the dice', () => {
    const { table, prompt } = scripted(party, pair, [...first, '3 4']);
    expect(table.join('\n')).toContain(
      'Ann pays 2 chips; the kitty is 6 (party/seven-2). The dice pass to Ben (party/seven-3).',
    );
    expect(prompt).toContain('Ben throws');
  });

  test('party/complete-pass-2 party/complete-pass-6 three chances are counted in the prompt', () => {
    const passed = [...first, '1 3', '1 3', '1 3'];
    expect(scripted(party, pair, passed).prompt).toContain('3 chances left');
    expect(scripted(party, pair, [...passed, '1 3']).prompt).toContain('2 chances left');
  });

  test('after a game Enter starts another and no ends it', () => {
    const won = [...first, ...nine, '6 6'];
    expect(scripted(party, pair, [...won, 'what']).aside.at(-1)).toContain('Press Enter to play again');
    expect(scripted(party, pair, [...won, '']).table.join('\n')).toContain(
      'The party ends after 2 games. The last one was not finished',
    );
    expect(scripted(party, pair, [...won, 'no']).table).toContain('The party ends after 1 game.');
  });

  test('questions are answered without a throw', () => {
    const { table, aside } = scripted(party, pair, [
      ...first,
      'cards',
      'why',
      'rules',
      'rules seven-2',
      'history',
      'help',
      '7 7',
      'crads',
    ]);
    const told = table.join('\n');
    expect(told).toContain('Ann  up 2 3 4 5 6 8 9 10 11 12; 48 chips');
    expect(told).toContain('party/seven-2: Whoever throws a 7 pays 2 chips to the kitty.');
    expect(told).toContain('2 rolls: 6-5  2-1');
    expect(aside.at(-1)).toContain('type what the two dice show');
    expect(scripted(party, {}, ['crads', 'x'.repeat(500)]).aside.join('\n')).toMatch(
      /Did you mean cards\?[\s\S]*longer than 400/,
    );
  });
});
