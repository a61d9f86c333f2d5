import type { Tellable } from '@dicepit/words';
import { tellRefusal } from './refusal-words.ts';

/** What was found in a trail. The worker that checks it has no network, so that it hands over data and the page tells it. */
export const findingTold = ({ says }: { readonly says: readonly Tellable[] }): string =>
  says.map(tellRefusal).join(' ');
