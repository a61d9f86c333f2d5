/** The clauses that a game played at a keyboard rests on, beside those of its wagers and its procedure. */
export type TableClauses = {
  /** What a player needs on the layout to throw. */
  readonly throwing: string;
  /** To whom the dice are offered next. */
  readonly offering: string;
  readonly minimum: string;
  readonly maximum: string;
};

export const tableClauses: Readonly<Record<string, TableClauses>> = {
  // The limits of a New Zealand table come from the general rules that 2.0 brings in.
  'snake-eyes-nz': { throwing: 'nz/5.4', offering: 'nz/5.9(a)', minimum: 'nz/2.0', maximum: 'nz/2.0' },
  'snake-eyes-nsw': { throwing: 'nsw/4.1', offering: 'nsw/3.8.1', minimum: 'nsw/7.1', maximum: 'nsw/7.1' },
  'double-dice': {
    throwing: 'double/7.1',
    offering: 'double/7.8#2',
    minimum: 'double/6',
    maximum: 'double/6',
  },
  'wonder-dice': {
    throwing: 'wonder/rules-2',
    offering: 'wonder/rules-3',
    minimum: 'wonder/bets-6',
    maximum: 'wonder/bets-5',
  },
};

export function clausesOfTable(pack: string): TableClauses {
  const found = tableClauses[pack];
  if (found === undefined) throw new Error(`Broken invariant: ${pack} has no table clauses`);
  return found;
}
