import type { Setup, TableBet, TableEvent, TableSettlement } from '@dicepit/engine';

/**
 * Somebody who has read the published rules, sits by the table and writes down only what is said and done there. It
 * asks no function of the engine: what must never be is worked out from the events and from the texts.
 */
export type Witness = {
  /** What must never be and has happened, if anything; called with the events of every command in turn. */
  readonly see: (events: readonly TableEvent[]) => string | undefined;
};

export function createWitness(pack: string): Witness {
  const seen: Seen = {
    setup: undefined,
    people: new Map(),
    dealers: new Set(),
    bets: new Map(),
    money: new Map(),
    chips: undefined,
    uninspected: new Set(),
    offTheTable: [],
    orderedOff: new Set(),
    asked: new Set(),
    roll: 0,
    thrown: [],
    throws: 0,
    hasShooter: false,
    dice: 'with the dealer',
    isVoid: false,
    overruledTo: undefined,
    isEnding: false,
    isHalting: false,
  };
  return {
    see: (events) => {
      // With its turn or its table a stake comes to an end by itself.
      seen.isEnding = events.some(({ type }) => type === 'DiceGivenUp' || type === 'TableClosed');
      seen.isHalting = events.some(({ type }) => type === 'TableHalted');
      for (const event of events) {
        const wrong = checks.map((check) => check(seen, event, pack)).find((each) => each !== undefined);
        write(seen, event);
        const never = wrong ?? unpayable(seen, event, pack);
        if (never !== undefined) return never;
      }
      return dealerWithBet(seen) ?? short(seen);
    },
  };
}

/** What the witness has written down. */
type Seen = {
  setup: Setup | undefined;
  readonly people: Map<number, string>;
  readonly dealers: Set<string>;
  readonly bets: Map<string, Lying>;
  readonly money: Map<string, number>;
  /** The values of the chips in the float, as they were counted. */
  chips: readonly number[] | undefined;
  /** Dice that left the table and that nobody has looked at since. */
  readonly uninspected: Set<string>;
  /** The dice of a throw that was void because one of them left the table, until one has been looked at. */
  offTheTable: readonly string[];
  readonly orderedOff: Set<string>;
  /** Who was offered the dice since they were last in somebody's hand. */
  readonly asked: Set<string>;
  /** The number of the last throw of this turn, none before the first, and its dice. */
  roll: number;
  thrown: readonly string[];
  /** Throws of this turn, void ones too. */
  throws: number;
  hasShooter: boolean;
  dice: 'with the dealer' | 'in the air' | 'at rest';
  isVoid: boolean;
  /** What the last call that was put right is now. */
  overruledTo: 'total' | 'void' | undefined;
  /** The turn or the table ends with what is seen now. */
  isEnding: boolean;
  /** Somebody cries halt, and the roll that was called is finished with it. */
  isHalting: boolean;
};

type Lying = Pick<TableBet, 'bet' | 'seat' | 'wager' | 'chips' | 'tokens'>;

type Check = (seen: Seen, event: TableEvent, pack: string) => string | undefined;

/**
 * NZ 5.7(b), NSW 3.7.2: whoever had to give up the dice is not asked next; afresh, only when all others were, and not
 * before (our readings N8 and NSW7: somebody who sits alone has nobody to pass them to).
 */
const orderedOff: Check = ({ people, orderedOff, asked }, event) => {
  if (event.type !== 'DiceOffered') return undefined;
  const person = people.get(event.to) ?? '';
  if (!orderedOff.has(person) || people.size === 1) return undefined;
  const others = [...people.values()].filter((each) => each !== person);
  if (event.circuit === 'start' && others.every((each) => asked.has(each) || orderedOff.has(each)))
    return undefined;
  return `the dice are offered to ${person}, who was ordered to give them up`;
};

/** What players do to bets, or a dealer for them. */
const isChange = ({ type, by }: TableEvent): boolean =>
  ['BetPlaced', 'BetAddedTo', 'BetTakenDown'].includes(type) && ['player', 'dealer'].includes(by.role);

/** Wagers are made before a throw (NZ 4.4, NSW 6.3, Double Dice 8.2, 8.3), and stand after a void one where it says so. */
const closed: Check = ({ dice, isVoid, isEnding, setup }, event, pack) => {
  if (!isChange(event) || isEnding) return undefined;
  const mayReduce = pack.startsWith('snake-eyes') && event.type === 'BetTakenDown';
  if (dice === 'in the air' && !mayReduce) return `${event.type} while the dice are in the air`;
  if (dice === 'at rest') return `${event.type} after the dice have come to rest`;
  const freezes = pack === 'double-dice' || (pack === 'wonder-dice' && !setup?.policies.betsAfterVoidRound);
  return isVoid && freezes ? `${event.type} after a void throw, before the next` : undefined;
};

/**
 * Double Dice 7.2 and 9.1: a stake on the Shooter's Bet is locked as soon as there is a shooter (our reading D3), the
 * bonus from the first throw of the turn.
 */
const locked: Check = ({ bets, throws, hasShooter, isEnding }, event, pack) => {
  if (pack !== 'double-dice' || !isChange(event) || isEnding) return undefined;
  if (event.type === 'BetPlaced')
    return event.bet.wager === 'bonus' && throws > 0
      ? `a bonus is placed after ${throws} throws of the turn`
      : undefined;
  const wager = 'bet' in event && typeof event.bet === 'string' ? bets.get(event.bet)?.wager : undefined;
  if (wager === 'shooters-bet' && hasShooter) return `${event.type} for a Shooter's Bet, which is locked`;
  return wager === 'bonus' && throws > 0
    ? `${event.type} for a bonus after ${throws} throws of the turn`
    : undefined;
};

/** NZ 6.1(c), NSW 3.5: a die that left the table is looked at by a supervisor before it is thrown again. */
const uninspected: Check = ({ uninspected, offTheTable }, event, pack) => {
  if (event.type !== 'DiceThrown' || !(pack in supervisors)) return undefined;
  const early = event.dice.find((die) => uninspected.has(die));
  if (early !== undefined) return `${early} is thrown again before anybody has looked at it`;
  const isSame = offTheTable.length > 0 && offTheTable.every((die) => event.dice.includes(die));
  return isSame ? `${event.dice.join(' and ')} are thrown again, and one of them left the table` : undefined;
};

const inspectedBySupervisor: Check = ({ setup }, event, pack) =>
  event.type === 'FoundDieInspected' &&
  (setup?.mode === 'strict' || setup?.mode === 'training') &&
  !(supervisors[pack] ?? [event.by.role]).includes(event.by.role)
    ? `a ${event.by.role} looks at a die that was found`
    : undefined;

const supervisors: Readonly<Record<string, readonly string[]>> = {
  'snake-eyes-nz': ['game-supervisor'],
  // The order calls a gaming supervisor a casino supervisor too, and the gaming manager has the powers of both.
  'snake-eyes-nsw': ['game-supervisor', 'casino-supervisor', 'senior-casino-supervisor'],
};

/** To come, to go and to cry for help is not to deal. */
const notDealing: ReadonlySet<string> = new Set(['SignedOn', 'SignedOff', 'IncidentOpened']);

/** Double Dice 3: whoever deals may not wager, signed on or not. The other texts do not say so. */
const dealing: Check = ({ people, bets, isHalting }, event, pack) => {
  const deals = event.by.role === 'dealer' && !isHalting && !notDealing.has(event.type);
  if (pack !== 'double-dice' || !deals) return undefined;
  const [seat] = [...people].find(([, person]) => person === event.by.person) ?? [];
  const bet = [...bets.values()].find((each) => each.seat === seat);
  return bet === undefined
    ? undefined
    : `${event.by.person} deals (${event.type}) with ${bet.bet} on the layout`;
};

const checks: readonly Check[] = [orderedOff, closed, locked, uninspected, inspectedBySupervisor, dealing];

/** Double Dice 3 again: nobody is signed on as a dealer and has a bet. */
const dealerWithBet = ({ people, dealers, bets }: Seen): string | undefined => {
  const [, person] =
    [...people].find(
      ([seat, each]) => dealers.has(each) && [...bets.values()].some((bet) => bet.seat === seat),
    ) ?? [];
  return person === undefined ? undefined : `${person} is signed on as a dealer and has a bet`;
};

/** Nobody pays what is not there: once a command is done no float, rack or box holds less than nothing. */
const short = ({ money }: Seen): string | undefined => {
  const [account, cents] = [...money].find(([each, sum]) => sum < 0 && !each.startsWith('outside')) ?? [];
  return account === undefined ? undefined : `${account} is at ${cents} cents`;
};

/** NSW 6.5: what is paid is paid in chips that the table has. */
const unpayable: Check = ({ chips }, event, pack) => {
  if (pack !== 'snake-eyes-nsw' || chips === undefined) return undefined;
  const odd = paidIn(event).find(({ winnings }) => !isMadeOf(winnings, chips));
  return odd === undefined
    ? undefined
    : `${odd.winnings} cents are paid, and no chips of ${chips.join(', ')} make them`;
};

const paidIn = (event: TableEvent): readonly TableSettlement[] => {
  if (event.type === 'RollSettled' || event.type === 'RollSettledAgain') return event.settlements;
  return event.type === 'BetSettled' || event.type === 'BetSettledAgain' ? [event.settlement] : [];
};

/** Whether some number of each chip makes a sum: NSW 6.5 pays exactly where that is possible, and else more. */
function isMadeOf(sum: number, chips: readonly number[]): boolean {
  const whole = chips.filter((chip) => chip > 0);
  const made = new Set([0]);
  for (const reached of made) {
    if (reached === sum) return true;
    for (const chip of whole) if (reached + chip <= sum) made.add(reached + chip);
  }
  return made.has(sum);
}

/** What each event changes in what has been seen; most change nothing that is asked about. */
type Writings = {
  readonly [Type in TableEvent['type']]?: (
    seen: Seen,
    event: Extract<TableEvent, { readonly type: Type }>,
  ) => void;
};

/** Writes down what has happened. */
function write(seen: Seen, event: TableEvent): void {
  for (const { account, cents } of event.postings ?? [])
    seen.money.set(account, (seen.money.get(account) ?? 0) + cents);
  // Each takes the event of its own type, as the type of the table of them says.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const writing = writings[event.type] as ((seen: Seen, event: TableEvent) => void) | undefined;
  writing?.(seen, event);
}

const aboutTable: Writings = {
  TableSetUp: (seen, { setup }) => {
    seen.setup = setup;
  },
  FloatCounted: (seen, { paidIn, chips }) => {
    seen.chips = paidIn ?? chips.filter(({ count }) => count > 0).map(({ value }) => value);
    if (seen.chips.length === 0) seen.chips = undefined;
  },
  OpeningBegun: (seen) => {
    seen.chips = undefined;
  },
  SatDown: ({ people }, { seat, person }) => void people.set(seat, person),
  StoodUp: ({ people }, { seat }) => void people.delete(seat),
  SignedOn: ({ dealers }, { role, person }) => {
    if (role === 'dealer') dealers.add(person);
  },
  SignedOff: ({ dealers }, { person }) => void dealers.delete(person),
  TableClosed: (seen) => {
    seen.bets.clear();
    seen.dealers.clear();
    seen.orderedOff.clear();
    seen.isVoid = false;
    seen.hasShooter = false;
    seen.throws = 0;
    seen.roll = 0;
  },
};

const aboutDice: Writings = {
  DiceGivenUp: (seen, { cause, seat }) => {
    if (cause === 'ordered') seen.orderedOff.add(seen.people.get(seat) ?? '');
    seen.throws = 0;
    seen.hasShooter = false;
    seen.asked.clear();
  },
  DiceGivenBack: (seen, { thrown }) => {
    seen.hasShooter = true;
    seen.isVoid = seen.overruledTo === 'void';
    seen.throws = thrown;
  },
  DiceOffered: ({ asked, people }, { to }) => void asked.add(people.get(to) ?? ''),
  DiceAccepted: (seen) => {
    seen.orderedOff.clear();
    seen.asked.clear();
    seen.throws = 0;
    seen.isVoid = false;
    seen.roll = 0;
  },
  DiceChosen: (seen) => {
    seen.hasShooter = true;
  },
  DiceThrown: (seen, { roll, dice }) => {
    seen.roll = roll;
    seen.dice = 'in the air';
    seen.throws += 1;
    seen.isVoid = false;
    seen.thrown = dice;
    seen.offTheTable = [];
  },
  DiceRested: (seen) => {
    seen.dice = 'at rest';
  },
  RollVoided: (seen, { reason }) => {
    seen.dice = 'with the dealer';
    seen.isVoid = true;
    if (reason === 'left-the-table' || reason === 'off-the-table') seen.offTheTable = seen.thrown;
  },
  // A call put right: what was void is not, or the other way round. A turn that is over is not thrown again.
  CallOverruled: (seen, { roll, outcome }) => {
    seen.overruledTo = outcome.kind;
    const isOver = seen.setup?.pack === 'double-dice' && !seen.hasShooter;
    if (roll === seen.roll) seen.isVoid = outcome.kind === 'void' && !isOver;
  },
  RollInvalidated: (seen) => {
    seen.dice = 'with the dealer';
    seen.isVoid = false;
  },
  // New dice, whatever they are called.
  DiceReceived: ({ uninspected }, { dice }) => {
    for (const die of dice) uninspected.delete(die);
  },
  DieLeftTable: ({ uninspected }, { die }) => void uninspected.add(die),
  FoundDieInspected: (seen, { sound, die }) => {
    if (sound) seen.uninspected.delete(die);
    seen.offTheTable = [];
  },
};

function settled({ bets }: Seen, lines: readonly TableSettlement[]): void {
  for (const { bet, left, stage } of lines) {
    const lying = bets.get(bet);
    if (stage === null || lying === undefined) bets.delete(bet);
    else bets.set(bet, { ...lying, chips: left.chips, tokens: left.tokens });
  }
}

function changed(
  { bets }: Seen,
  { bet, chips, tokens }: { readonly bet: string; readonly chips: number; readonly tokens: number },
  sign: 1 | -1,
): void {
  const lying = bets.get(bet);
  if (lying === undefined) return;
  const after = { ...lying, chips: lying.chips + sign * chips, tokens: lying.tokens + sign * tokens };
  if (after.chips + after.tokens > 0) bets.set(bet, after);
  else bets.delete(bet);
}

function rollSettled(
  seen: Seen,
  { settlements, thrown }: { readonly settlements: readonly TableSettlement[]; readonly thrown: number },
): void {
  settled(seen, settlements);
  seen.dice = 'with the dealer';
  if (thrown === 0) seen.throws = 0;
}

const gone = ({ bets }: Seen, { bet }: { readonly bet: string }): void => void bets.delete(bet);

const aboutBets: Writings = {
  BetPlaced: ({ bets }, { bet }) => void bets.set(bet.bet, bet),
  LateBetConfirmed: ({ bets }, { lies }) => void bets.set(lies.bet, lies),
  BetAddedTo: (seen, event) => changed(seen, event, 1),
  BetTakenDown: (seen, event) => changed(seen, event, -1),
  BetVoided: gone,
  BetForfeited: gone,
  WagerRefused: gone,
  BetMoved: ({ bets }, { bet, into, to }) => {
    const lying = bets.get(bet);
    bets.delete(bet);
    if (lying !== undefined) bets.set(into, { ...lying, bet: into, wager: to });
  },
  BetSettled: (seen, { settlement }) => settled(seen, [settlement]),
  RollSettled: rollSettled,
  RollSettledAgain: rollSettled,
  TurnEnded: (seen, { settlements }) => settled(seen, settlements),
  RollReversed: ({ bets }, event) => {
    for (const bet of event.bets) bets.set(bet.bet, bet);
  },
};

const writings: Writings = { ...aboutTable, ...aboutDice, ...aboutBets };
