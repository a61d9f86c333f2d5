import type { AnswerOf, BodyOf, Reaction, Screen } from '@dicepit/wire';
import { parseBye, type StreamState, type Subscription, subscribe } from '../event-stream.ts';
import { type Answer, ask, type ConnectionSettings, createConnection } from '../request.ts';

export type FollowScreenSettings = {
  /** The table to look at; the lobby where none is named. */
  readonly table?: string;
  readonly onScreen: (screen: Screen) => void;
  readonly onReaction?: (reaction: Reaction) => void;
  readonly onState: (state: StreamState) => void;
};

/** A pit as a screen on a wall asks it: no rules and no table of its own, only pictures that are ready to be shown. */
export type ScreenClient = {
  /** Joins by the code of the pit, from which on the pit lets the screen show that code. */
  readonly join: (body: BodyOf<'joinScreen'>) => Promise<Answer<AnswerOf<'joinScreen'>>>;
  /** Says which view the screen shows. */
  readonly tell: (body: BodyOf<'tellView'>) => Promise<Answer<AnswerOf<'tellView'>>>;
  /** Each picture is whole, so that nothing has to be made up for. */
  readonly follow: (settings: FollowScreenSettings) => Subscription;
};

export function createScreenClient(settings: ConnectionSettings): ScreenClient {
  const connection = createConnection(settings);
  return {
    join: (body) => ask(connection, 'joinScreen', { body }),
    tell: (body) => ask(connection, 'tellView', { body }),
    follow: ({ table, onScreen, onReaction, onState }) => {
      let id: string | undefined;
      const name = table === undefined ? 'followLobby' : 'followScreen';
      return subscribe(connection, name, {
        params: { table },
        cursor: () => id,
        take: ({ event, data, id: at = '' }) => {
          if (event === 'bye') return parseBye(data);
          if (event === 'trouble' || event === 'well')
            onState({ is: 'live', inTrouble: event === 'trouble' });
          if (event === 'reaction' && onReaction !== undefined) {
            const reaction = parsePicture<Reaction>(data);
            if (reaction !== undefined) onReaction(reaction);
          }
          if (event !== 'screen') return 'goes on';
          const screen = parsePicture<Screen>(data);
          if (screen === undefined) return 'again';
          id = at;
          onScreen(screen);
          return 'goes on';
        },
        onState,
      });
    },
  };
}

/**
 * A picture as the pit has drawn it. It is not held to its schema: a set that hangs through an update shows what it can
 * of a newer picture, until its page has loaded itself anew.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
function parsePicture<Picture>(data: string): Picture | undefined {
  try {
    // The pit wrote it by the schema that the type is made of.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return JSON.parse(data) as Picture;
  } catch {
    return undefined;
  }
}
