import { roll } from '@dicepit/engine';
import type { AuditLine } from '@dicepit/wire/refusals';
import { describe, expect, test } from 'vitest';
import { tellFinding } from './finding.ts';
import { loadTeller } from './teller.ts';

const told = async (language: 'en' | 'de' | 'fr', says: readonly AuditLine[]): Promise<string> =>
  tellFinding(await loadTeller(language), { says });

describe('what a check of a trail finds', () => {
  const under: AuditLine = { code: 'decided-under', edition: 3, today: 4 };
  const differs: AuditLine = { code: 'event-differs', case: 'type', type: 'BetPlaced', due: 'BetMoved' };

  test.each([
    [
      'en',
      'Decided under edition 3; by today’s rules, edition 4: BetPlaced stands where the rules say BetMoved.',
    ],
    [
      'de',
      'Entschieden nach Ausgabe 3; nach den heutigen Regeln, Ausgabe 4: BetPlaced steht, wo die Regeln BetMoved sagen.',
    ],
    [
      'fr',
      'Décidé selon l’édition 3\u202f; selon les règles d’aujourd’hui, édition 4\u00a0: BetPlaced se trouve là où les règles disent BetMoved.',
    ],
  ] as const)('is told in %s, with the edition that decided it', async (language, sentence) => {
    expect(await told(language, [under, differs])).toBe(sentence);
  });

  test.each([
    ['en', '2 bets were up', '6-1', '$35'],
    ['de', '2 Einsätze lagen', '6-1', '35\u00a0$'],
    ['fr', '2 mises étaient posées', '6-1', '35\u00a0$'],
  ] as const)('is told in %s of a turn that was not thrown', async (language, ...parts) => {
    const line: AuditLine = {
      code: 'turn-unthrown',
      case: 'lost',
      turn: 3,
      why: 'table closed',
      bets: 2,
      shown: roll('6-1'),
      sum: 35_00,
    };
    const sentence = await told(language, [line]);
    for (const part of parts) expect(sentence).toContain(part);
  });
});
