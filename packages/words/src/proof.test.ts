import { proofLines } from '@dicepit/proof/finding-lines';
import { describe, expect, test } from 'vitest';
import { tellFindingInEnglish, tellInEnglish } from './english.ts';
import { loadTeller } from './teller.ts';

describe('what a check of a trail finds', () => {
  test.each(Object.keys(proofLines))('%s is a whole sentence', (line) => {
    const [code = '', which] = line.split('.');
    const says = { code, ...(which === undefined ? {} : { case: which }) };
    const notes = [{ code: 'note', case: 'under-way', turn: 2, draws: 3 }];
    expect(tellInEnglish({ ...says, notes })).toMatch(/^\S.*\.$/);
  });

  test('is told with what the dice show and what they should', async () => {
    const says = { code: 'faces-forged', draw: 2, turn: 3, shown: [6, 6], due: [1, 5] } as const;
    expect(tellFindingInEnglish({ says: [says] })).toBe(
      'Draw 2 of turn 3 shows 6-6, but its seed gives 1-5.',
    );
    const french = await loadTeller('fr', ['proof']);
    expect(french.tell(says)).toBe('Le tirage 2 du tour 3 montre 6-6, mais sa graine donne 1-5.');
  });

  test('says of a lost seed whether it was ever thrown with, and whose notes it tells', () => {
    expect(tellInEnglish({ code: 'seed-lost', case: 'unused', turn: 4 })).toContain('before its first draw');
    const notes = [{ code: 'note', case: 'under-way', turn: 2, draws: 3 }];
    expect(tellInEnglish({ code: 'note', case: 'table', stream: 'table/t-1', notes })).toBe(
      'table/t-1: Turn 2 is under way: its 3 draws can be checked when its seed is revealed.',
    );
    expect(tellInEnglish({ code: 'note', case: 'own-key' })).toContain('The key is the one in the file.');
  });
});
