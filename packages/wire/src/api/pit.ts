import { auditing, staffRoles, supervising } from '@dicepit/engine';
import { z } from 'zod';
import {
  cents,
  count,
  flag,
  houseChips,
  houseMoney,
  houseWording,
  label,
  moment,
  moneySymbol,
  personName,
  strict,
  title,
  words,
} from '../fields.ts';
import { tableCard } from './facts-of-tables.ts';
import { pausing } from './pausing.ts';
import type { Route } from './route.ts';
import { API_BASE_PATH, commandRoute, done, operator, readRoute } from './route-presets.ts';

/** What anybody may know of a pit before joining it. */
export const pitFacts = z.object({
  name: z.string(),
  /** What chips are called here; they have no cash value unless the operator says so. */
  chips: z.string(),
  money: houseMoney,
  /** Whether the host has claimed the pit. */
  claimed: z.boolean(),
  locked: z.boolean(),
  paused: z.boolean(),
  /** Since when, and what the host has said about it; null where play goes on. */
  pausing: pausing.nullable(),
  /** The law that the night is held under, by the name of its preset; it decides what is not shown. */
  law: z.string().nullable(),
  /** What the house calls its rolls; left out where it calls them as the book has it. */
  wording: houseWording.exactOptional(),
  /** Whether guests may send reactions to the screens of the room. */
  reactions: z.boolean(),
  /** The teams that guests raise money in; left out where there are none. */
  teams: z.array(z.string()).readonly().exactOptional(),
  /** Guests who have come in, and what the last of them are called. */
  guests: count,
  came: z.array(z.string()).readonly(),
  tables: z.array(tableCard).readonly(),
  software: z.string(),
  /** The Ed25519 key that heads are signed by, in hexadecimal. */
  publicKey: z.string(),
  now: moment,
});

export type PitFacts = z.infer<typeof pitFacts>;

const joinCode = z.object({ code: z.string(), since: moment });

/** What the operator decides about the pit; what is left out stays as it is. */
const settings = strict({
  name: title.exactOptional(),
  chips: title.exactOptional(),
  /** What every guest finds in the account on joining. */
  welcome: cents.min(0, 'a welcome is not below nothing').exactOptional(),
  mostGuests: count.exactOptional(),
  /** The chips of the house, the smallest first. */
  houseChips: houseChips.exactOptional(),
  /** What stands beside a sum; null is as it was before anybody chose. */
  symbol: moneySymbol.nullable().exactOptional(),
  /** The law that the night is held under, by the name of its preset; empty for none. */
  law: label.exactOptional(),
  /** Whether it may be shown who has the most chips. */
  ranking: flag.exactOptional(),
  /** Whether guests may send reactions to the screens of the room. */
  reactions: flag.exactOptional(),
  /** Whether play waits when the host's page is gone; only where the software runs every table. */
  pauseWhenAway: flag.exactOptional(),
  /** The teams that guests raise money in: two to eight, each by a name of its own, or none. */
  teams: z
    .array(personName)
    .max(8, 'there are 8 teams at most')
    .refine((teams) => teams.length !== 1, { error: 'there are 2 teams at least, or none' })
    .refine((teams) => new Set(teams.map((team) => team.toLowerCase())).size === teams.length, {
      error: 'each team has a name of its own',
    })
    .readonly()
    .exactOptional(),
  /** What the night raises money for, how much it hopes for, and what every guest gives on coming in; null for nothing. */
  fundraiser: strict({
    cause: title,
    goal: cents.min(1, 'a goal is 1 cent or more'),
    entry: cents.min(0, 'an entry is not below nothing'),
  })
    .nullable()
    .exactOptional(),
});

/** What cameras read begins so; it holds the password, and is kept beside the streams. */
const sharedWifi = strict({
  name: title,
  text: z.string().max(400, 'a Wi-Fi has 400 characters at most').startsWith('WIFI:', 'it begins with WIFI:'),
});

export type PitSettings = z.infer<typeof settings>;

/** What lies where in the whole pit, and that it sums to nothing. */
const balance = z.object({
  lines: z.array(z.object({ where: z.string(), account: z.string(), cents: z.int() })).readonly(),
  sum: z.int(),
  sound: z.boolean(),
});

export type TrialBalance = z.infer<typeof balance>;

/** The desks that people follow; the pit says only that something has changed there. */
const deskNames = ['disputes', 'conduct', 'promotions', 'calls', 'chips'] as const;
export type DeskName = (typeof deskNames)[number];

const deskNews = z.object({ desk: z.enum(deskNames) });

/** Tables that ask for a supervisor, the longest wait first. */
const calls = z.object({
  calls: z
    .array(
      z.object({
        table: z.string(),
        title: z.string(),
        incident: z.string(),
        words: z.string(),
        at: moment,
      }),
    )
    .readonly(),
});

export type SupervisorCalls = z.infer<typeof calls>;

export const pitRoutes = {
  readPit: {
    ...readRoute,
    path: `${API_BASE_PATH}/pit`,
    summary: 'What anybody may know of the pit and its tables',
    access: 'anyone',
    answer: pitFacts,
  },
  followPit: {
    ...readRoute,
    path: `${API_BASE_PATH}/pit/events`,
    summary: 'The lobby as it changes, as server-sent events',
    access: 'anyone',
    form: 'events',
    answer: z.object({ pit: pitFacts, desk: deskNews }),
  },
  lockPit: {
    ...commandRoute,
    path: `${API_BASE_PATH}/pit/lock`,
    summary: 'Take no new guests',
    access: operator,
    answer: done,
  },
  unlockPit: {
    ...commandRoute,
    path: `${API_BASE_PATH}/pit/unlock`,
    summary: 'Take new guests again',
    access: operator,
    answer: done,
  },
  pausePit: {
    ...commandRoute,
    path: `${API_BASE_PATH}/pit/pause`,
    summary: 'Hold every table where it stands',
    access: operator,
    body: strict({
      words: words.exactOptional(),
      /** When play is to go on; it does not by itself. */
      until: moment.exactOptional(),
    }),
    answer: done,
  },
  resumePit: {
    ...commandRoute,
    path: `${API_BASE_PATH}/pit/resume`,
    summary: 'Let every table go on',
    access: operator,
    answer: done,
  },
  readCode: {
    ...readRoute,
    path: `${API_BASE_PATH}/pit/code`,
    summary: 'The code that guests join by',
    access: staffRoles,
    answer: joinCode,
  },
  renewCode: {
    ...commandRoute,
    path: `${API_BASE_PATH}/pit/code`,
    summary: 'A new code to join by; the old one no longer works',
    access: operator,
    answer: joinCode,
  },
  shareWifi: {
    ...commandRoute,
    path: `${API_BASE_PATH}/pit/wifi`,
    summary: 'Show the screens of the room a Wi-Fi to join, or none',
    access: operator,
    body: strict({ wifi: sharedWifi.nullable() }),
    answer: done,
  },
  changeSettings: {
    ...commandRoute,
    path: `${API_BASE_PATH}/pit/settings`,
    summary: 'Change what the operator decides about the pit',
    access: operator,
    body: settings,
    answer: pitFacts,
  },
  listCalls: {
    ...readRoute,
    path: `${API_BASE_PATH}/pit/calls`,
    summary: 'The tables that ask for a supervisor',
    access: supervising,
    answer: calls,
  },
  readBalance: {
    ...readRoute,
    path: `${API_BASE_PATH}/pit/balance`,
    summary: 'The trial balance: what lies where, in accounts and at tables',
    access: auditing,
    answer: balance,
  },
} as const satisfies Readonly<Record<string, Route>>;
