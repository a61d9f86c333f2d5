import { balanceOf, type Decided, type Posting, sumOf, type Table, type TableEvent } from '@dicepit/engine';

/** What is wrong with an answer of `decide`, if anything: it must cite something, and chips must add up. */
export function wrongAnswer(decided: Decided<TableEvent>, clauses: ReadonlySet<string>): string | undefined {
  if (!decided.ok) {
    const { code, clause, ...figures } = decided.refusal;
    if (!isBasis(clause, clauses)) return `the refusal ${code} cites '${clause}'`;
    if (!/^[A-Z][A-Z_]+$/.test(code)) return `'${code}' is no code`;
    // What somebody has sent may be empty; what the rules say is not.
    const missing = Object.entries(figures).find(([, figure]) => figure === undefined);
    return missing === undefined ? undefined : `the refusal ${code} does not say its ${missing[0]}`;
  }
  if (decided.events.length === 0) return 'neither an event nor a refusal';
  for (const { type, clause, postings = [] } of decided.events) {
    if (!isBasis(clause, clauses)) return `${type} cites '${clause}'`;
    if (sumOf(postings) !== 0) return `the postings of ${type} sum to ${sumOf(postings)}`;
    if (sumOf(postings.filter(ofTokens)) !== 0) return `${type} turns tokens into chips`;
  }
  return undefined;
}

/** What is wrong with the chips of a table, if anything. */
export function faultOf({ ledger, betting }: Table): string | undefined {
  for (const [account, cents] of ledger) {
    if (!Number.isSafeInteger(cents)) return `${account} holds ${cents}`;
    if (cents < 0 && !account.startsWith('outside')) return `${account} is at ${cents}`;
  }
  const up = [...betting.bets, ...betting.late];
  const twice = up.find(({ bet }, index) => up.findIndex((each) => each.bet === bet) !== index);
  if (twice !== undefined) return `two bets are called ${twice.bet}`;
  const chips = up.reduce((sum, bet) => sum + bet.chips, 0);
  const tokens = up.reduce((sum, bet) => sum + bet.tokens, 0);
  if (balanceOf(ledger, 'layout') !== chips)
    return `${balanceOf(ledger, 'layout')} is posted on the layout and bets of ${chips} lie there`;
  if (balanceOf(ledger, 'layout-tokens') !== tokens)
    return `${balanceOf(ledger, 'layout-tokens')} in tokens is posted on the layout and ${tokens} lies there`;
  return undefined;
}

/** A clause that the pack's register holds, or a named policy. */
export const isBasis = (clause: string, clauses: ReadonlySet<string>): boolean =>
  clauses.has(clause) || /^policy\/[a-z]+(-[a-z]+)*$/.test(clause);

const ofTokens = ({ account }: Posting): boolean => account.includes('tokens');
