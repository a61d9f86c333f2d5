import { type Cents, type Game, listRules, type Verdict, type Wager } from '@dicepit/engine';
import type { Chance } from '@dicepit/games';
import { between, pick, shuffled } from './chance.ts';
import type { DrillBet, Level } from './question.ts';
import { stageAfter, throwsOfTurn } from './stage.ts';
import type { BankedSubject } from './subject.ts';

/** How many bets lie on a layout and whose they are, by level. */
const layoutSizes: Readonly<Record<Level, { readonly bets: number; readonly players: number }>> = {
  1: { bets: 1, players: 1 },
  2: { bets: 3, players: 1 },
  3: { bets: 6, players: 2 },
  4: { bets: 9, players: 3 },
};

/** Bets of several players, the wager in question among them, each within the limits. */
export function layoutWith(
  subject: BankedSubject,
  { wager, level, chance }: { readonly wager: Wager; readonly level: Level; readonly chance: Chance },
): readonly DrillBet[] {
  const { bets, players } = layoutSizes[level];
  const seated = names
    .slice(0, players)
    .map((name, seat) => ({ name, seat, colour: pickColour(subject, seat, level, chance) }));
  const spots = seated.flatMap((player) =>
    Object.values(subject.game.wagers)
      .filter(({ id }) => player.seat === 0 || id !== shootersOwn(subject))
      .map((each) => ({ player, wager: each })),
  );
  const asked = pick(
    spots.filter((spot) => spot.wager.id === wager.id),
    chance,
  );
  const others = shuffled(
    spots.filter((spot) => spot !== asked),
    chance,
  );
  const laid = [asked, ...others.slice(0, bets - 1)].toSorted((a, b) => spots.indexOf(a) - spots.indexOf(b));
  return laid.map(({ player, wager: { id, name } }) => ({
    player: player.name,
    isShooter: player.seat === 0 && subject.game.procedure.thrower.who === 'shooter',
    wager: id,
    name,
    stake: pickStake(subject, level, player.colour, chance),
    colour: player.colour,
  }));
}

/**
 * A state of the turn and a roll that bring out one of the verdicts of a wager, each verdict as likely as any other:
 * by the dice alone a bet that pays thirty to one would hardly ever be paid.
 */
export function decidingRoll(
  game: Game,
  wager: Wager,
  chance: Chance,
  isWanted: (verdict: Verdict) => boolean = () => true,
) {
  const wanted = listRules(wager).filter((rule) => isWanted(rule.verdict));
  const verdict = pick([...new Set(wanted.map((rule) => verdictName(rule.verdict)))], chance);
  const places = Array.from({ length: throwsOfTurn(game) }, (_, thrown) => thrown).flatMap((thrown) =>
    (wager.stages[stageAfter(game, wager, thrown)] ?? [])
      .filter((rule) => verdictName(rule.verdict) === verdict)
      .map((rule) => ({ thrown, rolls: rule.rolls })),
  );
  const { thrown, rolls } = pick(places, chance);
  return { thrown, roll: pick([...rolls.rolls()], chance) };
}

const verdictName = (verdict: Verdict): string => {
  if (verdict.kind === 'wins') return verdict.odds;
  return verdict.kind === 'loses' ? 'loses' : 'stays';
};

/** The wager that a throw cannot do without is the shooter's alone. */
function shootersOwn({ procedure }: BankedSubject): string | undefined {
  const { needs } = procedure.throwing;
  return needs.what === 'wager' ? needs.wager : undefined;
}

function pickColour({ procedure, limits }: BankedSubject, seat: number, level: Level, chance: Chance) {
  const { colour } = procedure.money;
  const name = colour?.colours[seat];
  if (colour?.only !== true || name === undefined) return null;
  const { least, step } = colour.value;
  // At most half of the largest bet to a chip, so that there is something to count.
  const most = Math.min(colour.value.most, Math.max(least, Math.floor(limits.maximum / 2)));
  const values = Math.floor((most - least) / step);
  return { colour: name, value: level === 1 ? least : least + step * chance(values + 1) };
}

function pickStake(
  { limits: { minimum, maximum } }: BankedSubject,
  level: Level,
  colour: DrillBet['colour'],
  chance: Chance,
): Cents {
  const unit = colour?.value ?? (level === 4 ? HALF_DOLLAR : minimum);
  const least = Math.max(1, Math.ceil(minimum / unit));
  const most = Math.max(least, Math.min(Math.floor(maximum / unit), least + MOST_UNITS[level]));
  return unit * between(least, most, chance);
}

/** Half dollars at the highest level: what they win is seldom a round sum. */
const HALF_DOLLAR: Cents = 50;
const MOST_UNITS: Readonly<Record<Level, number>> = { 1: 4, 2: 9, 3: 19, 4: 99 };

const names: readonly string[] = ['Ann', 'Ben', 'Cleo'];
