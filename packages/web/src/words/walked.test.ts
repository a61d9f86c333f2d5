import { toTellingKey } from '@dicepit/engine';
import { tableRules } from '@dicepit/games';
import { loadTeller } from '@dicepit/words';
import { describe, expect, test } from 'vitest';
import { walk } from '../../../games/src/testing/walk/walk.ts';
import { registers } from '../../../games/src/texts.ts';

const german = await loadTeller('de');

describe.each(Object.entries(tableRules))('a walk of made-up commands at a table of %s', (pack, rules) => {
  const clauses = new Set((registers[pack] ?? []).map(({ clause }) => clause));
  const inGerman = new Map<string, string | undefined>();
  walk({
    rules,
    clauses,
    seed: 7,
    commands: 4_000,
    trace: (_, decided) => {
      if (!decided.ok) inGerman.set(toTellingKey(decided.refusal), german.tell(decided.refusal));
    },
  });

  test('is refused nothing that has no German', () => {
    expect(inGerman.size).toBeGreaterThan(100);
    expect([...inGerman].filter(([, said]) => said === undefined)).toEqual([]);
  });
});
