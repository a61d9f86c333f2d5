import { type Lesson, lessons } from '../../settings/lessons.ts';
import { change, settings } from '../../settings/settings.ts';

export type Learnt = readonly Lesson[];

/** Whether somebody is still new here, and has not asked to be left alone. */
export const isTeaching = (): boolean =>
  settings.value.hints && lessons.some((lesson) => !settings.value.learnt.includes(lesson));

export function learn(more: Learnt): void {
  const { learnt } = settings.peek();
  if (more.some((lesson) => !learnt.includes(lesson)))
    change({ learnt: lessons.filter((lesson) => learnt.includes(lesson) || more.includes(lesson)) });
}

/** Shows everything once more, or nothing from now on. */
export const teachAgain = (hints: boolean): void => change(hints ? { hints, learnt: [] } : { hints });
