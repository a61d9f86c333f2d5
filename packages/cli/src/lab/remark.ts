import { InvariantError } from '@dicepit/engine';
import type { TerminalWords } from '@dicepit/words/terminal';
import { said } from '../language.ts';
import { percent } from './number-text.ts';

type RemarkWords = TerminalWords['lab']['remarks'];

/** Something about a definition: where it stands, and what it is. What to do about it belongs to the code. */
export type Remark = {
  readonly file: string;
  readonly line?: number | undefined;
  readonly code: keyof RemarkWords;
  /** Texts as they are, shares as numbers, and whatever cites a clause as a list. */
  readonly figures?: Readonly<Record<string, string | number | readonly string[]>>;
};

/** What was found of a definition: it is valid when there are no problems. Warnings are for thinking about. */
export type Remarks = { readonly problems: readonly Remark[]; readonly warnings: readonly Remark[] };

/** What cites a clause and is no wager. */
export const PROCEDURE = '#procedure';
export const PACK = '#pack';

/** `wagers.ts:22: what is wrong`, as editors and people read it. */
export const remarkLine = (remark: Remark): string =>
  `${remark.file}${remark.line === undefined ? '' : `:${remark.line}`}: ${tellRemark(remark).reason}`;

/** The same with the way out below it. */
export const remarkText = (remark: Remark): string => `${remarkLine(remark)}\n  ${tellRemark(remark).wayOut}`;

/** What is wrong, and the way out, in the language that is spoken. */
export function tellRemark({ code, figures = {} }: Remark): {
  readonly reason: string;
  readonly wayOut: string;
} {
  const { citing, remarks } = said().lab;
  const named = (by: string): string =>
    by === PROCEDURE ? citing.procedure : by === PACK ? citing.pack : by;
  const written = Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [
      name,
      typeof value === 'number'
        ? percent(value, 1)
        : typeof value === 'string'
          ? value
          : value.map(named).join(', '),
    ]),
  );
  const { reason, wayOut } = remarks[code];
  return { reason: filled(reason, written), wayOut: filled(wayOut, written) };
}

const filled = (
  message: string | ((figures: never) => string),
  figures: Readonly<Record<string, string>>,
): string =>
  // Whoever makes a remark fills in what its message asks for; a test tells one of each kind.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  typeof message === 'string' ? message : message(figures as never);

/** Why something cannot be done: what it throws, without the words that every broken invariant begins with. */
export function findFault(tried: () => void): string | undefined {
  try {
    tried();
    return undefined;
  } catch (cause) {
    return reasonOf(cause);
  }
}

/** What was wrong, of whatever was thrown. */
export function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause instanceof InvariantError ? cause.reason : cause.message;
}
