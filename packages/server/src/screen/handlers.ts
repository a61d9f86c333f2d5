import { assert } from '@dicepit/engine';
import { chancesKeptFrom, isJoinCode } from '../floor/facts.ts';
import { notRight } from '../people/decide.ts';
import { guarded, guessing } from '../people/guarded.ts';
import type { PeopleServices } from '../people/services.ts';
import { beginScreen } from '../people/sessions.ts';
import type { Pit } from '../pit/pit.ts';
import { type Answered, done, type Handlers, type Request, refused } from '../pit/result.ts';
import { withoutChances } from './banked-screen.ts';
import { noTable, notSetUp, pictureNow, tableOn } from './board.ts';
import { lessonAt } from './lesson.ts';
import { joiningBy, type Screens } from './screens.ts';

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
