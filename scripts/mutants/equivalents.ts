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

/** What only games of one's own have: bets that lean on others, spots that are open in a stage of the table. */
const ofOwnGames = {
  reason: 'No wager of this pack leans on another or is open in a stage of the table alone.',
  of: ['double/7.1#2', 'double/9.1#2', 'double/odds(bonus-timing)'],
};

const anyCentIsPayable =
  'The odds of this pack pay whole cents, or its winnings are rounded: every cent can be staked.';

export const equivalents: readonly Equivalent[] = [
  {
    file: 'packages/engine/src/sheet/decide.ts',
    line: 'if (wager.opens !== undefined && during !== undefined && at !== undefined && !during.includes(at)) {',
    what: 'never wager.opens !== undefined && during !== undefined && at !…',
    ...ofOwnGames,
  },
  {
    file: 'packages/engine/src/sheet/decide.ts',
    line: 'if (wager.leansOn !== undefined && support === undefined) {',
    what: 'never wager.leansOn !== undefined && support === undefined',
    ...ofOwnGames,
  },
  {
    file: 'packages/engine/src/sheet/decide.ts',
    line: 'if (wager.leansOn !== undefined && most !== undefined && held + stake > most) {',
    what: 'never wager.leansOn !== undefined && most !== undefined && held…',
    ...ofOwnGames,
  },
  {
    file: `${table}/bets.ts`,
    line: 'if (wager?.opens !== undefined && during !== undefined && stage !== undefined && !during.includes(stage))',
    what: 'never wager?.opens !== undefined && during !== undefined && sta…',
    ...ofOwnGames,
  },
  {
    file: 'packages/engine/src/sheet/decide.ts',
    line: 'if ((held + stake) % step !== 0) {',
    what: 'never (held + stake) % step !== 0',
    reason: anyCentIsPayable,
    of: ofOwnGames.of,
  },
  {
    file: 'packages/engine/src/sheet/decide.ts',
    line: 'if (sets === undefined)',
    what: 'never sets === undefined',
    reason: 'A turn of this game is always counted in sets.',
    of: ['double/7.8'],
  },
  ...['always', 'without … ||'].map((what) => ({
    file: `${table}/stakes.ts`,
    line: 'if (wager === undefined || stake % step === 0) return undefined;',
    what,
    reason: anyCentIsPayable,
    of: ['nz/4.9', 'nsw/6.5', 'double/9.4', 'wonder/numbers-2'],
  })),
  {
    file: 'packages/engine/src/presets.ts',
    line: "takingDown: { until: 'release', clause: cites.takingDown },",
    what: 'until: rest for release',
    reason: 'The published packs write their own procedures: this one is for games of one’s own.',
  },
  {
    file: `${table}/stakes.ts`,
    line: 'if (chips === undefined || byPeople(setup) || setup.policies.chip !== undefined) return undefined;',
    what: 'always',
    ...inColoursAlone,
  },
  {
    file: `${table}/stakes.ts`,
    line: 'if (table.seats.get(seat)?.colour !== undefined) return undefined;',
    what: 'always',
    ...inColoursAlone,
  },
  {
    file: `${table}/stakes.ts`,
    line: 'if (odd === undefined) return undefined;',
    what: 'always',
    ...inColoursAlone,
  },
  {
    file: `${table}/stakes.ts`,
    line: "if (tokens > held) return refuse({ code: 'NOT_ENOUGH_TOKENS', clause, tokens, held });",
    what: 'never tokens > held',
    reason: 'Where there are no tokens, a bet of tokens is refused before they are counted.',
    of: ['nz/4.3', 'double/8', 'wonder/chips-1'],
  },
  {
    file: `${table}/bets.ts`,
    line: 'if (!table.frozen) return undefined;',
    what: 'always',
    reason: 'A void roll of this game leaves the bets open, so that its layout is never frozen.',
    of: ['nz/6.3', 'nz/6.3-tail#2'],
  },
  {
    file: `${table}/concerns/signs.ts`,
    line: 'if (lawful !== null && maximum > lawful) {',
    what: 'never lawful !== null && maximum > lawful',
    reason: 'No law of this pack sets a largest bet.',
    of: ['nsw/7.1'],
  },
  {
    file: 'packages/games/src/snake-eyes-nz/procedure.ts',
    line: "amending: { approvers: ['game-supervisor'], clause: '6.8' },",
    what: "approvers with 'dealer'",
    reason: 'The house lets no dealer answer an amendment, and a pack only narrows what the house allows.',
  },
  {
    file: `${table}/concerns/shooter.ts`,
    line: "if (circuit === 'start') return cite(first ? shooter.start : shooter.declined);",
    what: 'never first',
    reason: 'One clause of Double Dice has the first offer and those after it.',
    of: ['double/7'],
  },
  {
    file: `${table}/concerns/shooter.ts`,
    line: 'return cite(first ? shooter.course.clause : shooter.course.declined);',
    what: 'never first',
    reason: 'One clause of Double Dice has the first offer in the course of play and those after it.',
    of: ['double/7.8#2'],
  },
  {
    file: `${table}/concerns/shooter.ts`,
    line: "...(from === undefined || circuit === 'start' ? {} : { from }),",
    what: 'without || …',
    reason:
      'Only where everybody is asked afresh does a start follow on a turn, and these rules wait instead.',
    of: ['nsw/3.8', 'nsw/3.8.1'],
  },
  {
    file: `${table}/concerns/throwing.ts`,
    line: '...(takesUp ? { dice: usable.slice(0, game.dice) } : {}),',
    what: 'never takesUp',
    reason: 'No dealer throws in this game.',
    of: ['nsw/4.7'],
  },
  {
    file: `${table}/concerns/receiving.ts`,
    line: '...(short ? { active: usable.slice(0, game.dice) } : {}),',
    what: 'never short',
    reason: 'No dealer throws in this game.',
    of: ['nsw/2.4.1'],
  },
  {
    file: `${table}/concerns/shooter.ts`,
    line: 'if (usableDice(table).length < game.dice)',
    what: 'never usableDice(table).length < game.dice',
    reason: 'No dice are offered at Wonder Dice: the dealer throws.',
    of: ['wonder/rules-1'],
  },
  ...(
    [
      ['turn.ts', 'if (table.dice.replacing?.grace === undefined) return [];', 'always'],
      [
        'turn.ts',
        "return [{ type: 'SetRetired', dice: oldSet(table), clause: cite(procedure.custody.newSet) }];",
        "without { type: 'SetRetired', dice: oldSet(table), clause: cite(p…",
      ],
      ['concerns/receiving.ts', "place: waits ? 'waiting' : 'arriving',", 'never waits'],
    ] as const
  ).map(([file, line, what]) => ({
    file: `${table}/${file}`,
    line,
    what,
    reason: 'All the dice there are at such a table are thrown: nobody goes on when one of them is lost.',
    of: ['double/2', 'wonder/rules-1'],
  })),
  {
    file: `${table}/concerns/overruling.ts`,
    line: 'if (past?.invalidated === true)',
    what: 'never past?.invalidated === true',
    reason: 'No roll is invalidated in these games: their calls are overruled.',
    of: ['nz/6.6', 'wonder/rules-4'],
  },
  {
    file: `${table}/correction.ts`,
    line: "{ type: 'DiceGivenBack', seat, dice, thrown, clause: cite(procedure.overruling.clause) }, ...passedByHouse({ ...context, table: { ...table, shooter } }),",
    what: "without { type: 'DiceGivenBack', seat, dice, thrown, clause: cite…",
    reason: 'The dealer of Wonder Dice throws every round: there is no shooter to give dice back to.',
    of: ['wonder/rules-4'],
  },
  {
    file: `${table}/concerns/settling.ts`,
    line: 'if (!decides(line))',
    what: 'never !decides(line)',
    reason: 'Every round of Wonder Dice decides every bet.',
    of: ['wonder/rules-4'],
  },
  {
    file: 'packages/games/src/wonder-dice/procedure.ts',
    line: "earlier: { roles: ['operator'], clause: 'rules-4' },",
    what: "roles with 'dealer'",
    reason: 'Whoever is on no rung of the ladder overrules no roll, earlier or not.',
  },
];
