import { balanceOf } from '@dicepit/engine';
import { createColors } from 'picocolors';
import { openTable } from './banked/open-table.ts';
import { nameOf, type Outcome, offeredTo, type Play, rackOf, shooterOf } from './banked/play.ts';
import { beginRound } from './banked/round.ts';
import { enterLine } from './banked/start-banked.ts';
import type { OutputLine } from './output-line.ts';
import { createSeating, openPlay, type Settings } from './settings.ts';
import type { TextStyle } from './text-style.ts';

/** TextStyle as a file gets it: no colours, no drawn dice, whole lines. */
const plainInk: TextStyle = { colours: createColors(false), drawsDice: false, width: undefined, asks: false };

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
  const all: OutputLine[] = [...told];
  for (const line of lines) {
    if (playing.over) break;
    ({ next: playing, told } = playing.enter(line));
    all.push(...told);
  }
  all.push(...playing.farewell());
  const said = (to: OutputLine['to']): readonly string[] =>
    all.filter((each) => each.to === to).map(({ text }) => text);
  return { table: said('table'), aside: said('aside'), prompt: playing.prompt };
}

export type Scripted = {
  readonly table: readonly string[];
  readonly aside: readonly string[];
  readonly prompt: string;
};

/** A banked game after some lines, with what a test looks at. */
export function bankedAfter(
  pack: string,
  given: Partial<Settings>,
  lines: readonly string[],
): Outcome & { readonly seen: Seen } {
  const settings = settingsWith(given);
  const start = beginRound(openTable(createSeating(pack, settings, plainInk), settings.seed));
  const { play, told } = lines.reduce<Outcome>((outcome, line) => {
    const entered = enterLine(outcome.play, line);
    return { play: entered.play, told: [...outcome.told, ...entered.told] };
  }, start);
  return { play, told, seen: seenAt(play) };
}

/** A table by the names of its players. */
export type Seen = {
  readonly racks: ReadonlyMap<string, number>;
  /** `Hana field 5`, in dollars. */
  readonly bets: readonly string[];
  /** Who has the dice, or is asked to take them: `Hana`, `Hana?`, `dealer` or `nobody`. */
  readonly shooter: string;
  /** Rolls called, void ones left out. */
  readonly rolled: number;
  readonly calling: boolean;
  readonly waiting: readonly string[];
};

function seenAt(play: Play): Seen {
  const name = (seat: number): string => nameOf(play, seat);
  const offered = offeredTo(play);
  const shooter = shooterOf(play);
  const { kind } = play.table.shooter.is;
  const nobody = kind === 'dealer' ? 'dealer' : 'nobody';
  return {
    racks: new Map(play.seating.seats.map((sitter) => [sitter.name, rackOf(play, sitter.seat)])),
    bets: play.table.betting.bets.map(({ seat, wager, chips }) => `${name(seat)} ${wager} ${chips / 100}`),
    shooter: shooter !== undefined ? name(shooter) : offered !== undefined ? `${name(offered)}?` : nobody,
    rolled: play.called,
    calling: play.table.roll !== undefined,
    waiting: play.waiting.map(name),
  };
}

/** What is wrong with the chips: all accounts sum to nothing, and the layout holds what the bets do. Always zero. */
export function chipsAstray({ table }: Play): number {
  const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);
  const up = sum([...table.betting.bets, ...table.betting.late].map(({ chips }) => chips));
  return Math.abs(sum(table.ledger.values())) + Math.abs(balanceOf(table.ledger, 'layout') - up);
}
