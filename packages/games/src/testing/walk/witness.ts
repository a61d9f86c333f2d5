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
    isEnding: false,
  };
  return {
    see: (events) => {
      // With its turn or its table a stake comes to an end by itself.
      seen.isEnding = events.some(({ type }) => type === 'DiceGivenUp' || type === 'TableClosed');
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
  /** The turn or the table ends with what is seen now. */
  isEnding: boolean;
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

/** Double Dice 3: whoever deals may not wager, signed on or not. The other texts do not say so. */
const dealing: Check = ({ people, bets }, event, pack) => {
  if (pack !== 'double-dice' || event.by.role !== 'dealer' || event.type === 'SignedOn') return undefined;
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

/** Writes down what has happened. */
function write(seen: Seen, event: TableEvent): void {
  const { money, bets, people, dealers } = seen;
  for (const { account, cents } of event.postings ?? [])
    money.set(account, (money.get(account) ?? 0) + cents);
  switch (event.type) {
    case 'TableSetUp':
      seen.setup = event.setup;
      return;
    case 'FloatCounted':
      seen.chips = event.paidIn ?? event.chips.filter(({ count }) => count > 0).map(({ value }) => value);
      if (seen.chips.length === 0) seen.chips = undefined;
      return;
    case 'OpeningBegun':
      seen.chips = undefined;
      return;
    case 'SatDown':
      people.set(event.seat, event.person);
      return;
    case 'StoodUp':
      people.delete(event.seat);
      return;
    case 'SignedOn':
      if (event.role === 'dealer') dealers.add(event.person);
      return;
    case 'SignedOff':
      dealers.delete(event.person);
      return;
    case 'TableClosed':
      bets.clear();
      seen.orderedOff.clear();
      seen.isVoid = false;
      seen.hasShooter = false;
      seen.throws = 0;
      seen.roll = 0;
      return;
    default:
      writeDice(seen, event);
      writeBets(seen, event);
  }
}

function writeDice(seen: Seen, event: TableEvent): void {
  switch (event.type) {
    case 'DiceGivenUp':
      if (event.cause === 'ordered') seen.orderedOff.add(seen.people.get(event.seat) ?? '');
      seen.throws = 0;
      seen.hasShooter = false;
      seen.asked.clear();
      return;
    case 'DiceGivenBack':
      seen.hasShooter = true;
      seen.throws = event.thrown;
      return;
    case 'DiceOffered':
      seen.asked.add(seen.people.get(event.to) ?? '');
      return;
    case 'DiceAccepted':
      seen.orderedOff.clear();
      seen.asked.clear();
      seen.throws = 0;
      seen.isVoid = false;
      seen.roll = 0;
      return;
    case 'DiceChosen':
      seen.hasShooter = true;
      return;
    case 'DiceThrown':
      seen.roll = event.roll;
      seen.dice = 'in the air';
      seen.throws += 1;
      seen.isVoid = false;
      seen.thrown = event.dice;
      seen.offTheTable = [];
      return;
    case 'DiceRested':
      seen.dice = 'at rest';
      return;
    case 'RollVoided':
      seen.dice = 'with the dealer';
      seen.isVoid = true;
      if (event.reason === 'left-the-table' || event.reason === 'off-the-table')
        seen.offTheTable = seen.thrown;
      return;
    // A call put right: what was void is not, or the other way round.
    case 'CallOverruled':
      if (event.roll === seen.roll) seen.isVoid = event.outcome.kind === 'void';
      return;
    case 'RollInvalidated':
      seen.dice = 'with the dealer';
      seen.isVoid = false;
      return;
    // New dice, whatever they are called.
    case 'DiceReceived':
      for (const die of event.dice) seen.uninspected.delete(die);
      return;
    case 'DieLeftTable':
      seen.uninspected.add(event.die);
      return;
    case 'FoundDieInspected':
      if (event.sound) seen.uninspected.delete(event.die);
      seen.offTheTable = [];
      return;
    default:
  }
}

function writeBets(seen: Seen, event: TableEvent): void {
  const { bets } = seen;
  const settled = (lines: readonly TableSettlement[]): void => {
    for (const { bet, left, stage } of lines) {
      const lying = bets.get(bet);
      if (stage === null || lying === undefined) bets.delete(bet);
      else bets.set(bet, { ...lying, chips: left.chips, tokens: left.tokens });
    }
  };
  switch (event.type) {
    case 'BetPlaced':
      bets.set(event.bet.bet, event.bet);
      return;
    case 'LateBetConfirmed':
      bets.set(event.lies.bet, event.lies);
      return;
    case 'BetAddedTo':
    case 'BetTakenDown': {
      const lying = bets.get(event.bet);
      const sign = event.type === 'BetAddedTo' ? 1 : -1;
      if (lying === undefined) return;
      const after = {
        ...lying,
        chips: lying.chips + sign * event.chips,
        tokens: lying.tokens + sign * event.tokens,
      };
      if (after.chips + after.tokens > 0) bets.set(event.bet, after);
      else bets.delete(event.bet);
      return;
    }
    case 'BetVoided':
    case 'BetForfeited':
    case 'WagerRefused':
      bets.delete(event.bet);
      return;
    case 'BetMoved': {
      const lying = bets.get(event.bet);
      bets.delete(event.bet);
      if (lying !== undefined) bets.set(event.into, { ...lying, bet: event.into, wager: event.to });
      return;
    }
    case 'BetSettled':
      settled([event.settlement]);
      return;
    case 'RollSettled':
    case 'RollSettledAgain':
    case 'TurnEnded':
      settled(event.settlements);
      if (event.type !== 'TurnEnded') {
        seen.dice = 'with the dealer';
        if (event.thrown === 0) seen.throws = 0;
      }
      return;
    case 'RollReversed':
      for (const bet of event.bets) bets.set(bet.bet, bet);
      return;
    default:
  }
}
