import type { Cents } from '../money.ts';
import type { Pips, Roll } from '../roll.ts';
import type { Settlement } from '../settle.ts';
import type { By, Moment, Role } from './role.ts';

/**
 * Where chips and cash can lie. `outside` is the world beyond the table: what it has given is negative. Tokens are
 * kept apart from chips all the way, since they can never be cashed.
 */
export type Account =
  | 'outside'
  | 'float'
  | 'drop-box'
  | 'layout'
  | 'kitty'
  | `rack:${number}`
  | 'outside-tokens'
  | 'layout-tokens'
  | `tokens:${number}`;

/** A movement into an account (or, negative, out of it). The postings of an event sum to zero. */
export type Posting = { readonly account: Account; readonly cents: Cents };

export type Ledger = ReadonlyMap<Account, Cents>;

export const emptyLedger: Ledger = new Map();

/** Moves a sum from one account to another. */
export const moved = (from: Account, to: Account, cents: Cents): readonly Posting[] =>
  cents === 0
    ? []
    : [
        { account: from, cents: -cents },
        { account: to, cents },
      ];

/** Whether a table was ever open: chips have come to it, or dice have been thrown. */
export const wasOpened = ({ rolled, ledger }: Table): boolean => rolled > 0 || ledger.size > 0;

export const balanceOf = (ledger: Ledger, account: Account): Cents => ledger.get(account) ?? 0;

export function posted(ledger: Ledger, postings: readonly Posting[]): Ledger {
  if (postings.length === 0) return ledger;
  const after = new Map(ledger);
  for (const { account, cents } of postings) {
    const balance = balanceOf(after, account) + cents;
    if (balance === 0) after.delete(account);
    else after.set(account, balance);
  }
  return after;
}

export const sumOf = (postings: readonly Posting[]): Cents =>
  postings.reduce((sum, { cents }) => sum + cents, 0);

/** One running game with its players and bets: everything a fold of its events knows. */
export type Table = {
  readonly setup: Setup | undefined;
  readonly state: 'closed' | 'opening' | 'open';
  /** When the table came to the phase it stands in: what every wait is counted from. */
  readonly since: Moment;
  /** When the last thing happened here: nothing happens before that any more. */
  readonly clock: Moment;
  readonly opening: OpeningState;
  /** Who is signed on at this table, and as what. */
  readonly staff: ReadonlyMap<string, Role>;
  /** The age that people have shown here, by sitting down or signing on: nobody is asked twice. */
  readonly ages?: ReadonlyMap<string, number>;
  /** The dealer in charge of the dice. */
  readonly custodian: string | undefined;
  readonly seats: ReadonlyMap<number, Seat>;
  readonly ledger: Ledger;
  readonly money: Money;
  readonly dice: DiceState;
  readonly shooter: Shooter;
  readonly betting: Betting;
  /** The roll that is being made: from the release of the dice until all it decides is settled. */
  readonly roll: CurrentRoll | undefined;
  /** Rolls called so far, void ones included, and the last of them for corrections. */
  readonly rolled: number;
  readonly recent: readonly PastRoll[];
  /** Valid throws made in this turn. */
  readonly thrown: number;
  /** The stage of the table, where its game has such stages; the one it begins with until a roll has moved it. */
  readonly course?: string;
  /** A void roll has locked the layout until the dice are thrown again. */
  readonly frozen: boolean;
  readonly signs: Signs;
  readonly halt: Halt | undefined;
  readonly incidents: readonly Incident[];
};

export const newTable: Table = {
  setup: undefined,
  state: 'closed',
  since: 0,
  clock: Number.MIN_SAFE_INTEGER,
  opening: {
    checklist: new Map(),
    equipment: new Map(),
    floatLocked: true,
    floatCounted: false,
    chips: undefined,
    lowestChip: undefined,
    oddsPosted: false,
    startedAt: undefined,
  },
  staff: new Map(),
  custodian: undefined,
  seats: new Map(),
  ledger: emptyLedger,
  money: { vouchers: new Map() },
  dice: { dice: new Map(), active: [], missing: new Map(), lost: 0, replacing: undefined },
  shooter: { is: { kind: 'nobody' }, holding: false, voidsInRow: 0, warnings: [] },
  betting: { bets: [], late: [], placed: 0 },
  roll: undefined,
  rolled: 0,
  recent: [],
  thrown: 0,
  frozen: false,
  signs: {
    limits: undefined,
    byWager: new Map(),
    bySeat: new Map(),
    raise: undefined,
    payTable: undefined,
    closing: undefined,
    statutory: [],
  },
  halt: undefined,
  incidents: [],
};

export type OpeningState = {
  readonly checklist: ReadonlyMap<string, readonly ChecklistAnswer[]>;
  readonly equipment: ReadonlyMap<string, Equipment>;
  readonly floatLocked: boolean;
  readonly floatCounted: boolean;
  /** The chips that the table pays with, any number of each, where the count of the float says them. */
  readonly chips: readonly Cents[] | undefined;
  /** The lowest chip in a float that was counted before counts said what is paid with: nothing smaller is paid. */
  readonly lowestChip: Cents | undefined;
  readonly oddsPosted: boolean;
  readonly startedAt: Moment | undefined;
};

/** What somebody answered to an item of the opening checklist. */
export type ChecklistAnswer = { readonly by: By; readonly yes: boolean };

/** A thing at the table: a bowl, a drop box, a results display. */
export type Equipment = {
  readonly on: boolean;
  readonly reference?: string;
  readonly approval?: string;
  readonly standard?: { readonly name: string; readonly version: string; readonly attestedBy: string };
  readonly count?: number;
};

export type Seat = {
  readonly seat: number;
  readonly person: string;
  readonly name: string;
  readonly since: Moment;
  /** Own-colour chips without a value of their own, and what the player made each worth. */
  readonly colour: { readonly colour: string; readonly value: Cents } | undefined;
  /** What the voucher said of the promotional tokens held here, where any are. */
  readonly tokens?: TokenTerms;
  /** Whether the player has asked the others for advice. */
  readonly advice?: true;
  /** Called rolls in a row without a live bet while every other seat was taken. */
  readonly abstained: number;
};

/** The conditions that a voucher puts on the tokens given for it. */
export type TokenTerms = {
  readonly expires: Moment;
  /** The wagers the tokens may be staked on; any, where none are named. */
  readonly wagers?: readonly string[];
  /** A token that wins is not handed back. */
  readonly singleUse: boolean;
};

/** A promotional voucher of the operator, good for tokens of its value once. */
export type Voucher = TokenTerms & { readonly voucher: string; readonly cents: Cents };

/** The vouchers known at the table, and who has redeemed them. */
export type Money = {
  readonly vouchers: ReadonlyMap<string, Voucher & { readonly redeemed: boolean }>;
};

export type Limits = {
  readonly minimum: Cents;
  readonly maximum: Cents;
  /** The step for sums above the minimum. */
  readonly unit?: Cents;
  readonly multiples?: boolean;
};

export type Signs = {
  readonly limits: Limits | undefined;
  readonly byWager: ReadonlyMap<string, Limits>;
  readonly bySeat: ReadonlyMap<number, Limits>;
  /** A higher minimum that is announced, or in force since its time; for one wager where one is named. */
  readonly raise:
    | {
        readonly minimum: Cents;
        readonly wager?: string;
        readonly postedAt: Moment;
        readonly from: Moment;
      }
    | undefined;
  /** A change of the odds, and until when its sign has to stay up. */
  readonly payTable: { readonly changedAt: Moment; readonly until: Moment } | undefined;
  readonly closing: { readonly postedAt: Moment; readonly closesAt: Moment } | undefined;
  readonly statutory: readonly StatutoryMaximum[];
};

/** The largest bet that the law allows from a day on, none where it sets none, and where that is written. */
export type StatutoryMaximum = {
  readonly from: Moment;
  readonly maximum: Cents | null;
  readonly source: string;
};

export type Circuit = 'start' | 'course';

/** The dice going round the table. */
export type Offered = {
  readonly kind: 'offered';
  /** `waiting` until the next player is asked. */
  readonly to: number | 'waiting';
  readonly asked: readonly number[];
  /** Whose turn ended, by seat and by person, where one did: the dice go round in the course of play. */
  readonly from: number | undefined;
  readonly former: string | undefined;
  readonly circuit: Circuit;
  /** People who were ordered off the dice: not asked again, and last of all where everybody is asked afresh. */
  readonly excluded: readonly string[];
  /** The bets that the former shooter left undecided. */
  readonly left: readonly string[];
  /** Who sat and what lay on the layout when everybody had declined; asking again waits for a change. */
  readonly ended: string | undefined;
};

export type Shooter = {
  readonly is: /** After a turn: whose it was, and who was ordered off. */
    | { readonly kind: 'nobody'; readonly from?: number; readonly excluded?: readonly string[] }
    | Offered
    | { readonly kind: 'choosing'; readonly seat: number; readonly circuit: Circuit }
    | {
        readonly kind: 'seat';
        readonly seat: number;
        /** The shooter cannot go on and somebody else is to throw. */
        readonly unable?: true;
        readonly substitute?: string;
        readonly until?: 'set' | 'turn';
      }
    /** `from` is whose bets the dealer throws out, where players throw in this game. */
    | {
        readonly kind: 'dealer';
        readonly from?: number;
        readonly former?: string;
        readonly excluded?: readonly string[];
      };
  /** The dice have been passed and may be thrown. */
  readonly holding: boolean;
  readonly voidsInRow: number;
  readonly warnings: readonly string[];
};

/** Where a die can be. */
export type DiePlace =
  | 'arriving'
  | 'bowl'
  | 'layout'
  | 'shooter'
  | 'in-flight'
  | 'at-rest'
  | 'dealer'
  | 'centre'
  | 'missing'
  | 'found'
  | 'quarantined'
  | 'waiting'
  | 'removed';

export type Die = {
  readonly die: string;
  readonly set: number;
  readonly place: DiePlace;
  /** What each inspector found, before both are known: a role's finding and who found it. */
  readonly inspections: readonly { readonly by: By; readonly sound: boolean }[];
};

export type DiceState = {
  readonly dice: ReadonlyMap<string, Die>;
  /** The dice to be thrown next. */
  readonly active: readonly string[];
  /** Dice that left the table and have not been put back or given up for lost. */
  readonly missing: ReadonlyMap<string, MissingDie>;
  /** Dice of the current set that are lost for good. */
  readonly lost: number;
  /** A new set is needed before anyone else is offered dice; the shooter named may go on until then. */
  readonly replacing: { readonly grace: number | 'dealer' | undefined } | undefined;
};

export type MissingDie = {
  readonly since: Moment;
  /** It was to be thrown next, so that the shooter chooses again or asks for it back. */
  readonly active: boolean;
  readonly searched: boolean;
  readonly asked: boolean;
};

export type TableBet = {
  readonly bet: string;
  readonly seat: number;
  readonly wager: string;
  readonly chips: Cents;
  readonly tokens: Cents;
  readonly stage: string;
  /** Denominations as they lie, the largest at the bottom, where they are known. */
  readonly stack?: readonly Cents[];
  readonly placedBy: 'player' | 'dealer';
  /** What the player last told the dealer to put here. */
  readonly instruction?: Instruction;
  /** The limits in force when it was placed; they govern it until it is decided. */
  readonly limits?: Limits;
  /** Where it was added to under other limits: what was laid under which, the first at the bottom. */
  readonly parts?: readonly StakePart[];
  readonly flags: readonly string[];
};

/** So much of a stake, and the limits in force when it was laid: they govern it until it is decided. */
export type StakePart = { readonly stake: Cents; readonly limits?: Limits };

/** What a player told the dealer to place, and what was placed. */
export type Instruction = {
  readonly words: string;
  /** The wager that the words name, where they name one. */
  readonly asked?: string;
  readonly chips: Cents;
  readonly tokens: Cents;
  /** The words name another wager or another sum than was placed. */
  readonly mismatch: boolean;
};

export type Betting = {
  readonly bets: readonly TableBet[];
  readonly late: readonly (TableBet & { readonly askedAt: Moment })[];
  readonly placed: number;
};

/** Something recorded about one roll before it is called. */
export type CurrentRoll = {
  readonly number: number;
  readonly thrower: number | 'dealer';
  readonly releasedAt: Moment;
  /** Every seat was taken when the dice left the hand. */
  readonly full?: true;
  readonly restedAt: Moment | undefined;
  readonly dice: readonly string[];
  /** What each die shows; undefined until it is read, and while its face is in dispute. */
  readonly faces: readonly (Pips | undefined)[];
  /** Facts that make the roll void, by their reasons. */
  readonly facts: readonly string[];
  readonly dispute: { readonly die: number; readonly ruled: boolean } | undefined;
  /** The faces that were ruled on. */
  readonly ruled?: readonly RuledFace[];
  /** Dice that lean on something, by their place in the roll; no total exists until each has a face. */
  readonly cocked: readonly number[];
  /** The faces were read by a device and not by the dealer's eye. */
  readonly captured: boolean;
  /** Every call of the outcome, the last in force: the dealer's, amendments, overrules. */
  readonly calls: readonly RollCall[];
  readonly entry:
    | { readonly keyed: number; readonly pressed: boolean; readonly source: EntrySource }
    | undefined;
  readonly amendment: { readonly roll: Roll; readonly by: By } | undefined;
  readonly collected: boolean;
  readonly centred: boolean;
  /** Bets that are settled already, where a dealer settles one by one, and how. */
  readonly settled: readonly string[];
  readonly lines: readonly TableSettlement[];
  /** The layout when the dice came to rest: what is settled, whatever is moved later. */
  readonly layout: readonly TableBet[];
};

/** Which face of a die is uppermost, as it was ruled after a dispute; the die by its place in the roll. */
export type RuledFace = { readonly die: number; readonly face: Pips };

/** How an outcome came into the entry equipment. */
export type EntrySource = 'capture' | 'keypad';

export type Outcome =
  | { readonly kind: 'total'; readonly roll: Roll }
  | { readonly kind: 'void'; readonly reason: string };

export type RollCall = {
  readonly by: By;
  readonly at: Moment;
  readonly outcome: Outcome;
  /** Only the total was read: the faces of the outcome stand for it. */
  readonly read?: 'total';
  readonly clause: string;
};

/** A roll that is done, kept so that it can be put right by reversing it. */
export type PastRoll = {
  readonly number: number;
  readonly thrower: number | 'dealer';
  readonly calls: readonly RollCall[];
  readonly outcome: Outcome;
  readonly ruled?: readonly RuledFace[];
  readonly layout: readonly TableBet[];
  readonly settlements: readonly TableSettlement[];
  readonly invalidated: boolean;
  /** The table has closed since: what it decided can be put right, but nothing of it stands again. */
  readonly over: boolean;
  readonly dice: readonly string[];
  /** The options it was played by: odds may have been changed since. */
  readonly options: Setup['options'];
  /** What software showed on its dice, which nobody can have misread; undefined where people read them. */
  readonly shown: Roll | undefined;
  /** Valid throws of the turn before this one. */
  readonly thrownBefore: number;
  /** The stage of the table that it was thrown in, where one was reached. */
  readonly courseBefore?: string;
  /** Bets that the end of the turn decided after this roll. */
  readonly atEndOfTurn: readonly string[];
  /** Who sat where, since a correction concerns the person and not the seat. */
  readonly people: ReadonlyMap<number, string>;
};

/** A settlement of one bet at a table. */
export type TableSettlement = Settlement & {
  readonly bet: string;
  readonly seat: number;
  /** The part of the stake that plays, where a bet is over the maximum. */
  readonly inPlay: Cents;
  /** The stake by what it is made of, and what of it stays on the layout afterwards. */
  readonly chips: Cents;
  readonly tokens: Cents;
  readonly left: { readonly chips: Cents; readonly tokens: Cents };
  /** Tokens that go back to the player; the rest of what leaves the layout is taken in. */
  readonly tokensReturned: Cents;
  /** The arithmetic as a dealer would say it. */
  readonly says: string;
  /** What was found about the bet when it was settled. */
  readonly notes: readonly SettlementNote[];
};

export type SettlementNote = { readonly clause: string; readonly says: string };

export type Halt = { readonly cause: string; readonly since: Moment; readonly clause: string };

export type Incident = {
  readonly incident: string;
  readonly kind: string;
  readonly clause: string;
  readonly words: string;
  readonly at: Moment;
};

/**
 * Who performs a ceremony, never what a bet pays. In `strict` and `training` people do every step that the clauses
 * give to people; in `home` and `fun` the house does the same steps at once and they are recorded as its own.
 */
export type Mode = 'home' | 'fun' | 'strict' | 'training';

/** Thrown by the software, or by hand and read by the dealer. */
export type DiceKind = 'virtual' | 'physical';

/** The instrument under which a table may be run, as the operator enters it. */
export type Approval = {
  readonly instrument: string;
  readonly body: string;
  readonly operator: string;
  readonly venue: string;
  readonly from: Moment;
};

/** What is decided about a table before it opens. */
export type Setup = {
  readonly table: string;
  readonly pack: string;
  /** The SHA-256 of the pack as data, where it is not one of the house's. */
  readonly packHash?: string;
  readonly options: Readonly<Record<string, string>>;
  readonly mode: Mode;
  readonly dice: DiceKind;
  /** How many seats there are; numbered from 1 at the dealer's left, clockwise. */
  readonly seats: number;
  readonly pit?: string;
  readonly approval?: Approval;
  readonly policies: Policies;
};

/** What the rules leave to the table, each by a name that a refusal can cite: `policy/limits-at-entry`. */
export type Policies = {
  /** Whether won stakes stay up; the pack's own way when not said. */
  readonly staysUp?: boolean;
  /** The smallest payable chip, where winnings are rounded up to it. */
  readonly chip?: number;
  /** In what steps a chip of an own colour may be worth, where the rules set its bounds alone; whole dollars when not said. */
  readonly chipStep?: number;
  /** What is done with a bet outside the limits: refused at entry, or accepted and flagged. */
  readonly limitsAtEntry: 'refuse' | 'flag';
  /** Whether new bets are taken while the dealer throws out what is undecided (NZ 5.9(d)). */
  readonly betsInRunOut: boolean;
  /** Whether bets may be changed after a void round where the text leaves it open (Wonder Dice). */
  readonly betsAfterVoidRound: boolean;
  /** The age to sit down, where the pack or the house asks for one. */
  readonly age?: number;
};

export const byPeople = ({ mode }: Pick<Setup, 'mode'>): boolean => mode === 'strict' || mode === 'training';

/** Whether a ceremony with dice is done by the house at once: people do it, and only with dice they can hold. */
export const atOnce = (setup: Pick<Setup, 'mode' | 'dice'>): boolean =>
  !byPeople(setup) || setup.dice === 'virtual';

/** Where the table stands, as a sign over it would say. */
export type Phase =
  | 'closed'
  | 'opening'
  | 'halted'
  | 'offering the dice'
  | 'betting'
  | 'dice out'
  | 'at rest'
  | 'called';

export function phaseOf({ state, halt, roll, shooter }: Table): Phase {
  if (state !== 'open') return state;
  if (roll !== undefined) {
    if (roll.restedAt === undefined) return 'dice out';
    return roll.calls.length === 0 ? 'at rest' : 'called';
  }
  if (halt !== undefined) return 'halted';
  return shooter.is.kind === 'offered' && shooter.is.to !== 'waiting' ? 'offering the dice' : 'betting';
}

/** Where a die is when it can be thrown or handed to a shooter. */
const usablePlaces: ReadonlySet<DiePlace> = new Set([
  'bowl',
  'layout',
  'shooter',
  'in-flight',
  'at-rest',
  'dealer',
  'centre',
]);

export const isUsable = ({ dice }: Table, die: string): boolean => {
  const known = dice.dice.get(die);
  return known !== undefined && usablePlaces.has(known.place);
};

/** The dice at the table that may be thrown, in the order they came. */
export const usableDice = (table: Table): readonly string[] =>
  [...table.dice.dice.keys()].filter((die) => isUsable(table, die));

export const placeOf = ({ dice }: Table, die: string): DiePlace | undefined => dice.dice.get(die)?.place;

/** The dice with some of them put elsewhere. */
export function placed(state: DiceState, dice: Iterable<string>, place: DiePlace): DiceState {
  const after = new Map<string, Die>(state.dice);
  for (const die of dice) {
    const known = after.get(die);
    if (known !== undefined) after.set(die, { ...known, place });
  }
  return { ...state, dice: after };
}

/** The dice at one of these places. */
export const diceAt = ({ dice }: DiceState, ...places: readonly DiePlace[]): readonly string[] =>
  [...dice.values()].filter(({ place }) => places.includes(place)).map(({ die }) => die);

/** How many dice are at a table, wherever they lie; those put away or not here yet are not. */
export const diceHeld = ({ dice }: Table): number =>
  [...dice.dice.values()].filter(
    ({ place }) => place !== 'removed' && place !== 'quarantined' && place !== 'waiting',
  ).length;

/**
 * The letter of somebody's mark: the first letter or figure of their name as a capital, or the number of the seat where
 * a name has neither. Who shares it is told apart by colour and ring.
 */
export function toInitial(name: string, seat: number): string {
  const [first = ''] = name.match(/[\p{L}\p{N}]/u) ?? [];
  // Some letters have no capital of one letter, such as ß.
  const capital = first.toUpperCase();
  return first === '' ? String(seat) : capital.length > first.length ? first : capital;
}
