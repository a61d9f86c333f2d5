import { gameOf } from '@dicepit/engine';
import { rulesMark } from '@dicepit/proof';
import { type PitTable, rulesOf } from './pit-table.ts';

/** The mark of the rules that a table plays by as it stands; nothing where it is not set up, or has no pay table. */
export function rulesMarkOf(state: PitTable): string | undefined {
  if (state.is !== 'banked') return undefined;
  const { setup } = state.table;
  const rules = rulesOf(state);
  if (rules === undefined || setup === undefined) return undefined;
  const name = JSON.stringify([state.pack, setup.options]);
  const known = marks.get(name);
  if (known !== undefined) return known;
  const game = gameOf(rules, setup);
  if (game === undefined) return undefined;
  const mark = rulesMark(game);
  marks.set(name, mark);
  return mark;
}

/** A pack has a handful of choices: what was worked out once is kept. */
const marks = new Map<string, string>();
