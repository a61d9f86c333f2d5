import {
  type CourseDefinition,
  endsTurn,
  movesTo,
  type Procedure,
  type Role,
  rest,
  SUPERVISOR_CALLED,
  type TableProcedure,
  twoDice,
} from '@dicepit/engine';
import { type Clause, rule } from './clauses.ts';
import { stageAt } from './wagers.ts';

/** What the game itself goes by, at a table or on paper: who throws, when a turn ends, what is void and how it pays. */
export const gameProcedure: Procedure<Clause> = {
  thrower: { who: 'shooter', clause: '7' },
  winningStake: { staysUp: true, clause: '8.2#3' },
  voidRoll: { call: 'No Throw', bets: 'frozen', clause: '5.1#2' },
  // Bonus odds may be posted in halves and quarters, and 9.4 to 9.6 set what may not be undercut.
  rounding: { way: 'cent', clause: '9.4' },
  turn: { endsOn: twoDice.total(7), clause: '7.8' },
  noRolls: [
    { reason: 'off-the-mat', says: 'a die missed the base of the mat', clause: '4', must: true },
    { reason: 'fall-cannot-be-called', says: 'a leaning die cannot be judged', clause: '4.2', must: true },
    { reason: 'not-together', says: 'the dice were not thrown together', clause: '7.7#2', must: true },
  ],
};

const sets = [1, 2, 3, 4, 5, 6];
const throws = [1, 2, 3, 4];

/** What a throw without a seven does: the set goes on, or is won, and after the sixth the count begins again. */
const noSeven = (set: number, thrown: number) => {
  if (thrown < 4) return rule('7.9', rest, movesTo(stageAt(set, thrown + 1)));
  if (set < 6) return rule('9.2', rest, movesTo(stageAt(set + 1, 1)));
  return rule('9.6#2', rest, movesTo(stageAt(1, 1)));
};

/** A turn: six sets of four throws, as the bonus rides on them, until a seven. */
export const course: CourseDefinition<Clause> = {
  stages: Object.fromEntries(
    sets.flatMap((set) =>
      throws.map((thrown) => [
        stageAt(set, thrown),
        [rule('7.8', twoDice.total(7), endsTurn(stageAt(1, 1))), noSeven(set, thrown)],
      ]),
    ),
  ),
  sets: {
    stages: sets.map((set) => throws.map((thrown) => stageAt(set, thrown))),
    counting: '9.2',
    passing: '7.5#2',
    finishing: '7.9',
    again: '5.1',
  },
};

const dealer: readonly Role[] = ['dealer'];

/**
 * How a Double Dice table is run, in the order of the rules. A concern of a table that several rules have stands where
 * most of it is written; policies of the house come last.
 */
export const procedure: TableProcedure<Clause> = {
  // 2 The dice.
  opening: {
    checklist: [
      {
        item: 'identical-dice',
        says: 'The two dice are identical and their faces are numbered 1 to 6',
        clause: '2',
        answeredBy: 'dealer',
      },
    ],
    dice: { least: 2, most: 2, clause: '2' },
    starting: '3',
    limits: '6',
    float: 'policy/float',
    lock: 'policy/float',
    odds: 'policy/odds',
    closing: 'policy/closing',
    approval: undefined,
  },

  receiving: {
    cap: '2',
    faces: '2',
    compliance: '2',
    placing: 'policy/custody',
    inspection: undefined,
  },

  // The text says when a die makes the throw void, and nothing of how it is got back.
  custody: {
    active: '2',
    newSet: '2',
    // A die on the rail has missed the mat and needs no search.
    off: { reason: 'off-the-mat', clause: '4', isSought: false, spoils: 'until-called' },
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

  // 3 Dealers.
  staff: {
    dealer: '3',
    bound: [
      // Whoever deals may not bet, at home as well: so it is known who does.
      { role: 'dealer', to: 'table', clause: '3', atHome: '3#2' },
      { role: 'game-supervisor', to: 'table', clause: 'policy/signed-on' },
    ],
    noBets: '3#2',
    age: { years: 18, clause: '10#2' },
    custody: 'policy/custody',
    inspector: 'policy/inspector',
  },

  // 4 Throws that miss the mat.
  calling: {
    faces: '2',
    call: { roles: ['dealer'], clause: '3' },
    noRoll: {
      roles: ['dealer'],
      clause: '4',
      fact: { does: 'voids', clause: '4' },
      stands: undefined,
      namesDie: [],
      words: [],
      afterRest: undefined,
      afterCall: 'policy/corrections',
      notOfDealer: [],
      mayUnfreeze: false,
      quarantines: [],
      opensIncident: [],
      variants: {},
    },
    cocked: { test: 'judgement', clause: '4.1', oneFace: '4.1', cannotTell: 'fall-cannot-be-called' },
    // The rules know only a dealer and a permit holder, who has the last word.
    dispute: { roles: ['operator'], clause: 'policy/disputes', mayVoid: true, final: true, answers: [] },
    amending: { approvers: ['operator'], clause: 'policy/amending-the-entry' },
    entry: undefined,
  },

  // 6 Limits.
  signs: {
    limits: '6',
    minimum: '6',
    maximum: '6',
    multiples: '6',
    unit: '6',
    atEntry: 'refuse',
    raising: { minutes: 0, clause: '6' },
    bySeat: { clause: '6', exceeds: false },
    payTable: { months: 0, clause: 'policy/pay-table' },
    closing: { minutes: 0, clause: 'policy/closing' },
    statutory: undefined,
  },

  // 7 The shooter and the Shooter's Bet.
  shooter: {
    choosing: '2',
    starting: '7',
    start: '7',
    declined: '7',
    accepting: '7',
    givingUp: '7.5#2',
    prompt: '7.5#2',
    sevenOut: '7.8',
    course: {
      needsBet: false,
      former: 'last',
      clause: '7.8#2',
      declined: '7.8#2',
      choosing: '2',
      restart: undefined,
    },
    substitute: '7.9',
    warning: { roles: ['dealer', 'operator'], clause: 'policy/warnings' },
    runOut: undefined,
    ordering: undefined,
  },

  throwing: {
    resting: '4',
    throwing: '7',
    needs: { what: 'wager', wager: 'shooters-bet', clause: '7.1' },
    together: '7.7',
    chance: '7.7',
    passing: 'policy/passing-the-dice',
  },

  // 8 The other bets.
  settling: {
    settling: '8',
    overMaximum: undefined,
    belowMinimum: undefined,
  },

  betting: {
    windows: {
      'shooters-bet': '7.1#2',
      bonus: '9.1#2',
      'any-7': '8',
      'double-1': '8.3#5',
      'double-2': '8.3#5',
      'double-3': '8.3#5',
      'double-4': '8.3#5',
      'double-5': '8.3#5',
      'double-6': '8.3#5',
    },
    chips: '8',
    closing: '8.2#5',
    takingDown: { until: 'release', clause: '8.2#5' },
    stacking: 'policy/stacking',
    lost: undefined,
    runOut: undefined,
  },

  // 10 Age.
  seats: {
    age: { years: 18, clause: '10' },
    sitting: 'policy/seats',
    vacating: undefined,
  },

  // Who may give a command where the rules say so: dealers control the game, the permit holder names a substitute.
  authority: {
    StartPlay: { roles: dealer, clause: '3' },
    PassDice: { roles: dealer, clause: '3' },
    SettleRoll: { roles: dealer, clause: '3' },
    SettleBet: { roles: dealer, clause: '3' },
    OfferDice: { roles: dealer, clause: '7' },
    NameSubstitute: { roles: ['operator'], clause: '7.9' },
  },

  // Where the text is silent.

  // The text names no equipment but the dice and the mat.
  equipment: { items: [] },

  money: {
    cash: 'policy/cash',
    account: 'policy/account',
    float: 'policy/float',
    change: 'policy/change',
    cashingOut: 'policy/cashing-out',
    colour: undefined,
    tokens: undefined,
  },

  placement: {
    assisting: 'policy/placed-for-a-player',
    contesting: { until: 'release', clause: 'policy/placed-for-a-player' },
    lying: 'policy/settled-where-it-lies',
    restoring: { roles: ['operator'], clause: 'policy/bet-restored' },
    correcting: { roles: ['operator'], clause: 'policy/stake-corrected' },
    refusing: { roles: ['operator'], clause: 'policy/wager-refused' },
  },

  overruling: {
    // The rules know only a dealer and a permit holder, who corrects.
    clause: 'policy/corrections',
    rungs: { operator: 'policy/corrections' },
    earlier: { roles: ['operator'], clause: 'policy/corrections' },
    uncovered: { roles: ['operator'], clause: 'policy/operator-rulings' },
    invalidating: undefined,
  },

  halting: {
    byTheDice: 'policy/malfunction',
    halt: 'policy/malfunction',
    lifting: {
      roles: ['operator'],
      clause: 'policy/malfunction',
    },
  },

  incidents: {
    kinds: {
      irregularity: 'policy/incidents',
      [SUPERVISOR_CALLED]: 'policy/incidents',
    },
    reporting: 'policy/incidents',
  },

  disputes: {
    // The rules know only a dealer and a permit holder, whose word is the last.
    steps: [
      { roles: ['operator'], clause: 'policy/permit-holder-decides', after: 0, another: false, final: true },
    ],
    uncovered: undefined,
    faces: undefined,
    advice: undefined,
  },

  // Bets are closed from the release of the dice: there are no late ones.
  late: undefined,

  conduct: undefined,
};
