import { type Procedure, type Role, SUPERVISOR_CALLED, type TableProcedure, twoDice } from '@dicepit/engine';
import type { Clause } from './clauses.ts';

/** What the game itself goes by, at a table or on paper: who throws, when a turn ends, what is void and how it pays. */
export const gameProcedure: Procedure<Clause> = {
  thrower: { who: 'shooter', clause: '1.1(shooter)' },
  winningStake: { staysUp: false, clause: '4.7' },
  voidRoll: { call: 'No roll', bets: 'open', clause: '5.1' },
  rounding: { way: 'chip', clause: '6.5' },
  turn: { endsOn: twoDice.total(7), clause: '3.7.1' },
  noRolls: [
    {
      reason: 'not-together',
      says: 'the dice did not leave the hand together',
      clause: '5.2.1',
      must: false,
    },
    {
      reason: 'end-not-struck',
      says: 'a die did not strike an end of the table',
      clause: '5.2.2',
      must: false,
    },
    { reason: 'improper', says: 'the throw was irregular for another reason', clause: '5.2.3', must: false },
    { reason: 'irregular', says: 'some other irregularity', clause: '5.2.4', must: false },
    { reason: 'off-the-table', says: 'a die came to rest off the table', clause: '5.3.1', must: true },
    { reason: 'die-on-die', says: 'one die came to rest on the other', clause: '5.3.2', must: true },
    { reason: 'on-the-float', says: "a die came to rest on the float's chips", clause: '5.3.3', must: true },
    {
      reason: 'bowl-or-rail',
      says: 'a die came to rest in the bowl or on a rail',
      clause: '5.3.4',
      must: true,
    },
    { reason: 'fall-cannot-be-called', says: 'a cocked die cannot be called', clause: '5.3.5', must: true },
    { reason: 'not-the-shooter', says: 'someone other than the shooter threw', clause: '5.3.6', must: true },
    { reason: 'fraud', says: 'a fraudulent device or technique', clause: '5.3.7', must: true },
    { reason: 'unapproved-dice', says: 'dice not approved for the game', clause: '5.3.8', must: true },
  ],
};

const dealer: readonly Role[] = ['dealer'];

/** Whom the order calls a casino supervisor: a gaming supervisor is one too, and the gaming manager has the powers of both. */
const casinoSupervisors: readonly Role[] = [
  'game-supervisor',
  'casino-supervisor',
  'senior-casino-supervisor',
];
const casinoSupervisorsAndAbove: readonly Role[] = [
  'game-supervisor',
  'casino-supervisor',
  'senior-casino-supervisor',
  'operator',
];

/**
 * How a New South Wales table is run, as the order of 2019 has it from rule to rule. A concern of a table that the order
 * has in several rules stands where most of it is written; policies of the house come last.
 */
export const procedure: TableProcedure<Clause> = {
  // 2 The table and its equipment.
  receiving: {
    cap: '2.3',
    compliance: '2.3',
    faces: '2.3#2',
    placing: '2.4.1',
    inspection: undefined,
  },

  opening: {
    approval: { record: 'order-1', inForce: 'order-2' },
    lock: '1.1(float-tray)',
    checklist: [
      {
        item: 'table',
        says: 'The table has rounded corners and high side walls',
        clause: '2.1',
        answeredBy: 'dealer-and-supervisor',
      },
      {
        item: 'stick-at-hand',
        says: 'A stick may be at hand for dealer and supervisor',
        clause: '2.6.1',
        answeredBy: 'reminder',
      },
      {
        item: 'stick-or-hand',
        says: 'The dice may be gathered and passed by stick or by hand',
        clause: '4.5',
        answeredBy: 'reminder',
      },
    ],
    dice: { least: 5, most: 5, clause: '2.3' },
    starting: '2.3',
    float: '2.4.2',
    limits: '7.1',
    odds: '8.1',
    closing: '9.8',
  },

  equipment: {
    items: [
      {
        item: 'bowl',
        says: 'The dice bowl',
        clause: '2.4.1',
        kind: 'thing',
        needed: 'always',
        physical: true,
      },
      { item: 'float-tray', says: 'The float tray', clause: '2.4.2', kind: 'thing', needed: 'always' },
      {
        item: 'drop-box',
        says: 'The drop box attached to the table',
        clause: '2.5',
        kind: 'thing',
        needed: 'always',
        referenced: true,
      },
      {
        item: 'stick',
        says: 'The stick',
        clause: '2.6.1',
        kind: 'thing',
        needed: 'optional',
        physical: true,
      },
      {
        item: 'results-display',
        says: 'The results display',
        clause: '2.6.2',
        kind: 'device',
        needed: 'optional',
        referenced: true,
      },
      {
        item: 'entry-equipment',
        says: 'The entry and lighting equipment',
        clause: '2.6.3',
        kind: 'device',
        needed: 'optional',
        referenced: true,
      },
    ],
  },

  money: {
    tokens: { voucher: '1.1(casino-promotional-token)', redeeming: '1.1(casino-promotional-token)#2' },
    float: '1.1(float-tray)',
    cash: '2.5',
    account: 'policy/account',
    change: 'policy/change',
    cashingOut: 'policy/cashing-out',
    colour: undefined,
  },

  // 3 Who has the dice.
  staff: {
    dealer: '1.1(dealer)',
    // The senior casino supervisor is the gaming manager, who is attached to the whole floor.
    bound: [
      { role: 'dealer', to: 'table', clause: '1.1(dealer)' },
      { role: 'game-supervisor', to: 'table', clause: '1.1(gaming-supervisor)' },
      { role: 'casino-supervisor', to: 'pit', clause: '1.1(assistant-gaming-manager)' },
    ],
    inspector: '1.1(inspector)',
    custody: '3.1',
    noBets: 'policy/dealer-does-not-bet',
    age: undefined,
  },

  custody: {
    active: '1.1(active-dice)',
    keeping: '2.4.1',
    returning: { start: '3.3#2', course: '2.4.1' },
    off: { reason: 'off-the-table', clause: '3.4', isSought: true, spoils: 'until-called' },
    searching: '3.4.1',
    choosing: '3.4.2',
    asking: '3.4.2#2',
    inspecting: { roles: casinoSupervisors, clause: '3.5' },
    back: { asked: '3.5.1', otherwise: '3.5.2' },
    newSet: '3.6',
    firstLoss: '3.6',
    grace: '3.6#2',
    gathering: { collecting: '4.4', centring: '4.4', method: '4.5' },
  },

  shooter: {
    starting: '3.2',
    start: '3.2',
    declined: '3.2#2',
    accepting: '3.3',
    choosing: '3.3',
    givingUp: '3.7',
    sevenOut: '3.7.1',
    ordering: {
      roles: casinoSupervisors,
      causes: ['delay', 'repeated-invalid', 'contravention'],
      clause: '3.7.2',
    },
    course: {
      needsBet: true,
      former: 'last',
      clause: '3.8.1',
      declined: '3.8.2',
      choosing: '3.9',
      restart: undefined,
    },
    prompt: '4.8',
    warning: { roles: ['dealer', ...casinoSupervisors], clause: 'policy/warnings' },
    // Nobody but a player is a shooter here: the table waits.
    runOut: undefined,
    substitute: undefined,
  },

  // 4 The throw and the call.
  throwing: {
    throwing: '1.1(roll)',
    needs: { what: 'shooter-bet', clause: '4.1' },
    together: '4.2',
    chance: '4.2',
    resting: '4.3',
    passing: '4.7',
  },

  calling: {
    faces: '1.1(total)',
    call: { roles: ['dealer', 'game-supervisor'], clause: '4.3.1' },
    cocked: { test: 'opposite', clause: '4.3.2', oneFace: '4.3.2', twoFaces: undefined },
    dispute: {
      roles: ['game-supervisor'],
      clause: '4.3.3',
      mayVoid: false,
      final: true,
      answers: ['fall-cannot-be-called'],
    },
    entry: { item: 'entry-equipment', way: 'with-the-call', clause: '4.6', source: '2.6.3.1' },
    noRoll: {
      roles: ['dealer', 'game-supervisor', 'casino-supervisor', 'senior-casino-supervisor'],
      clause: '5.1',
      fact: { does: 'bars', clause: '5.3' },
      stands: '5.1',
      namesDie: ['unapproved-dice'],
      words: ['improper', 'irregular'],
      afterRest: undefined,
      afterCall: '5.1',
      notOfDealer: [],
      mayUnfreeze: false,
      quarantines: ['unapproved-dice'],
      opensIncident: ['fraud'],
      variants: {},
    },
    // The order is silent on wrong entries; this is the house's own way.
    amending: {
      approvers: ['game-supervisor', 'casino-supervisor', 'senior-casino-supervisor'],
      clause: 'policy/amending-the-entry',
    },
  },

  // 5 Throws that do not count.
  incidents: {
    kinds: {
      fraud: '5.3.7',
      irregularity: '5.2.4',
      [SUPERVISOR_CALLED]: 'policy/incidents',
    },
    reporting: 'policy/incidents',
  },

  // 6 Wagers.
  betting: {
    chips: '6.2',
    closing: '6.3',
    takingDown: { until: 'rest', clause: '6.4' },
    windows: {},
    stacking: 'policy/stacking',
    lost: undefined,
    runOut: undefined,
  },

  late: {
    window: '6.3',
    chips: '6.3#2',
    // A game supervisor is a casino supervisor at the table, and the gaming manager has the powers of both.
    confirming: {
      roles: ['dealer', 'game-supervisor', 'casino-supervisor', 'senior-casino-supervisor'],
      clause: '6.3#2',
    },
    lapsing: '6.3#2',
    withdrawing: '6.4',
  },

  placement: {
    assisting: '6.6#2',
    contesting: { until: 'release', clause: '6.6#2' },
    lying: '6.7',
    restoring: { roles: casinoSupervisors, clause: '6.8' },
    correcting: { roles: casinoSupervisors, clause: '6.8' },
    refusing: { roles: casinoSupervisorsAndAbove, clause: '9.11' },
  },

  // 7 Limits and their signs.
  signs: {
    limits: '7.1',
    minimum: '7.1',
    maximum: '7.1',
    multiples: '7.1#2',
    unit: '7.1#3',
    atEntry: 'policy',
    raising: { minutes: 20, clause: '7.5' },
    bySeat: { clause: '7.6', exceeds: true },
    payTable: { months: 1, clause: '8.2' },
    closing: { minutes: 20, clause: '9.8' },
    statutory: undefined,
  },

  settling: {
    settling: '4.7',
    belowMinimum: '7.2',
    overMaximum: '7.3',
  },

  // 9 Conduct, disputes and closing.
  conduct: {
    devices: { clause: '9.1', onDuty: '9.2' },
    // Either kind of casino supervisor, and those above.
    finding: { roles: ['game-supervisor', 'casino-supervisor', 'senior-casino-supervisor'], clause: '9.3' },
    measures: { void: '9.3.1', game: '9.3.2', house: '9.3.3', detention: '9.3.4' },
    employees: {
      clause: '9.6',
      prompts: {
        'below-minimum': { clause: '7.1', says: 'Your wager is below the minimum on the sign.' },
        'above-maximum': { clause: '7.1', says: 'Your wager is above the maximum on the sign.' },
        'not-a-multiple': { clause: '7.1#2', says: 'The sign asks for wagers in multiples of the minimum.' },
        'not-a-step': { clause: '7.1#3', says: 'Your wager is not a step that the sign allows.' },
        'wager-to-throw': { clause: '4.1', says: 'To throw you need a wager on the layout.' },
        'throw-together': {
          clause: '4.2',
          says: 'Throw both dice together, towards the far end of the table.',
        },
        'pass-or-go-on': { clause: '3.7', says: 'You may pass the dice or go on throwing.' },
        'bet-again': { clause: '4.8', says: 'Your wagers are decided. Bet again, or give up the dice.' },
        'bets-before-throw': { clause: '6.3', says: 'Wagers are made before the dice are thrown.' },
        'take-down-before-rest': {
          clause: '6.4',
          says: 'A wager may be taken down until the dice come to rest.',
        },
        'check-the-place': { clause: '6.6', says: 'Please check that your wager lies where you want it.' },
        'no-devices': { clause: '9.1', says: 'Devices that record or analyse play are not allowed here.' },
        'no-side-bets': { clause: '9.10', says: 'Wagers among players or spectators are not allowed.' },
        'no-advice': { clause: '9.7', says: 'Please do not advise a player who has not asked.' },
        'vacate-after-three': {
          clause: '9.9',
          says: 'With a full table, a place is given up after three rounds without a wager.',
        },
      },
    },
    patrons: '9.7',
    sideBets: '9.10',
  },

  overruling: {
    invalidating: {
      roles: ['game-supervisor', 'casino-supervisor', 'senior-casino-supervisor'],
      clause: '9.4',
      disturbances: {
        grounds: ['fire', 'robbery', 'brawl', 'riot', 'civil-commotion', 'act-of-god'],
        clause: '9.4.1',
      },
      fraud: { ground: 'fraud', clause: '9.4.2' },
      refund: '9.5',
      noGrounds: { 'over-maximum': '7.3#2' },
    },
    // A call that somebody thinks wrong is a dispute here, and goes its own way.
    clause: '9.12',
    rungs: {},
    earlier: { roles: [], clause: '9.12' },
    uncovered: { roles: ['operator'], clause: 'policy/operator-rulings' },
  },

  seats: {
    vacating: { rolls: 3, clause: '9.9' },
    sitting: 'policy/seats',
    age: undefined,
  },

  disputes: {
    faces: '4.3.3',
    steps: [
      { roles: ['game-supervisor'], clause: '9.12', after: 0, another: false, final: false },
      // A gaming supervisor is a casino supervisor too: a review by the same rank, or the same person, would be empty.
      {
        roles: ['casino-supervisor', 'senior-casino-supervisor'],
        clause: '9.12',
        after: 1,
        another: true,
        final: false,
      },
      { roles: ['operator'], clause: '9.13', after: 1, another: false, final: true },
    ],
    advice: {
      clause: '9.13#2',
      says:
        'If you are not content with how the gaming was conducted, section 33 of the Gaming and Liquor ' +
        'Administration Act 2007 lets you complain to an inspector. You can lodge the complaint here, and it goes ' +
        'to the inspector with everything that is on record about this dispute.',
    },
    uncovered: undefined,
  },

  // Who may give a command where the order of 2019 says so; what stands beside a step of the procedure is not repeated.
  authority: {
    RegisterEquipment: { roles: casinoSupervisorsAndAbove, clause: '1.1(casino-supervisor)' },
    SwitchEquipment: { roles: casinoSupervisorsAndAbove, clause: '1.1(casino-supervisor)' },
    StartPlay: { roles: dealer, clause: '1.1(dealer)' },
    PutInBowl: { roles: dealer, clause: '3.1' },
    TakeOverDice: { roles: dealer, clause: '3.1' },
    OfferDice: { roles: dealer, clause: '3.2' },
    CollectDice: { roles: dealer, clause: '4.4' },
    CentreDice: { roles: dealer, clause: '4.4' },
    KeyEntry: { roles: dealer, clause: '4.6' },
    PressEntry: { roles: dealer, clause: '4.6' },
    SettleRoll: { roles: dealer, clause: '4.7' },
    SettleBet: { roles: dealer, clause: '4.7' },
    PassDice: { roles: dealer, clause: '4.7' },
    PostLimits: { roles: casinoSupervisorsAndAbove, clause: '7.5' },
    PostWagerLimits: { roles: casinoSupervisorsAndAbove, clause: '7.5' },
    PostRaise: { roles: casinoSupervisorsAndAbove, clause: '7.5' },
    PostSeatLimits: { roles: casinoSupervisorsAndAbove, clause: '7.6' },
    ChangePayTable: { roles: ['operator'], clause: '8.2' },
    PostClosing: { roles: casinoSupervisorsAndAbove, clause: '9.8' },
    CloseTable: { roles: casinoSupervisorsAndAbove, clause: '9.8' },
  },

  // Where the text is silent.
  halting: {
    byTheDice: 'policy/malfunction',
    halt: 'policy/malfunction',
    lifting: {
      roles: ['game-supervisor', 'casino-supervisor', 'senior-casino-supervisor', 'operator'],
      clause: 'policy/malfunction',
    },
  },
};
