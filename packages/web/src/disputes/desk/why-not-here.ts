import type { DeskRefusal } from '@dicepit/desks';
import type { DisputeFacts } from '@dicepit/wire';
import { me } from '../../live/pit.ts';
import { type DisputeBody, whyNot } from '../tried.ts';

/** Why whoever sits at the desk may not do something in a dispute, if they may not. */
export const whyNotHere = (facts: DisputeFacts, body: DisputeBody): DeskRefusal | undefined =>
  whyNot(facts, me.value ?? { person: null, roles: [] }, body);
