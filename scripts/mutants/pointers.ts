/**
 * Where a clause is enforced that is cited nowhere, or not where it is enforced: at what cites another clause, in
 * one file or in all, or at an expression written exactly so, which may name what it is changed to. Better is a citation
 * in the code.
 */
export type Pointer =
  /** `within` is the constant that holds the citation. */
  (
    | { readonly like: string; readonly in?: string; readonly within?: string }
    | { readonly file: string; readonly at: string; readonly to?: string }
  ) & {
    /** Only changes that say so. */
    readonly only?: string;
  };

const party = 'packages/games/src/snake-eyes-party';
const table = 'packages/engine/src/table';

export const pointers: Readonly<Record<string, readonly Pointer[]>> = {
  // A seven ends a turn whoever throws it.
  'nz/1.1(shooter)#2': [{ like: 'nz/5.7(a)', within: 'gameProcedure' }],
  'nz/1.1(7-out)': [{ like: 'nz/5.7(a)', within: 'gameProcedure' }],
  'nz/1.2(a)': [{ file: `${table}/stakes.ts`, at: 'refused !== undefined' }],
  // What neither wins nor loses leaves the wager up.
  'nz/4.1(a)(ii)': [{ like: 'nz/4.2', in: 'wagers.ts', within: 'hardway' }],
  'nz/4.1(b)(ii)': [{ like: 'nz/4.2', in: 'wagers.ts', within: 'hardwayCombo' }],
  // Any of the columns, and no other.
  'nz/4.10#2': [{ like: 'nz/4.9(field-2)', in: 'pack.ts' }],
  // A face is one of six.
  'nz/4.2#2': [
    { file: 'packages/engine/src/roll.ts', at: 'value >= 1' },
    { file: 'packages/engine/src/roll.ts', at: 'value <= 6' },
  ],
  'nz/5.9': [{ like: 'nz/5.9(a)' }],
  'nz/6.3': [{ like: 'nz/6.3-tail#2' }],
  // The areas of the felt.
  'nsw/2.2': [
    {
      file: 'packages/games/src/snake-eyes-nsw/layout.ts',
      at: 'newZealand.felts',
      to: '{ ...newZealand.felts, wide: newZealand.felts.wide.map((felt) => ({ ...felt, areas: felt.areas.slice(1) })) }',
    },
  ],
  // Winnings go to the rack in chips, and only the tokens themselves back as tokens.
  'nsw/1.1(casino-promotional-token)#3': [
    { file: `${table}/settlement.ts`, at: 'returned - tokensReturned' },
  ],
  'nsw/1.1(gaming-manager)': [
    { like: 'nsw/6.8', within: 'procedure', only: "without 'senior-casino-supervisor'" },
  ],
  // What a void roll leaves as it was is live for the next.
  'nsw/1.1(void)': [{ like: 'nsw/5.1', within: 'gameProcedure', only: 'bets' }],
  'nsw/9.2': [
    { file: 'packages/desks/src/conduct/decide.ts', at: "duty === 'off duty' && found !== undefined" },
  ],
  'nsw/10.7': [{ file: 'packages/desks/src/promotion/decide/opening.ts', at: 'first === undefined' }],
  'nsw/10.7.11.1': ['(i)', '(ii)', '(iii)'].map((item) => ({ like: `nsw/10.7.11.1${item}` })),
  'nsw/10.7.11.2': ['(i)', '(ii)', '(iii)', '(iv)'].map((item) => ({ like: `nsw/10.7.11.2${item}` })),
  'nsw/10.7.11.3': ['(i)', '(ii)', '(iii)', '(iv)'].map((item) => ({ like: `nsw/10.7.11.3${item}` })),
  'nsw/10.7.11.4': ['(i)', '(ii)', '(iii)', '(iv)', '(v)', '(vi)'].map((item) => ({
    like: `nsw/10.7.11.4${item}`,
  })),
  'nsw/1.1(7-out)': [{ like: 'nsw/3.7.1' }],
  'nsw/3.8': [{ like: 'nsw/3.8.1' }],
  // A set is four throws, and a turn has six sets.
  'double/7.3': [{ like: 'double/7.5', in: 'wagers.ts' }],
  'double/5': [{ like: 'double/5.1#2', within: 'gameProcedure', only: 'bets' }],
  // What everybody may do is broken by a refusal.
  'double/7.6': [
    {
      file: `${table}/concerns/betting.ts`,
      at: 'table.seats.get(seat)?.person !== by.person',
      only: 'always',
    },
  ],
  'double/9.1': [
    {
      file: 'packages/games/src/double-dice/procedure.ts',
      at: "wager: 'shooters-bet'",
      to: "wager: 'bonus'",
    },
  ],
  'double/8.2': [{ like: 'double/odds(number-line-2-5)', in: 'wagers.ts' }],
  'double/8.3': [{ like: 'double/odds(double-line-1)', in: 'wagers.ts' }],
  'double/odds(number-line)': [
    { like: 'double/8.2#3', in: 'wagers.ts' },
    { like: 'double/odds(number-line-2-5)', in: 'wagers.ts' },
  ],
  'double/odds(double-line)': [
    { like: 'double/8.3#3', in: 'wagers.ts' },
    { like: 'double/odds(double-line-1)', in: 'wagers.ts' },
  ],
  'double/odds(bonus-timing)': [{ like: 'double/9.1#2', in: 'wagers.ts' }],
  'wonder/bets-3': [
    {
      file: `${table}/concerns/betting.ts`,
      at: 'table.seats.get(seat)?.person !== by.person',
      only: 'always',
    },
  ],
  // The ten positions that the text has, and no other.
  'wonder/missing-1': [{ like: 'wonder/any-triple-1', in: 'wagers.ts', only: 'without anyTriple' }],
  'party/setup-4': [{ file: `${party}/game.ts`, at: 'blue: 10' }],
  'party/setup-5': [{ file: `${party}/game.ts`, at: 'red: 5' }],
  'party/setup-6': [{ file: `${party}/game.ts`, at: 'white: 1' }],
  // What is paid goes into the kitty, and what is drawn comes out of it.
  'party/setup-8': [
    { file: `${party}/rules.ts`, at: 'game.kitty + chips' },
    { file: `${party}/rules.ts`, at: 'game.kitty - chips' },
    { file: `${party}/rules.ts`, at: 'Math.min(due, game.kitty)', to: 'due' },
  ],
  'party/seven-1': [{ file: `${party}/game.ts`, at: 'card === total' }],
  // The worked examples of the text, and what they are examples of.
  'party/play-3': [{ like: 'party/play-1', in: 'rules.ts', within: 'clause' }],
  'party/play-4': [{ like: 'party/play-1', in: 'rules.ts', within: 'clause' }],
  'party/play-5': [{ like: 'party/seven-3' }],
  'party/pass-4': [{ like: 'party/seven-3' }],
  'party/pass-5': [{ like: 'party/pass-1' }],
  'party/pass-6': [{ like: 'party/pass-3' }],
  'party/pass-7': [{ file: `${party}/rules.ts`, at: '(player + step + 1) % game.seats.length' }],
  'party/pass-8': [{ file: `${party}/rules.ts`, at: '(player + step + 1) % game.seats.length' }],
  'party/complete-pass-7': [{ like: 'party/complete-pass-3' }],
  'party/two-6': [{ like: 'party/seven-3' }],
};
