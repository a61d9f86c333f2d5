import { z } from 'zod';
import { cents, count, flag, houseMoney, moment, personName, spokenCall, strict } from '../fields.ts';
import { me } from './facts-of-people.ts';
import type { Route } from './route.ts';
import { API_BASE_PATH, commandRoute, operator, readRoute } from './route-presets.ts';

/** Those to whom a figure belongs, all of them where several share it; nobody where a law lets nobody be named. */
const names = z.array(z.string()).readonly();

/** A wager by its pack and its id, and by the name that it has on the felt. */
const wager = z.object({ pack: z.string(), id: z.string(), name: z.string() });

/** One step of the podium: those who have won as much as each other. */
const step = z.object({ place: z.int().min(1).max(3), names, result: z.int() });

const total = z.object({
  total: count,
  count,
  /** What chance expects; left out where the rules keep it from players. */
  expected: z.number().nullable(),
});

/** How often each total came with so many dice. */
const totals = z.object({ dice: z.union([z.literal(2), z.literal(3)]), totals: z.array(total).readonly() });

/** How many of those who played want another round. */
export const rematch = z.object({ wants: count, of: count });

const party = z.object({
  /** Games that somebody won. */
  games: count,
  /** Who won the most of them. */
  most: z.object({ games: count, names }).nullable(),
});

/** What a team has raised: the entries of its guests, and what they topped up for a donation. */
export const teamRaised = z.object({ team: z.string(), guests: count, cents });

export type TeamRaised = z.infer<typeof teamRaised>;

/** What the night raises money for: what was given so far, taken apart. */
const raised = z.object({
  cause: z.string(),
  goal: cents,
  total: cents,
  /** What every guest gives on coming in, and how many came. */
  entry: cents,
  guests: count,
  /** Chips that were topped up for a donation. */
  donations: cents,
  /** The teams, who raised the most first; left out where there are none, and where nobody may be ranked. */
  teams: z.array(teamRaised).readonly().exactOptional(),
});

/** The evening as the room is shown it when the tables are closed. Everything in it was worked out from the trail. */
export const eveningFigures = z.object({
  /** When the first guest sat down, and when the last table closed. */
  from: moment.nullable(),
  to: moment.nullable(),
  /** Those who had a seat at a table. */
  guests: count,
  chips: z.string(),
  /** Rolls that counted, as the corrections left them. */
  rolls: count,
  longestTurn: z.object({ rolls: count, names }).nullable(),
  biggestWin: z.object({ cents, names, wager }).nullable(),
  snakeEyes: z.object({ count, names }).nullable(),
  dice: z.array(totals).readonly(),
  party: party.nullable(),
  /** By what was won at the tables, in `cents` or in the white chips of a party; null where nobody may be ranked. */
  podium: z.object({ unit: z.enum(['cents', 'whites']), steps: z.array(step).readonly() }).nullable(),
  fundraiser: raised.nullable(),
  /** Those of the staff who worked at the tables. */
  thanks: names,
  rematch,
});

export type EveningFigures = z.infer<typeof eveningFigures>;

/** The white chips of somebody at the parties of the evening. */
const whites = z.object({ brought: z.int(), out: z.int(), net: z.int(), games: count, won: count });

/** One guest's own evening. */
const recap = z.object({
  name: z.string(),
  pit: z.string(),
  money: houseMoney,
  chips: z.string(),
  /** Whether every table is closed. */
  over: z.boolean(),
  from: moment.nullable(),
  to: moment.nullable(),
  bought: cents,
  toppedUp: cents,
  donated: cents,
  /** What is in the account and at the tables now. */
  out: cents,
  net: cents,
  /** What a correction found to be owed, and no account has paid. */
  owes: cents,
  /** Rolls on which a bet was decided. */
  rolls: count,
  /** What was had after each roll that changed it, from what was brought on; null where no phone may keep it. */
  course: z.array(cents).readonly().nullable(),
  best: z
    .object({
      number: count,
      at: moment,
      faces: z.array(z.int().min(1).max(6)).readonly(),
      call: spokenCall,
      cents,
    })
    .nullable(),
  favourite: z.object({ wager, decided: count, won: count }).nullable(),
  /** The clause by which no phone has a record of results here. */
  barredBy: z.string().nullable(),
  party: whites.nullable(),
  /** Whether whoever asks wants another round, and how many do; null for who did not play. */
  rematch: rematch.extend({ mine: z.boolean() }).nullable(),
});

export type Recap = z.infer<typeof recap>;

/**
 * One guest on the sheet that the host settles up by: bought + topped up + net is what is in the account + held − owed.
 * Each side is read from streams of its own.
 */
const settled = z.object({
  person: z.string(),
  name: z.string(),
  /** The team that they raised money in, where there are teams and they chose one. */
  team: z.string().exactOptional(),
  bought: cents,
  toppedUp: cents,
  /** The part of it that was given for the cause. */
  donated: cents,
  net: cents,
  /** What came back from the tables or never went there: what is to be handed out. */
  cashed: cents,
  /** What is still in racks and on layouts. */
  held: cents,
  owes: cents,
  balanced: z.boolean(),
});

const settlingUp = z.object({
  pit: z.string(),
  at: moment,
  chips: z.string(),
  money: houseMoney,
  /** When the last table closed; null while one is open. */
  closedAt: moment.nullable(),
  guests: z.array(settled).readonly(),
  all: settled.omit({ person: true, name: true, team: true }),
  /** What the tables have won; with the net of all who played it sums to nothing. */
  house: z.object({ bank: cents, players: cents }),
  fundraiser: raised.nullable(),
  /** White chips of parties, which are nobody's money; with what is left in the kitties it sums to nothing. */
  whites: z
    .object({
      guests: z
        .array(whites.omit({ games: true, won: true }).extend({ person: z.string(), name: z.string() }))
        .readonly(),
      housePlayers: z.int(),
      kitty: z.int(),
    })
    .nullable(),
  /** Where the whole trail ended when it was last signed, in four words. */
  trail: z.string().nullable(),
});

export type SettlingUp = z.infer<typeof settlingUp>;

/** What is asked at the end: by each guest of their own evening, by the host of everybody's. */
export const eveningRoutes = {
  readMyEvening: {
    ...readRoute,
    path: `${API_BASE_PATH}/me/evening`,
    summary: 'The evening of whoever asks: chips in and out, the best roll, the favourite wager',
    access: 'signed in',
    answer: recap,
  },
  voteRematch: {
    ...commandRoute,
    path: `${API_BASE_PATH}/me/rematch`,
    summary:
      'Say whether one wants another round; counts from when the last table has closed, and the host decides',
    access: 'signed in',
    body: strict({ wants: flag }),
    answer: recap,
    codes: ['CONFLICT'],
  },
  chooseTeam: {
    ...commandRoute,
    path: `${API_BASE_PATH}/me/team`,
    summary: 'Choose the team that one raises money in, or none',
    access: 'signed in',
    body: strict({ team: personName.nullable() }),
    answer: me,
    codes: ['CONFLICT'],
  },
  readSettlingUp: {
    ...readRoute,
    path: `${API_BASE_PATH}/host/settling-up`,
    summary: 'What everybody bought, won, lost and has, by name, against what the house has',
    access: operator,
    answer: settlingUp,
  },
} as const satisfies Readonly<Record<string, Route>>;
