import { z } from 'zod';
import { cents, count, houseMoney, inEachLanguage, moment, seat, spokenCall, version } from '../fields.ts';
import { screenViews } from '../screen-views.ts';
import { eveningFigures, teamRaised } from './evening.ts';
import { tableCard, tableWait } from './facts-of-tables.ts';
import { pausing } from './pausing.ts';

/** A QR code: so many modules a side, and the path of the dark ones. */
const qr = z.object({ size: count, path: z.string() });

/** How guests come in; the code and the Wi-Fi are for screens that were given the code and for staff. */
const joining = z.object({
  address: z.string(),
  code: z.string().nullable(),
  qr,
  /** The Wi-Fi to be in first, where the host shows one. */
  wifi: z.object({ name: z.string(), qr }).exactOptional(),
});

/** A view that a television has. */
export const screenView = z.enum(screenViews.map(({ view }) => view));

/** What a host has chosen for a screen; the table where it shows one by itself where none is named. */
export const screenChoice = z.object({ view: screenView, table: z.string().nullable() });

export type ScreenChoice = z.infer<typeof screenChoice>;

/** What guests send to the screens of the room. */
export const reactionName = z.enum(['clap', 'heart', 'cheers', 'star', 'dice']);

export type ReactionName = z.infer<typeof reactionName>;

/** A reaction on its way over a screen: whose, and from which seat where it has one at this table. */
export const reaction = z.object({ reaction: reactionName, name: z.string(), seat: seat.nullable() });

export type Reaction = z.infer<typeof reaction>;

const every = {
  pit: z.string(),
  join: joining,
  paused: pausing.nullable(),
  /** The chips of the house and the symbol that sums are written with. */
  money: houseMoney,
  /** Where the whole trail ended when it was last signed, in four words; at a table while it opens and once it is closed. */
  trail: z.object({ words: z.string(), at: moment }).nullable(),
  /** The evening in figures, once every table is closed. */
  evening: eveningFigures.nullable(),
  /** What the host has chosen for this screen; null where it shows what it likes. */
  choice: screenChoice.nullable(),
  /** The server's clock, by which every time on the screen is counted. */
  now: moment,
};

const atTable = {
  ...every,
  table: z.string(),
  title: z.string(),
  pack: z.string(),
  /** The name of the game as its sign has it. */
  game: z.string(),
  place: z.string(),
  waiting: tableWait.nullable(),
  /** What the teams of a fundraiser have raised, the most first; left out where there are none or nobody may be ranked. */
  teams: z.array(teamRaised).readonly().exactOptional(),
  version,
};

const pips = z.int().min(1).max(6);
const faces = z.array(pips).readonly();

const seatOnRail = z.object({
  seat,
  letter: z.string(),
  /** Nobody sits there where this is null. */
  name: z.string().nullable(),
  rack: cents,
  /** Chips of the player's own colour, and what each is worth. */
  colour: z.object({ colour: z.string(), value: cents }).nullable(),
  /** What the last roll won this seat. */
  won: cents,
  shooter: z.boolean(),
  house: z.boolean(),
});

const betOnFelt = z.object({
  wager: z.string(),
  seat,
  letter: z.string(),
  cents,
  /** The chips of the stack from the bottom up, by their worth; nothing for one of the player's own colour. */
  chips: z.array(cents).readonly(),
  /** The sum as it stands on the top chip. */
  figure: z.string(),
  /** `asking` is a late bet that nobody has answered yet. */
  state: z.enum(['up', 'won', 'lost', 'stands', 'asking']),
  /** A bet that the dealer laid for the player, who answers for where it lies. */
  placedBy: z.enum(['player', 'dealer']),
  /** What is outside the posted limits about it. */
  flags: z.array(z.string()).readonly(),
});

const call = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('total'),
    number: count,
    faces,
    call: spokenCall,
  }),
  z.object({
    is: z.literal('void'),
    number: count,
    call: spokenCall,
    reason: inEachLanguage,
    clause: z.string(),
  }),
]);

const notice = z.discriminatedUnion('is', [
  z.object({ is: z.literal('raise'), minimum: cents, wager: z.string().nullable(), from: moment }),
  z.object({ is: z.literal('closing'), at: moment }),
  z.object({ is: z.literal('odds'), since: moment }),
]);

const shooter = z.object({
  seat,
  letter: z.string(),
  /** Empty where nobody sits there any more, here and below: the screen names the seat in its own language. */
  name: z.string(),
  /** Rolls of this turn that count. */
  rolls: count,
  /** Whom the dice go to after this turn. */
  next: z.string().nullable(),
  /** The dice are offered and not taken yet. */
  offered: z.boolean(),
});

/** What a room stops for: seldom, one thing at a time, and for as long as the roll stands called. */
const rollMoment = z.discriminatedUnion('is', [
  z.object({ is: z.enum(['full set', 'snake eyes', 'hard way', 'seven out']) }),
  z.object({
    is: z.literal('big win'),
    seat,
    letter: z.string(),
    name: z.string(),
    wager: z.string(),
    /** The stake as it stands on the chips. */
    stake: z.string(),
    odds: z.string(),
    cents,
  }),
]);

const bankedScreen = z.object({
  ...atTable,
  is: z.literal('banked'),
  /** What the faces of the dice show where they are pictures: a drawing on a die of 100 units, or a character. */
  pictures: z
    .array(z.object({ name: z.string(), symbol: z.string(), path: z.string().optional() }))
    .readonly()
    .optional(),
  /** The option of the rules in force, as the sign has it. */
  option: z.string().nullable(),
  /** The mark of the rules in force, as it stands in every record of the table. */
  rules: z.string(),
  /** The phases that a round passes here, in order, and the one it is in; null between rounds. */
  phases: z.array(z.string()).readonly(),
  phase: z.string(),
  /** Who throws. */
  thrower: z.enum(['shooter', 'dealer']),
  /** How many dice a roll has; three come out of a cup. */
  dice: z.union([z.literal(2), z.literal(3)]),
  limits: z.object({ minimum: cents, maximum: cents, unit: cents.nullable() }).nullable(),
  age: count.nullable(),
  notices: z.array(notice).readonly(),
  /** Changes when the felt has to be fetched anew. */
  felt: z.string(),
  call: call.nullable(),
  moment: rollMoment.nullable(),
  shooter: shooter.nullable(),
  /** Who deals; null where the house does. */
  dealer: z.string().nullable(),
  seats: z.array(seatOnRail).readonly(),
  bets: z.array(betOnFelt).readonly(),
  /** Areas whose wager has won. */
  lit: z.array(z.string()).readonly(),
  /** Areas whose bets are locked for the rest of the turn. */
  live: z.array(z.string()).readonly(),
  /** Throws and sets of a turn that is counted in sets. */
  sets: z.object({ thrown: count, throws: count, won: count, most: count }).nullable(),
  /** The stage of the table, where its game has such stages: its name, and the puck with the area it lies on. */
  course: z
    .object({ name: z.string(), puck: z.enum(['on', 'off']).nullable(), at: z.string().nullable() })
    .optional(),
  pays: z
    .array(
      z.object({ seat, letter: z.string(), name: z.string(), wager: z.string(), sum: z.string(), cents }),
    )
    .readonly(),
  staysUp: z.boolean(),
  /** The last twenty results, the newest first. */
  last: z
    .array(
      z.object({
        total: count,
        hard: z.boolean(),
        seven: z.boolean(),
        /** The pictures that fell, as characters, where faces are pictures. */
        shows: z.string().optional(),
      }),
    )
    .readonly(),
  /** The clause by which nobody answers for a wrong result here, where the rules have one. */
  disclaimed: z.string().nullable(),
  /** How often each total came; what chance expects is left out where the rules keep it from players. */
  totals: z
    .array(
      z.object({
        total: count,
        count,
        expected: z.number().nullable(),
        /** Results since it last came; null where that is longer ago than the board remembers. */
        since: count.nullable(),
      }),
    )
    .readonly(),
  fault: z.object({ cause: inEachLanguage, since: moment, clause: z.string() }).nullable(),
  /** What each wager pays, lowest first, with its clause. */
  wagers: z
    .array(z.object({ name: z.string(), odds: z.array(z.string()).readonly(), clause: z.string() }))
    .readonly(),
  /** Whether those present may be ranked by their chips. */
  leaders: z.boolean(),
});

const partyChips = z.object({ white: z.int(), red: count, blue: count });

const partyRow = z.object({
  seat,
  letter: z.string(),
  name: z.string(),
  house: z.boolean(),
  cards: z.array(z.object({ card: count, up: z.boolean(), turned: z.boolean() })).readonly(),
  left: count,
  /** Below nothing only on credit. */
  rack: z.int(),
  chips: partyChips,
  /** The total just thrown by this player. */
  threw: count.nullable(),
});

const partyScreen = z.object({
  ...atTable,
  is: z.literal('party'),
  phase: z.enum(['gathering', 'high dice', 'throwing', 'dice out', 'won']),
  games: count,
  seats: count,
  throws: count,
  /** What was thrown, and what came of it. */
  call: z.object({ faces, call: spokenCall, says: inEachLanguage }).nullable(),
  rows: z.array(partyRow).readonly(),
  kitty: count,
  pile: partyChips,
  /** Chances left after a complete pass. */
  chances: count.nullable(),
  /** By seat. */
  next: seat.nullable(),
  winner: seat.nullable(),
  /** The kitty that the winner has taken. */
  taken: z.object({ chips: count, pile: partyChips }).nullable(),
  /** Whether those present may be ranked. */
  leaders: z.boolean(),
});

export const lobbyScreen = z.object({
  ...every,
  is: z.literal('lobby'),
  chips: z.string(),
  locked: z.boolean(),
  /** Guests who have come in, and what the last of them are called. */
  guests: count,
  came: z.array(z.string()).readonly(),
  tables: z.array(tableCard).readonly(),
});

/** A table as a television shows it. Everything on it was worked out by the rules, and by nobody on the way. */
export const tableScreen = z.discriminatedUnion('is', [bankedScreen, partyScreen]);

export type SpokenCall = z.infer<typeof spokenCall>;

export type BankedScreen = z.infer<typeof bankedScreen>;
export type PartyScreen = z.infer<typeof partyScreen>;
export type TableScreen = z.infer<typeof tableScreen>;
export type LobbyScreen = z.infer<typeof lobbyScreen>;
export type Joining = z.infer<typeof joining>;
export type Screen = TableScreen | LobbyScreen;
