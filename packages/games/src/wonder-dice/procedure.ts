import {
  type Procedure,
  type StatutoryMaximum,
  SUPERVISOR_CALLED,
  type TableProcedure,
} from '@dicepit/engine';
import { colours } from '../colours.ts';
import type { Clause } from './clauses.ts';

/** What the game itself goes by, at a table or on paper: who throws, when a turn ends, what is void and how it pays. */
export const gameProcedure: Procedure<Clause> = {
  thrower: { who: 'dealer', clause: 'rules-3' },
  winningStake: { staysUp: false, clause: 'rules-4' },
  voidRoll: { call: 'a void round', bets: 'frozen', clause: 'rules-5' },
  rounding: { way: 'exact', clause: 'numbers-2' },
  turn: undefined,
  noRolls: [
    { reason: 'not-flat', says: 'a die does not lie flat on the table', clause: 'rules-5', must: true },
    { reason: 'left-the-table', says: 'a die left the table', clause: 'void-1', must: true },
  ],
};

/**
 * The largest single bet under RSA 287-D as a table starts out. Ten dollars is the cautious default; a later figure
 * is a dated entry that the operator makes with its source.
 */
const statutory: readonly StatutoryMaximum[] = [
  { from: Number.NEGATIVE_INFINITY, maximum: 2_00, source: 'RSA 287-D before 2008 HB 1509' },
  // Only the year is known.
  { from: Date.UTC(2008, 0, 1), maximum: 4_00, source: '2008 HB 1509, chapter 291' },
  { from: Date.UTC(2018, 5, 14), maximum: 10_00, source: 'HB 169, chapter 265, RSA 287-D:16' },
];

/** Later figures as they were reported, for an operator to enter. The day the limits were lifted is not verified. */
export const reportedStatutory: readonly StatutoryMaximum[] = [
  { from: Date.UTC(2023, 6, 1), maximum: 50_00, source: 'SB 120' },
  { from: Date.UTC(2025, 6, 1), maximum: null, source: '2025 HB 2, start not verified' },
];

/**
 * How a Wonder Dice table is run, in the order of the text. A concern of a table that the text has in several places
 * stands where most of it is written; policies of the house come last.
 */
export const procedure: TableProcedure<Clause> = {
  // Dice, cup and dealer.
  opening: {
    dice: { least: 3, most: 3, clause: 'rules-1' },
    starting: 'rules-1',
    float: 'policy/float',
    lock: 'policy/float',
    odds: 'policy/odds',
    closing: 'policy/closing',
    approval: undefined,
    checklist: [],
    limits: undefined,
  },

  equipment: {
    items: [
      {
        item: 'cup',
        says: 'The dice cup',
        clause: 'rules-1',
        kind: 'thing',
        needed: 'always',
        physical: true,
      },
    ],
  },

  receiving: {
    cap: 'rules-1',
    faces: 'rules-1',
    compliance: 'rules-1',
    placing: 'policy/custody',
    inspection: undefined,
  },

  // The text says when a die makes the throw void, and nothing of how it is got back.
  custody: {
    active: 'rules-1',
    newSet: 'rules-1',
    // At any time during the round, and that ends with its last bet.
    off: { reason: 'left-the-table', clause: 'void-1', isSought: true, spoils: 'until-settled' },
    keeping: 'policy/custody',
    returning: { start: 'policy/custody', course: 'policy/custody' },
    searching: 'policy/lost-dice',
    choosing: 'policy/lost-dice',
    asking: 'policy/lost-dice',
    inspecting: { roles: ['dealer', 'operator'], clause: 'policy/lost-dice' },
    back: { asked: 'policy/lost-dice', otherwise: 'policy/lost-dice' },
    grace: 'policy/lost-dice',
    gathering: undefined,
    firstLoss: undefined,
  },

  betting: {
    closing: 'rules-2',
    takingDown: { until: 'release', clause: 'rules-2' },
    windows: {},
    chips: 'chips-1',
    stacking: 'policy/stacking',
    lost: undefined,
    runOut: undefined,
  },

  staff: {
    dealer: 'rules-3',
    bound: [
      { role: 'dealer', to: 'table', clause: 'rules-3' },
      { role: 'game-supervisor', to: 'table', clause: 'policy/signed-on' },
    ],
    noBets: 'policy/dealer-does-not-bet',
    custody: 'policy/custody',
    inspector: 'policy/inspector',
    age: undefined,
  },

  throwing: {
    throwing: 'rules-3',
    together: 'rules-3',
    resting: 'rules-4',
    chance: 'rules-7',
    needs: { what: 'any-bet', clause: 'bets-2' },
    passing: 'policy/passing-the-dice',
  },

  calling: {
    call: { roles: ['dealer'], clause: 'rules-4' },
    faces: 'rules-4',
    noRoll: {
      roles: ['dealer'],
      clause: 'rules-5',
      fact: { does: 'voids', clause: 'rules-5' },
      stands: undefined,
      namesDie: [],
      words: [],
      afterRest: undefined,
      afterCall: 'rules-4',
      notOfDealer: [],
      mayUnfreeze: true,
      quarantines: [],
      opensIncident: [],
      variants: {},
    },
    cocked: { test: 'void', clause: 'rules-5', reason: 'not-flat' },
    dispute: { roles: ['operator'], clause: 'policy/disputes', mayVoid: true, final: true, answers: [] },
    amending: { approvers: ['operator'], clause: 'policy/amending-the-entry' },
    entry: undefined,
  },

  overruling: {
    // A result is not edited; whoever holds the licence records a correction.
    clause: 'rules-4',
    rungs: { operator: 'rules-4' },
    earlier: { roles: ['operator'], clause: 'rules-4' },
    uncovered: { roles: ['operator'], clause: 'policy/operator-rulings' },
    invalidating: undefined,
  },

  settling: {
    settling: 'rules-4',
    overMaximum: undefined,
    belowMinimum: undefined,
  },

  incidents: {
    kinds: {
      'looked-into-cup': 'rules-6',
      'arranged-dice': 'rules-7',
      irregularity: 'policy/incidents',
      [SUPERVISOR_CALLED]: 'policy/incidents',
    },
    reporting: 'policy/incidents',
  },

  // Chips.
  money: {
    colour: {
      colours,
      only: true,
      issuing: 'chips-1',
      own: 'chips-2',
      value: { least: 1_00, most: 10_00, step: 1_00, clause: 'chips-4' },
      fixed: 'chips-3',
      handingIn: 'chips-5',
      shownBy: undefined,
    },
    cashingOut: 'chips-5',
    cash: 'policy/cash',
    account: 'policy/account',
    float: 'policy/float',
    change: 'policy/change',
    tokens: undefined,
  },

  // Bets and limits.
  signs: {
    statutory: { byDefault: statutory, clause: 'bets-4', posting: 'bets-5' },
    limits: 'bets-5',
    maximum: 'bets-5',
    bySeat: { clause: 'bets-5', exceeds: false },
    minimum: 'bets-6',
    raising: { minutes: 0, clause: 'bets-6' },
    multiples: 'policy/limits-at-entry',
    unit: 'policy/limits-at-entry',
    atEntry: 'refuse',
    payTable: { months: 0, clause: 'policy/pay-table' },
    closing: { minutes: 0, clause: 'policy/closing' },
  },

  // Who may give a command where the procedure says so: the dealer, and no player, throws.
  authority: {
    ThrowDice: { roles: ['dealer'], clause: 'rules-3' },
  },

  // Where the text is silent.
  seats: {
    sitting: 'policy/seats',
    age: undefined,
    vacating: undefined,
  },

  placement: {
    assisting: 'policy/placed-for-a-player',
    contesting: { until: 'release', clause: 'policy/placed-for-a-player' },
    lying: 'policy/settled-where-it-lies',
    restoring: { roles: ['operator'], clause: 'policy/bet-restored' },
    correcting: { roles: ['operator'], clause: 'policy/stake-corrected' },
    refusing: { roles: ['operator'], clause: 'policy/wager-refused' },
  },

  halting: {
    byTheDice: 'policy/malfunction',
    halt: 'policy/malfunction',
    lifting: {
      roles: ['operator'],
      clause: 'policy/malfunction',
    },
  },

  disputes: {
    // Who decides is in the part of the text that is missing; until it is found, whoever holds the licence does.
    steps: [
      { roles: ['operator'], clause: 'policy/operator-rulings', after: 0, another: false, final: true },
    ],
    uncovered: undefined,
    faces: undefined,
    advice: undefined,
  },

  // The dealer throws: there is no shooter.
  shooter: undefined,

  // Bets are closed from the release of the dice: there are no late ones.
  late: undefined,

  conduct: undefined,
};
