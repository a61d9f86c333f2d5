/**
 * Where a clause is enforced that is cited nowhere, or not where it is enforced: at what cites another clause, in
 * one file or in all, or at an expression written exactly so. Better is a citation in the code.
 */
export type Pointer =
  | { readonly like: string; readonly in?: string }
  | { readonly file: string; readonly at: string };

const party = 'packages/games/src/snake-eyes-party';
const table = 'packages/engine/src/table';

export const pointers: Readonly<Record<string, readonly Pointer[]>> = {
  // A seven ends a turn whoever throws it.
  'nz/1.1(shooter)#2': [{ like: 'nz/5.7(a)', in: 'procedure.ts' }],
  'nz/1.1(7-out)': [{ like: 'nz/5.7(a)', in: 'procedure.ts' }],
  'nz/1.2(a)': [{ file: `${table}/decide/stakes.ts`, at: 'refused !== undefined' }],
  // What neither wins nor loses leaves the wager up.
  'nz/4.1(a)(ii)': [{ like: 'nz/4.2', in: 'hardways.ts' }],
  'nz/4.1(b)(ii)': [{ like: 'nz/4.2', in: 'hardways.ts' }],
  // Any of the columns, and no other.
  'nz/4.10#2': [{ like: 'nz/4.9(field-2)', in: 'pack.ts' }],
  'nz/5.9': [{ like: 'nz/5.9(a)' }],
  'nz/6.3': [{ like: 'nz/6.3-tail#2' }],
  'nsw/1.1(7-out)': [{ like: 'nsw/3.7.1' }],
  'nsw/3.8': [{ like: 'nsw/3.8.1' }],
  'double/8.2': [{ like: 'double/odds(number-line-2-5)', in: 'lines.ts' }],
  'double/8.3': [{ like: 'double/odds(double-line-1)', in: 'lines.ts' }],
  'double/odds(number-line)': [
    { like: 'double/8.2#3', in: 'lines.ts' },
    { like: 'double/odds(number-line-2-5)', in: 'lines.ts' },
  ],
  'double/odds(double-line)': [
    { like: 'double/8.3#3', in: 'lines.ts' },
    { like: 'double/odds(double-line-1)', in: 'lines.ts' },
  ],
  'double/odds(bonus-timing)': [{ like: 'double/9.1#2', in: 'bonus.ts' }],
  // The worked examples of the text, and what they are examples of.
  'party/play-3': [{ like: 'party/play-1' }],
  'party/play-4': [{ like: 'party/play-1' }],
  'party/play-5': [{ like: 'party/seven-3' }],
  'party/pass-4': [{ like: 'party/seven-3' }],
  'party/pass-5': [{ like: 'party/pass-1' }],
  'party/pass-6': [{ like: 'party/pass-3' }],
  'party/pass-7': [{ file: `${party}/passing.ts`, at: '(player + step + 1) % game.seats.length' }],
  'party/pass-8': [{ file: `${party}/passing.ts`, at: '(player + step + 1) % game.seats.length' }],
  'party/complete-pass-7': [{ like: 'party/complete-pass-3' }],
  'party/two-6': [{ like: 'party/seven-3' }],
};
