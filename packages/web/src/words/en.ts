import { boot } from './en/boot.ts';
import { calls } from './en/calls.ts';
import { common } from './en/everywhere.ts';
import { felt } from './en/felt.ts';
import { join } from './en/join.ts';
import { lobby } from './en/lobby.ts';
import { chipsAt, me } from './en/me.ts';
import { player } from './en/player.ts';
import { settings } from './en/settings.ts';
import { shell } from './en/shell.ts';

/** Everything the screens say in English, a section to a part of them. */
export const en = {
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

/** A catalogue: the same names in every language. */
export type Words = typeof en;
