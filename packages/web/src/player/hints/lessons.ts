import { phaseOf } from '@dicepit/engine';
import type { Lesson } from '../../settings/lessons.ts';
import { myLateBets, onTable, type Sight, whyNoBet } from '../sight.ts';
import { isMyThrow, whyNoThrow } from '../status/status.ts';
import type { Learnt } from './learning.ts';

/** The lesson that this moment calls for beside the felt; undefined where there is nothing to say. */
export function lessonNow(sight: Sight, learnt: Learnt, isThrowing = isMyThrow(sight)): Lesson | undefined {
  const phase = phaseOf(sight.table);
  if (sight.mine === undefined || (phase !== 'betting' && phase !== 'offering the dice')) return undefined;
  const isNew = (lesson: Lesson): boolean => !learnt.includes(lesson);
  const hasBet = onTable(sight) > 0;
  // Whoever has the dice before them has no chips there: what is said of those waits.
  if (isThrowing) return hasBet && isNew('wait') && whyNoThrow(sight) === undefined ? 'wait' : undefined;
  if (whyNoBet(sight) !== undefined) return undefined;
  if (!hasBet) return isNew('chip') ? 'chip' : isNew('area') ? 'area' : undefined;
  return isNew('totals') ? 'totals' : isNew('wait') ? 'wait' : undefined;
}

/** What somebody needs to be told no more, by what they have done and what has happened to it. */
export function shownByDoing(sight: Sight, hasChosen: boolean): Learnt {
  const hasBet = onTable(sight) > 0 || myLateBets(sight).length > 0;
  if (sight.mine === undefined) return [];
  if (hasBet && sight.table.roll !== undefined) return ['chip', 'area', 'totals', 'wait'];
  return hasBet ? ['chip', 'area'] : hasChosen ? ['chip'] : [];
}
