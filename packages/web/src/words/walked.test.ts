import { lineOf } from '@dicepit/engine';
import { tableRules } from '@dicepit/games';
import { loadTeller } from '@dicepit/words';
import { describe, expect, test } from 'vitest';
import { walk } from '../../../games/src/testing/walk/walk.ts';
import { registers } from '../../../games/src/texts.ts';
import { translate } from './de/sentences.ts';

const german = await loadTeller('de');

/** A walk makes up what no screen can send: such a thing may be quoted as it is. */
const madeUp = /''|NaN|Infinity|^Set /;

describe.each(Object.entries(tableRules))('a walk of made-up commands at a table of %s', (pack, rules) => {
  const clauses = new Set((registers[pack] ?? []).map(({ clause }) => clause));
  const refused = new Set<string>();
  const inGerman = new Map<string, string | undefined>();
  walk({
    rules,
    clauses,
    seed: 7,
    commands: 4_000,
    trace: (_, decided) => {
      if (decided.ok) return;
      if ('message' in decided.refusal) refused.add(decided.refusal.message);
      else inGerman.set(lineOf(decided.refusal), german.tell(decided.refusal));
    },
  });
  const unsaid = (texts: ReadonlySet<string>): readonly string[] =>
    [...texts].filter((text) => !madeUp.test(text) && translate(text) === undefined);

  test('is refused nothing that has no German', () => {
    expect(refused.size + inGerman.size).toBeGreaterThan(100);
    expect(unsaid(refused)).toEqual([]);
    expect([...inGerman].filter(([, said]) => said === undefined)).toEqual([]);
  });
});
