import { assert, openGame } from '@dicepit/engine';
import { layouts } from '@dicepit/games';
import { drawFelt } from '@dicepit/layout';
import { chancesKeptFrom, isJoinCode, noTable, tableOn } from '../floor/facts.ts';
import type { RawHandler } from '../http/app-parts.ts';
import { notRight } from '../people/decide.ts';
import { guarded, guessing } from '../people/guarded.ts';
import type { PeopleServices } from '../people/services.ts';
import { beginScreen } from '../people/sessions.ts';
import type { Pit } from '../pit/pit.ts';
import { type Answered, done, type Handlers, type Request, refused } from '../pit/result.ts';
import { rulesOf, tableStream } from '../table/pit-table.ts';
import { withoutChances } from './banked-screen.ts';
import { lessonAt } from './lesson.ts';
import { joiningBy, notSetUp, pictureNow, type Screens } from './screens.ts';

type ScreenRoutes =
  | 'readScreen'
  | 'joinScreen'
  | 'listScreens'
  | 'chooseView'
  | 'tellView'
  | 'react'
  | 'readLesson';

/** Answers for the screens on the walls. */
export function screenHandlers(
  pit: Pit,
  services: PeopleServices,
  screens: Omit<Screens, 'follow' | 'followed' | 'end'>,
): Handlers<ScreenRoutes> {
  return {
    listScreens: async () => done({ screens: screens.list() }),
    chooseView: async ({ params, body }) =>
      (await screens.choose(params.screen, body.choice))
        ? done({ screens: screens.list() })
        : refused(404, { code: 'NOT_FOUND', case: 'screen' }),
    tellView: async ({ caller, body }) => {
      screens.tells(caller, body.view);
      return done({ done: true });
    },
    react: async ({ caller, body }) => {
      assert(caller.is === 'somebody', () => 'only those who have come in send reactions');
      return screens.react(caller, body);
    },
    readScreen: async ({ params, caller, origin = '' }) => {
      if ((await tableOn(pit, params.table)) === undefined) return { ok: false, refusal: noTable };
      const picture = await pictureNow(pit, params.table, screens.trail());
      if (picture === undefined) return { ok: false, refusal: notSetUp };
      const kept = await chancesKeptFrom(pit, caller);
      const board = kept === undefined ? picture.board : withoutChances(picture.board);
      return done({ ...board, join: joiningBy({ address: origin, code: undefined }), choice: null });
    },
    readLesson: async ({ params, language }) => {
      const lesson = await lessonAt(pit, params.table, language);
      return lesson.ok ? done(lesson.answer) : lesson;
    },
    joinScreen: async (request) => {
      // Whoever is in already looks as who they are: their own session is not taken from them.
      if (request.caller.is === 'somebody') return done({ title: request.body.title });
      return guarded(services, guessing(services, 'join code', request.caller.address), () =>
        joinScreen(pit, request),
      );
    },
  };
}

async function joinScreen(
  pit: Pit,
  { body, caller }: Request<'joinScreen'>,
): Promise<Answered<'joinScreen'>> {
  if (!(await isJoinCode(pit, body.code))) return notRight();
  const begun = beginScreen(pit, body.title, caller.is === 'nobody' ? caller.screen?.id : undefined);
  await pit.store.put([begun.put]);
  return { ...done({ title: body.title }), session: begun.change };
}

/** Sends the felt of a table as a drawing. */
export function feltHandler(pit: Pit): RawHandler<'readFelt'> {
  return async ({ params, response }) => {
    if ((await tableOn(pit, params.table)) === undefined) return noTable;
    const felt = await feltOf(pit, params.table);
    if (felt === undefined) return noFelt;
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(felt);
    return undefined;
  };
}

const { refusal: noFelt } = refused(409, { code: 'CONFLICT', case: 'no-felt' });

/** The felt of a table with the odds it posts, to be dressed and lit by the page; nothing where there is no felt. */
async function feltOf(pit: Pit, table: string): Promise<string | undefined> {
  const { state } = await pit.tables.current(tableStream(table));
  if (state.is !== 'banked' || state.table.setup === undefined) return undefined;
  const rules = rulesOf(state);
  const game = rules === undefined ? undefined : openGame(rules, state.table.setup);
  const layout = layouts[state.pack];
  if (game === undefined || layout === undefined) return undefined;
  return drawFelt(game, layout, { shape: 'wide', font: 'inherited', css: 'inherited' });
}
