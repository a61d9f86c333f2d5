// Written by `npm run packs` from packages/games/src/list.ts.

import type { Layout, Lesson, Pack, TableRules } from '@dicepit/engine';
import * as doubleDice from './double-dice/manifest.ts';
import type { Manner } from './house-players/manner.ts';
import { type Announcing, byPack, type ScreenCloth, type TerminalWords } from './manifest.ts';
import * as snakeEyesNsw from './snake-eyes-nsw/manifest.ts';
import * as snakeEyesNz from './snake-eyes-nz/manifest.ts';
import * as snakeEyesParty from './snake-eyes-party/manifest.ts';
import * as wonderDice from './wonder-dice/manifest.ts';

// Each row takes one thing from the manifest of every pack, so that a page of the browser which asks for one row loads no
// other: that is what the marks `PURE` are for.

/** The packs with a bank; the registry adds to this and to each row below. */
export const bankedPacks: readonly Pack[] = [
  snakeEyesNz.pack,
  snakeEyesNsw.pack,
  doubleDice.pack,
  wonderDice.pack,
];

/** What each banked table is run by: its pack and its procedure. */
export const tableRules: Readonly<Record<string, TableRules>> = /* #__PURE__ */ byPack([
  [snakeEyesNz.facts, { pack: snakeEyesNz.pack, procedure: snakeEyesNz.procedure }],
  [snakeEyesNsw.facts, { pack: snakeEyesNsw.pack, procedure: snakeEyesNsw.procedure }],
  [doubleDice.facts, { pack: doubleDice.pack, procedure: doubleDice.procedure }],
  [wonderDice.facts, { pack: wonderDice.pack, procedure: wonderDice.procedure }],
]);

/** The felts of the banked packs. A race has none: its table is cards and a kitty. */
export const layouts: Readonly<Record<string, Layout>> = /* #__PURE__ */ byPack([
  [snakeEyesNz.facts, snakeEyesNz.layout],
  [snakeEyesNsw.facts, snakeEyesNsw.layout],
  [doubleDice.facts, doubleDice.layout],
  [wonderDice.facts, wonderDice.layout],
]);

/** The cloth of every table. */
export const cloths: Readonly<Record<string, ScreenCloth>> = /* #__PURE__ */ byPack([
  [snakeEyesNz.facts, snakeEyesNz.cloth],
  [snakeEyesNsw.facts, snakeEyesNsw.cloth],
  [doubleDice.facts, doubleDice.cloth],
  [wonderDice.facts, wonderDice.cloth],
  [snakeEyesParty.facts, snakeEyesParty.cloth],
]);

/** How house players bet at each banked pack. */
export const manners: Readonly<Record<string, readonly Manner[]>> = /* #__PURE__ */ byPack([
  [snakeEyesNz.facts, snakeEyesNz.manners],
  [snakeEyesNsw.facts, snakeEyesNsw.manners],
  [doubleDice.facts, doubleDice.manners],
  [wonderDice.facts, wonderDice.manners],
]);

/** Each game in a minute. */
export const lessons: Readonly<Record<string, Lesson>> = /* #__PURE__ */ byPack([
  [snakeEyesNz.facts, snakeEyesNz.lesson],
  [snakeEyesNsw.facts, snakeEyesNsw.lesson],
  [doubleDice.facts, doubleDice.lesson],
  [wonderDice.facts, wonderDice.lesson],
  [snakeEyesParty.facts, snakeEyesParty.lesson],
]);

/** What the terminal says of each pack. */
export const terminalWords: Readonly<Record<string, TerminalWords>> = /* #__PURE__ */ byPack([
  [snakeEyesNz.facts, snakeEyesNz.terminal],
  [snakeEyesNsw.facts, snakeEyesNsw.terminal],
  [doubleDice.facts, doubleDice.terminal],
  [wonderDice.facts, wonderDice.terminal],
  [snakeEyesParty.facts, snakeEyesParty.terminal],
]);

/** How a roll is announced at each banked pack. */
export const announcing: Readonly<Record<string, Announcing>> = /* #__PURE__ */ byPack([
  [snakeEyesNz.facts, snakeEyesNz.announcing],
  [snakeEyesNsw.facts, snakeEyesNsw.announcing],
  [doubleDice.facts, doubleDice.announcing],
  [wonderDice.facts, wonderDice.announcing],
]);
