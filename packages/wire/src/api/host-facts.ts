import { z } from 'zod';
import { cents, count, houseMoney, moment, patience, role, seat, spokenCall } from '../fields.ts';
import { rematch } from './evening.ts';
import { claim } from './facts-of-people.ts';
import { tableCard } from './facts-of-tables.ts';
import { pausing } from './pausing.ts';

/** One address of the computer, and how likely a phone in the room gets there. */
const address = z.object({
  address: z.string(),
  adapter: z.string(),
  /** What kind of network it is in: `Wi-Fi`, `VPN`. */
  reach: z.string(),
  url: z.string(),
  shown: z.boolean(),
});

/** How guests come in, and whether any has. */
export const joinFacts = z.object({
  /** Where guests are sent; null where the pit does not know, and its page's own address has to do. */
  url: z.string().nullable(),
  code: z.string(),
  /** The likeliest first. */
  addresses: z.array(address).readonly(),
  /** The operator has said the address at the start: it is not changed from here. */
  fixed: z.boolean(),
  /** Devices outside of this computer that have asked for anything since the start, and when the last was new. */
  reached: z.object({ devices: count, last: moment.nullable() }),
});

/** What somebody has where they sit, in cents; at a party in white chips. */
const place = z.object({
  table: z.string(),
  seat,
  rack: cents,
  bets: cents,
  whites: z.boolean(),
  /** The colour of their chips, where everybody has one of their own. */
  colour: z.string().exactOptional(),
});

const guest = z.object({
  person: z.string(),
  name: z.string(),
  kind: z.enum(['guest', 'house']),
  here: z.boolean(),
  /** Since when they are here, or are not. */
  since: moment,
  excluded: z.boolean(),
  joinedAt: moment,
  seats: z.array(place).readonly(),
  /** What is in the account, and not on any table. */
  account: cents,
  topUps: count,
  /** Where the house waits longer for them than for others. */
  patience: patience.exactOptional(),
});

const staffer = z.object({
  person: z.string(),
  name: z.string(),
  roles: z.array(role).readonly(),
  here: z.boolean(),
  host: z.boolean(),
  /** Whether they have set a passphrase. */
  ready: z.boolean(),
  tables: z.array(z.object({ table: z.string(), as: role })).readonly(),
  /** When it is over, for those who come to watch. */
  until: moment.exactOptional(),
});

/** How the house runs a table, every wait in milliseconds. */
const pace = z.object({
  float: cents,
  answering: count,
  betting: count,
  throwing: count,
  rolling: count,
  showing: count,
  closesAt: moment.exactOptional(),
});

const tableFacts = z.object({
  card: tableCard,
  /** How many dice a roll has. */
  dice: z.union([z.literal(2), z.literal(3)]),
  /** Rolls called so far; at a party the games begun. */
  rolled: count,
  /** The last call. */
  call: spokenCall.nullable(),
  shooter: z.string().nullable(),
  halted: z.string().nullable(),
  /** Since when it asks for a supervisor. */
  calling: moment.nullable(),
  /** Null where people run it. */
  pace: pace.nullable(),
});

const pit = z.object({
  name: z.string(),
  chips: z.string(),
  money: houseMoney,
  welcome: cents,
  mostGuests: count,
  mode: z.enum(['home', 'fun', 'strict', 'training']),
  /** The law that the night is held under, by the name of its preset. */
  law: z.string().nullable(),
  locked: z.boolean(),
  paused: pausing.nullable(),
  pauseWhenAway: z.boolean(),
  /** Whether guests may send reactions to the screens; a night that runs by a licence has none. */
  reactions: z.boolean(),
  /** What the night raises money for. */
  fundraiser: z.object({ cause: z.string(), goal: cents, entry: cents }).nullable(),
  /** The teams that guests raise money in; none where there are none. */
  teams: z.array(z.string()).readonly(),
  openedAt: moment,
  /** Of the software that runs now: whether it opened the pit or went on with it, and when. */
  began: z.enum(['opened', 'resumed']),
  startedAt: moment,
});

/** Guests' chips by where they are; what house players have is the house's. */
const bank = z.object({
  issued: cents,
  accounts: cents,
  /** In the racks and on the layouts. */
  onTables: cents,
  /** What the tables have won from guests, or lost. */
  house: cents,
  topUps: count,
  donations: cents,
});

/** Where all streams ended when they were last signed, in four words as `dicepit verify` says them. */
const trailHead = z.object({ words: z.string(), at: moment, entries: count });

/** The whole night as its host sees it. */
export const overview = z.object({
  pit,
  join: joinFacts,
  guests: z.array(guest).readonly(),
  staff: z.array(staffer).readonly(),
  claims: z.array(claim).readonly(),
  tables: z.array(tableFacts).readonly(),
  bank,
  trail: trailHead.nullable(),
  /** How many want another round, once every table is closed. */
  rematch: rematch.nullable(),
  now: moment,
});

export type Overview = z.infer<typeof overview>;
export type JoinFacts = z.infer<typeof joinFacts>;
export type GuestFacts = z.infer<typeof guest>;
export type StafferFacts = z.infer<typeof staffer>;
export type HostTable = z.infer<typeof tableFacts>;
