import { boot } from './de/boot.ts';
import { calls } from './de/calls.ts';
import { common } from './de/everywhere.ts';
import { felt } from './de/felt.ts';
import { join } from './de/join.ts';
import { lobby } from './de/lobby.ts';
import { chipsAt, me } from './de/me.ts';
import { player } from './de/player.ts';
import { settings } from './de/settings.ts';
import { shell } from './de/shell.ts';
import type { Words } from './en.ts';

/** The same in German. */
export const de: Words = {
  boot,
  calls,
  chipsAt,
  common,
  felt,
  join,
  lobby,
  me,
  player,
  settings,
  shell,
};
