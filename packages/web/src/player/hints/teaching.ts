import { effect } from '@preact/signals';
import type { Desk } from '../desk/desk.ts';
import { isTeaching, learn } from './learning.ts';
import { shownByDoing } from './lessons.ts';

/** Watches over somebody's first bets: whatever they do unasked needs no telling. Gives the way to stop it. */
export const teaching = (desk: Desk): (() => void) =>
  effect(() => {
    const sight = desk.sight.value;
    const hasChosen = desk.chosen.value !== undefined;
    if (isTeaching() && sight !== undefined) learn(shownByDoing(sight, hasChosen));
  });
