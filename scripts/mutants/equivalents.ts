/** A change that changes nothing anybody could notice: the file, the line, what is changed in it, and why it is none. */
export type Equivalent = {
  readonly file: string;
  readonly line: string;
  readonly what: string;
  readonly reason: string;
  /** For these clauses alone, where it is said: what no table of one pack ever does, one of another may. */
  readonly of?: readonly string[];
};

const table = 'packages/engine/src/table';

/** Where every bet is in chips of a colour, nobody stakes the house's own. */
const inColoursAlone = {
  reason: 'A Wonder Dice seat without a colour stakes nothing.',
  of: ['wonder/chips-1'],
};

export const equivalents: readonly Equivalent[] = [
  {
    file: `${table}/stake.ts`,
    line: 'if (chips === undefined || byPeople(setup) || setup.policies.chip !== undefined) return undefined;',
    what: 'always',
    ...inColoursAlone,
  },
  {
    file: `${table}/stake.ts`,
    line: 'if (table.seats.get(seat)?.colour !== undefined) return undefined;',
    what: 'always',
    ...inColoursAlone,
  },
  {
    file: `${table}/stake.ts`,
    line: 'if (odd === undefined) return undefined;',
    what: 'always',
    ...inColoursAlone,
  },
  {
    file: `${table}/stake.ts`,
    line: 'if (tokens > held)',
    what: 'never tokens > held',
    reason: 'Where there are no tokens, a bet of tokens is refused before they are counted.',
    of: ['nz/4.3', 'double/8', 'wonder/chips-1'],
  },
  {
    file: `${table}/decide/windows.ts`,
    line: "if (wager?.opens?.before === 'set' && inSet > 0)",
    what: "never wager?.opens?.before === 'set' && inSet > 0",
    reason: 'The bonus opens with a turn. What opens with a set is another bet.',
    of: ['double/9.1#2', 'double/odds(bonus-timing)'],
  },
  {
    file: `${table}/decide/windows.ts`,
    line: 'if (!table.frozen) return undefined;',
    what: 'always',
    reason: 'A void roll of this game leaves the bets open, so that its layout is never frozen.',
    of: ['nz/6.3', 'nz/6.3-tail#2'],
  },
  ...['> for >=', 'never colour?.only === true && held.length >= colour.colours.le…', 'without && …'].map(
    (what) => ({
      file: `${table}/decide/seats.ts`,
      line: 'if (colour?.only === true && held.length >= colour.colours.length) {',
      what,
      reason: 'A player of this game may bet value chips, and sits down without a colour.',
      of: ['nz/3.1(e)(ii)'],
    }),
  ),
  {
    file: `${table}/decide/limits-signs.ts`,
    line: "if (minutes === 0 || table.state !== 'open' || posted === undefined || minimum <= posted.minimum)",
    what: 'always',
    reason: 'A raise at Wonder Dice needs no minutes of notice.',
    of: ['wonder/bets-6'],
  },
  {
    file: `${table}/decide/limits-signs.ts`,
    line: 'if (lawful !== null && maximum > lawful) {',
    what: 'never lawful !== null && maximum > lawful',
    reason: 'No law of this pack sets a largest bet.',
    of: ['nsw/7.1'],
  },
  {
    file: `${table}/decide/pay-table.ts`,
    line: 'if (game.procedure.turn?.sets !== undefined && table.thrown > 0)',
    what: 'never game.procedure.turn?.sets !== undefined && table.thrown > 0',
    reason: 'Wonder Dice has neither turns nor sets.',
    of: ['wonder/positions-1'],
  },
];
