import { registers } from '@dicepit/games/texts';
import { said } from '../language.ts';
import { nearest } from '../nearest.ts';
import { shown } from './typed.ts';

/** A clause in our words: `nz/4.7: A player may take back …`. */
export function clauseLine(pack: string, clause: string): string | undefined {
  const row = rowsOf(pack).find((each) => each.clause === clause);
  return row && `${row.clause}: ${row.rule}`;
}

/** The clauses that a person asks for: the one named, with those under it, or why there is none. */
export function findClauses(pack: string, asked: string): readonly string[] {
  const rows = rowsOf(pack);
  const prefix = rows[0]?.clause.split('/')[0] ?? '';
  const wanted = asked
    .toLowerCase()
    .replaceAll(/\s+/g, '')
    .replace(new RegExp(`^${prefix}/?(?=.)`), '');
  const named = rows.filter(({ clause }) => {
    const bare = clause.slice(prefix.length + 1).toLowerCase();
    return bare === wanted || (bare.startsWith(wanted) && /^[.(#-]/.test(bare.slice(wanted.length)));
  });
  if (named.length > 0)
    return named.slice(0, MAX_LISTED_CLAUSES).map(({ clause, rule }) => `${clause}: ${rule}`);
  const near = nearest(
    `${prefix}/${wanted}`,
    rows.map(({ clause }) => clause),
  );
  const { noClause, noClauseNear } = said().asked;
  const figures = { text: shown(asked), command: `dicepit rules ${pack}` };
  return [near === undefined ? noClause(figures) : noClauseNear({ ...figures, near })];
}

/** Enough for any paragraph with what stands under it; a whole section is for the rulebook. */
const MAX_LISTED_CLAUSES = 30;

const rowsOf = (pack: string) => registers[pack] ?? [];
