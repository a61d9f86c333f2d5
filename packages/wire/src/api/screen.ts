import { z } from 'zod';
import { code, id, moment, strict, title } from '../fields.ts';
import type { Route } from './route.ts';
import { API_BASE_PATH, commandRoute, done, ofTable, operator, readRoute } from './route-presets.ts';
import {
  lobbyScreen,
  reaction,
  reactionName,
  screenChoice,
  screenView,
  tableScreen,
} from './screen-facts.ts';

/** A screen on a wall, as its host knows it. */
const screenCard = z.object({
  /** By what the host chooses for it. */
  screen: z.string(),
  /** What it joined with; of a page that was opened without joining, whose it is or from which address it came. */
  title: z.string(),
  by: z.enum(['title', 'person', 'address']),
  /** Where it looks; null in the lobby. */
  table: z.string().nullable(),
  /** What it says that it shows; null until it has. */
  view: screenView.nullable(),
  /** What the host has chosen for it; null where it shows what it likes. */
  choice: screenChoice.nullable(),
  live: z.boolean(),
  /** Since when it is live, or is not. */
  since: moment,
});

export type ScreenCard = z.infer<typeof screenCard>;

const screenCards = z.object({ screens: z.array(screenCard).readonly() });

/** A game in a minute; the pictures are drawn from the rules of the table, and dressed by the page they stand in. */
const lesson = z.object({
  pack: z.string(),
  cards: z
    .array(z.object({ id: z.string(), title: z.string(), text: z.string(), svg: z.string() }))
    .readonly(),
});

export type LessonShown = z.infer<typeof lesson>;

/** What screens on walls ask: they see what the room sees, ready to be shown. */
export const screenRoutes = {
  followScreen: {
    ...readRoute,
    path: `${API_BASE_PATH}/tables/:table/screen`,
    summary: 'The table as a television shows it, whole, whenever that changes; at most ten times a second',
    access: 'anyone',
    params: ofTable,
    form: 'events',
    answer: z.object({ screen: tableScreen, reaction }),
  },
  followLobby: {
    ...readRoute,
    path: `${API_BASE_PATH}/screen`,
    summary: 'The lobby as a television shows it: the tables, and how to come in',
    access: 'anyone',
    form: 'events',
    answer: z.object({ screen: lobbyScreen, reaction }),
  },
  readScreen: {
    ...readRoute,
    path: `${API_BASE_PATH}/tables/:table/screen/now`,
    summary: 'The table as a television shows it, once',
    access: 'anyone',
    params: ofTable,
    answer: tableScreen,
    codes: ['CONFLICT'],
  },
  readFelt: {
    ...readRoute,
    path: `${API_BASE_PATH}/tables/:table/felt.svg`,
    summary: 'The felt of the table with the odds that it posts; dressed by the page it stands in',
    access: 'anyone',
    params: ofTable,
    form: 'svg',
    answer: z.string(),
    codes: ['CONFLICT'],
  },
  readLesson: {
    ...readRoute,
    path: `${API_BASE_PATH}/tables/:table/lesson`,
    summary:
      'How the game of the table is played, in a minute: cards with a picture, in the language that is asked for',
    access: 'anyone',
    params: ofTable,
    answer: lesson,
    codes: ['CONFLICT'],
  },
  joinScreen: {
    ...commandRoute,
    path: `${API_BASE_PATH}/screens`,
    summary: 'Join as a screen, by the code of the pit: it may show the code from then on',
    access: 'anyone',
    body: strict({ code, title }),
    answer: z.object({ title: z.string() }),
    codes: ['WRONG_CREDENTIALS', 'TOO_MANY'],
  },
  listScreens: {
    ...readRoute,
    path: `${API_BASE_PATH}/screens`,
    summary: 'The screens that look at this pit, and those that have stopped',
    access: operator,
    answer: screenCards,
  },
  chooseView: {
    ...commandRoute,
    path: `${API_BASE_PATH}/screens/:screen/view`,
    summary: 'Choose what a screen shows; with null it is given back to itself',
    access: operator,
    params: strict({ screen: id }),
    body: strict({ choice: strict({ view: screenView, table: id.nullable() }).nullable() }),
    answer: screenCards,
    codes: ['NOT_FOUND'],
  },
  tellView: {
    ...commandRoute,
    path: `${API_BASE_PATH}/screens/mine`,
    summary: 'Say, as a screen, which view it shows; the host reads it in the list of screens',
    access: 'anyone',
    body: strict({ view: screenView }),
    answer: done,
  },
  react: {
    ...commandRoute,
    path: `${API_BASE_PATH}/me/reactions`,
    summary: 'Send a reaction to the screens of the room; it is shown and not kept',
    access: 'signed in',
    body: strict({ reaction: reactionName, table: id.exactOptional() }),
    answer: done,
    codes: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY'],
  },
} as const satisfies Readonly<Record<string, Route>>;
