import { createColors } from 'picocolors';
import { newPlay, type Outcome, type Play } from './banked/play.ts';
import { beginRound } from './banked/rolling.ts';
import { enterLine } from './banked/start-banked.ts';
import type { Ink } from './ink.ts';
import { openPlay, type Settings, tableOf } from './settings.ts';
import type { Told } from './told.ts';

/** Ink as a file gets it: no colours, no drawn dice, whole lines. */
const plainInk: Ink = { colours: createColors(false), drawsDice: false, width: undefined };

/** Settings for a test: seed 1, software dice, everything else by default. */
export const settingsWith = (given: Partial<Settings> = {}): Settings => ({
  option: {},
  seed: '1',
  dice: 'software',
  ...given,
});

/** A whole session from a list of lines, with all that it told. */
export function scripted(pack: string, given: Partial<Settings>, lines: readonly string[]): Scripted {
  let { next: playing, told } = openPlay(pack, settingsWith(given), plainInk);
  const all: Told[] = [...told];
  for (const line of lines) {
    if (playing.over) break;
    ({ next: playing, told } = playing.enter(line));
    all.push(...told);
  }
  all.push(...playing.farewell());
  const said = (to: Told['to']): readonly string[] =>
    all.filter((each) => each.to === to).map(({ text }) => text);
  return { table: said('table'), aside: said('aside'), prompt: playing.prompt };
}

export type Scripted = {
  readonly table: readonly string[];
  readonly aside: readonly string[];
  readonly prompt: string;
};

/** A banked game after some lines, to look at its chips. */
export function bankedAfter(pack: string, given: Partial<Settings>, lines: readonly string[]): Outcome {
  const settings = settingsWith(given);
  const start = beginRound(newPlay(tableOf(pack, settings, plainInk), settings.seed));
  return lines.reduce<Outcome>(({ play, told }, line) => {
    const entered = enterLine(play, line);
    return { play: entered.play, told: [...told, ...entered.told] };
  }, start);
}

/** All the chips there are: racks, layout, and what the house has won, less what was bought. Always zero. */
export function chipsAstray({ racks, bought, houseNet, sheet }: Play): number {
  const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);
  return sum(racks.values()) + sum(sheet.bets.map(({ stake }) => stake)) + houseNet - sum(bought.values());
}
