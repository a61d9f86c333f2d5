import type { Screen } from '@dicepit/wire';
import { inEither } from './said.ts';

/** The call of a screen in the words that stand on it; nothing where there is none. */
export const callOn = (screen: Screen): string =>
  screen.is === 'lobby' || screen.call === null ? '' : inEither(screen.call.words);
