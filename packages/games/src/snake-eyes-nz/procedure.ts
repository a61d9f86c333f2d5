import {
  LARGEST_STAKE,
  type Procedure,
  type Role,
  SUPERVISOR_CALLED,
  type TableProcedure,
  twoDice,
} from '@dicepit/engine';
import { colours } from '../colours.ts';
import type { Clause } from './clauses.ts';

/** What the game itself goes by, at a table or on paper: who throws, when a turn ends, what is void and how it pays. */
export const gameProcedure: Procedure<Clause> = {
  thrower: { who: 'shooter', clause: '1.1(shooter)' },
  winningStake: { staysUp: false, clause: '4.9' },
  voidRoll: { call: 'No roll', bets: 'open', clause: '6.3-tail#2' },
  rounding: { way: 'exact', clause: '4.9' },
  turn: { endsOn: twoDice.total(7), clause: '5.7(a)' },
  noRolls: [
    { reason: 'left-the-table', says: 'a die left the table', clause: '6.3(a)', must: true },
    { reason: 'die-on-die', says: 'one die came to rest on the other', clause: '6.3(b)', must: true },
    { reason: 'on-the-bank', says: 'a die came to rest on the bank of chips', clause: '6.3(c)', must: true },
    {
      reason: 'bowl-or-rail',
      says: 'a die came to rest in the bowl or on a rail',
      clause: '6.3(d)',
      must: true,
    },
    {
      reason: 'two-faces',
      says: 'more than one face of a die rests on an object',
      clause: '6.3(e)',
      must: true,
    },
    { reason: 'fraud', says: 'a false die or a fraudulent technique', clause: '6.3(f)', must: true },
    {
      reason: 'fall-cannot-be-called',
      says: 'the fall of a die cannot be called fairly',
      clause: '6.3(g)',
      must: true,
    },
    { reason: 'not-the-shooter', says: 'someone other than the shooter threw', clause: '6.3(h)', must: true },
    {
      reason: 'not-together',
      says: 'the dice did not leave the hand together',
      clause: '6.4(a)',
      must: false,
    },
    {
      reason: 'end-not-struck',
      says: 'a die did not strike an end of the table',
      clause: '6.4(b)',
      must: false,
    },
    { reason: 'improper', says: 'the roll was improper for another reason', clause: '6.4(c)', must: false },
    { reason: 'irregular', says: 'some other irregularity', clause: '6.4(d)', must: false },
  ],
};

const dealer: readonly Role[] = ['dealer'];
const operator: readonly Role[] = ['operator'];
const gameSupervisorOrAbove: readonly Role[] = [
  'game-supervisor',
  'casino-supervisor',
  'senior-casino-supervisor',
  'operator',
];

/**
 * How a New Zealand table is run, in the order of Division 11A. A concern of a table that the division has in several
 * rules stands where most of it is written; policies of the house come last.
 */
export const procedure: TableProcedure<Clause> = {
  // 3 The table and its equipment.
  money: {
    cash: '3.1(c)',
    colour: {
      colours,
      only: false,
      issuing: '3.1(e)',
      own: '3.1(e)(ii)',
      // The rules set no bounds to what a chip may be made worth.
      value: { least: 1, most: LARGEST_STAKE, step: 1, clause: 'policy/chip-value' },
      fixed: '3.1(e)(ii)',
      handingIn: 'policy/colour-out',
      shownBy: { rack: '3.1(e)', markers: '3.1(e)(ii)' },
    },
    account: 'policy/account',
    float: 'policy/float',
    change: 'policy/change',
    cashingOut: 'policy/cashing-out',
    tokens: undefined,
  },

  opening: {
    checklist: [
      {
        item: 'corners',
        says: 'The corners of the table are rounded',
        clause: '3.1(a)',
        answeredBy: 'dealer',
      },
      {
        item: 'walls',
        says: 'The sides of the table have high walls',
        clause: '3.1(b)',
        answeredBy: 'dealer',
      },
    ],
    dice: { least: 2, most: 5, clause: '3.3' },
    starting: '3.3',
    odds: '4.10',
    float: 'policy/float',
    lock: 'policy/float',
    closing: 'policy/closing',
    approval: undefined,
    limits: undefined,
  },

  equipment: {
    items: [
      {
        item: 'drop-box',
        says: 'The drop box fixed to the table',
        clause: '3.1(c)',
        kind: 'thing',
        needed: 'always',
        referenced: true,
      },
      {
        item: 'bowl',
        says: 'The bowl for dice that are not active',
        clause: '3.1(d)',
        kind: 'thing',
        needed: { aboveDice: 2 },
        physical: true,
      },
      {
        item: 'display-rack',
        says: 'The rack that shows the colours in use',
        clause: '3.1(e)(i)',
        kind: 'thing',
        needed: 'optional',
        atHand: true,
      },
      {
        item: 'marker-buttons',
        says: 'The marker buttons',
        clause: '3.1(e)(ii)',
        kind: 'thing',
        needed: 'optional',
        atHand: true,
      },
      {
        item: 'stick',
        says: 'The stick',
        clause: '3.4(a)',
        kind: 'thing',
        needed: 'optional',
        physical: true,
      },
      {
        item: 'results-display',
        says: 'The results display',
        clause: '3.4(b)',
        kind: 'device',
        needed: 'optional',
        approval: '3.5',
        standard: '3.5#3',
        selfTest: { parts: ['display-feed'], clause: '3.5#2' },
      },
      {
        item: 'entry-equipment',
        says: 'The entry and lighting equipment',
        clause: '3.4(c)',
        kind: 'device',
        needed: 'optional',
        approval: '3.5',
        standard: '3.5#3',
        selfTest: { parts: ['entry', 'lighting'], clause: '3.5#2' },
      },
    ],
  },

  // 4 Wagers, odds and taking bets down.
  betting: {
    chips: '4.3',
    stacking: '4.3#2',
    closing: '4.4',
    takingDown: { until: 'rest', clause: '4.7' },
    windows: {},
    lost: '4.8',
    runOut: '5.9(d)',
  },

  late: {
    window: '4.4',
    lapsing: '4.4(a)',
    confirming: { roles: ['dealer', 'game-supervisor'], clause: '4.4(b)' },
    chips: '4.4(c)',
    withdrawing: '4.7',
  },

  placement: {
    assisting: '4.5',
    contesting: { until: 'rest', clause: '4.5#2' },
    lying: '4.6',
    restoring: { roles: ['operator'], clause: '4.6#2' },
    correcting: { roles: ['operator'], clause: 'policy/stake-corrected' },
    refusing: {
      roles: ['casino-supervisor', 'senior-casino-supervisor', 'operator'],
      clause: 'policy/wager-refused',
    },
  },

  settling: {
    settling: '4.6',
    overMaximum: undefined,
    belowMinimum: undefined,
  },

  // This division says nothing of limits and signs; the odds in use are shown at the table.
  signs: {
    payTable: { months: 0, clause: '4.10' },
    limits: 'policy/limits',
    minimum: 'policy/limits-at-entry',
    maximum: 'policy/limits-at-entry',
    multiples: 'policy/limits-at-entry',
    unit: 'policy/limits-at-entry',
    atEntry: 'policy',
    raising: { minutes: 0, clause: 'policy/limits' },
    bySeat: { clause: 'policy/limits', exceeds: false },
    closing: { minutes: 0, clause: 'policy/closing' },
    statutory: undefined,
  },

  // 5 Dice, shooter and throw.
  staff: {
    dealer: '1.2(b)',
    bound: [
      { role: 'dealer', to: 'table', clause: '1.2(b)' },
      { role: 'game-supervisor', to: 'table', clause: 'policy/signed-on' },
    ],
    custody: '5.1',
    noBets: 'policy/dealer-does-not-bet',
    inspector: 'policy/inspector',
    age: undefined,
  },

  receiving: {
    faces: '1.1(dice)',
    compliance: '1.1(dice)',
    cap: '1.1(dice)#3',
    inspection: { roles: ['dealer', 'game-supervisor'], clause: '5.2' },
    placing: '5.2#2',
  },

  throwing: {
    throwing: '1.1(roll)',
    needs: { what: 'shooter-bet', clause: '5.4' },
    together: '5.5',
    chance: '5.5#2',
    resting: '5.6',
    passing: '5.6(e)',
  },

  shooter: {
    starting: '5.3',
    start: '5.3(a)',
    declined: '5.3(b)',
    accepting: '5.3(c)',
    choosing: '5.3(c)',
    warning: { roles: ['dealer', 'game-supervisor'], clause: '5.5#3' },
    givingUp: '5.7',
    sevenOut: '5.7(a)',
    ordering: {
      roles: ['dealer', 'game-supervisor'],
      causes: ['delay', 'repeated-void', 'contravention'],
      clause: '5.7(b)',
    },
    prompt: '5.7-tail',
    course: {
      needsBet: true,
      former: 'never',
      clause: '5.9(a)',
      declined: '5.9(b)',
      choosing: '5.9(c)',
      restart: '5.3',
    },
    runOut: '5.9(d)',
    substitute: undefined,
  },

  // 6 When something goes wrong.
  custody: {
    active: '1.1(active-dice)',
    keeping: '5.1',
    returning: { start: '5.3(c)#2', course: '5.9(c)#2' },
    gathering: { collecting: '5.6(c)', centring: '5.6(d)', method: '5.8' },
    off: { reason: 'left-the-table', clause: '6.1', isSought: true, spoils: 'until-called' },
    searching: '6.1(a)',
    choosing: '6.1(b)',
    asking: '6.1(b)',
    inspecting: { roles: ['game-supervisor'], clause: '6.1(c)' },
    back: { asked: '6.1(c)', otherwise: '6.1(c)' },
    newSet: '6.1(d)',
    grace: '6.1(d)#2',
    firstLoss: undefined,
  },

  calling: {
    faces: '1.1(total)',
    call: { roles: ['dealer'], clause: '5.6(a)' },
    entry: { item: 'entry-equipment', way: 'keyed-and-pressed', clause: '5.6(b)', source: '3.4(c)(i)' },
    cocked: { test: 'opposite', clause: '6.2', oneFace: '1.1(total)#2', twoFaces: 'two-faces' },
    dispute: { roles: ['game-supervisor'], clause: '6.2#2', mayVoid: true, final: false, answers: [] },
    noRoll: {
      roles: ['dealer', 'game-supervisor'],
      clause: '6.3-tail',
      fact: { does: 'voids', clause: '6.3-tail#2' },
      stands: undefined,
      namesDie: [],
      words: ['improper', 'irregular'],
      afterRest: '6.4-tail',
      afterCall: '6.4-tail',
      notOfDealer: ['not-the-shooter'],
      mayUnfreeze: false,
      quarantines: ['fraud'],
      opensIncident: ['fraud'],
      // The text prints a slip: both a fall that nobody can call and one that anybody could have foretold are meant.
      variants: { 'fall-cannot-be-called': ['cannot-be-called', 'controlled'] },
    },
    amending: { approvers: ['game-supervisor'], clause: '6.8' },
  },

  incidents: {
    kinds: {
      fraud: '6.3(f)',
      irregularity: '6.4(d)',
      [SUPERVISOR_CALLED]: 'policy/incidents',
    },
    reporting: 'policy/incidents',
  },

  overruling: {
    clause: '6.6',
    rungs: {
      'game-supervisor': '6.6(a)',
      'casino-supervisor': '6.6(b)',
      'senior-casino-supervisor': '6.6(c)',
      operator: '6.6(d)',
    },
    earlier: { roles: ['operator'], clause: '6.6(d)' },
    uncovered: { roles: ['operator'], clause: '6.7' },
    invalidating: undefined,
  },

  // Anybody higher may overrule anybody lower, so the first to decide may stand on any rung of the ladder.
  disputes: {
    steps: [
      { roles: ['game-supervisor'], clause: '6.6(a)', after: 0, another: false, final: false },
      { roles: ['casino-supervisor'], clause: '6.6(b)', after: 0, another: false, final: false },
      { roles: ['senior-casino-supervisor'], clause: '6.6(c)', after: 0, another: false, final: false },
      { roles: ['operator'], clause: '6.6(d)', after: 0, another: false, final: true },
    ],
    uncovered: '6.7',
    faces: undefined,
    advice: undefined,
  },

  halting: {
    byTheDice: '6.9',
    halt: '6.10',
    lifting: {
      roles: ['game-supervisor', 'casino-supervisor', 'senior-casino-supervisor', 'operator'],
      clause: '6.10',
    },
  },

  // Who may give a command where Division 11A says so; what stands beside a step of the procedure is not repeated.
  authority: {
    RegisterEquipment: { roles: gameSupervisorOrAbove, clause: '3.4' },
    SwitchEquipment: { roles: gameSupervisorOrAbove, clause: '3.4' },
    ApproveEquipment: { roles: operator, clause: '3.5' },
    AttestEquipment: { roles: operator, clause: '3.5#3' },
    PostOdds: { roles: operator, clause: '4.10' },
    PutInBowl: { roles: dealer, clause: '5.1' },
    TakeOverDice: { roles: dealer, clause: '5.1' },
    OfferDice: { roles: dealer, clause: '5.3(a)' },
    KeyEntry: { roles: dealer, clause: '5.6(b)' },
    PressEntry: { roles: dealer, clause: '5.6(b)' },
    CollectDice: { roles: dealer, clause: '5.6(c)' },
    CentreDice: { roles: dealer, clause: '5.6(d)' },
    PassDice: { roles: dealer, clause: '5.6(e)' },
  },

  // Where the text is silent.
  seats: {
    sitting: 'policy/seats',
    age: undefined,
    vacating: undefined,
  },

  conduct: undefined,
};
