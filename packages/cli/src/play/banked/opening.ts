import { type RoundingEffect, roundingWarnings } from '@dicepit/analysis';
import { type Game, writeMoney } from '@dicepit/engine';
import { does, listed } from '../speech.ts';
import { aside, type Told, tell } from '../told.ts';
import { type Play, shooterOf, type Table } from './play.ts';
import { clausesOfTable } from './table-clauses.ts';

/** What is said when a table opens: what it posts, who is there, and who throws. */
export function openingOf(play: Play): readonly Told[] {
  const { terms, limits, seats, buyIn } = play.table;
  const { game } = terms;
  const { minimum, maximum } = clausesOfTable(game.pack);
  const house = seats.filter(({ manner }) => manner !== undefined);
  const there = listed(house.map(({ name, manner }) => `${name} (${manner?.says ?? 'plays'})`));
  const chosen = Object.entries(game.options).map(([key, value]) => `${key}=${value}`);
  const clauses = [...new Set([minimum, maximum])].join(', ');
  const sign = `Bets from ${writeMoney(limits.minimum)} to ${writeMoney(limits.maximum)} (${clauses}).`;
  return [
    ...tell(
      `${game.name}: ${game.place}.`,
      ...(chosen.length === 0 ? [] : [`This table posts ${chosen.join(', ')}.`]),
      `${sign} Everybody buys in for ${writeMoney(buyIn)}; play money only.`,
      ...(house.length === 0 ? [] : [`At the table: ${there}.`]),
      firstThrower(play),
    ),
    ...warningsOf(play.table),
  ];
}

export function firstHint({ terms }: Table): readonly Told[] {
  const bet = exampleBet(terms.game);
  return aside(`Type a bet such as '${bet}', then Enter to roll. 'felt' shows the bets, 'help' the rest.`);
}

function firstThrower(play: Play): string {
  const { game } = play.table.terms;
  const shooter = shooterOf(play);
  if (shooter === undefined) return `The dealer throws (${game.prefix}/${game.procedure.thrower.clause}).`;
  return `${does(shooter, 'have')} the dice, on the dealer's left (${firstOffer[game.pack] ?? ''}).`;
}

const firstOffer: Readonly<Record<string, string>> = {
  'snake-eyes-nz': 'nz/5.3(a)',
  'snake-eyes-nsw': 'nsw/3.2',
  'double-dice': 'double/7',
};

/**
 * For whoever posts the limits: where paying up to the next chip costs the house its edge. It says which
 * wagers and no chances, since the operator's screen is the players' screen here (nsw/9.1).
 */
function warningsOf({ terms, limits }: Table): readonly Told[] {
  const { game, rounding } = terms;
  const chip = rounding.way === 'up' ? rounding.to : null;
  const warnings = roundingWarnings(game, { stake: limits.minimum, chip });
  const on = (effect: RoundingEffect): string =>
    listed(warnings.filter((each) => each.effect === effect).map(({ wager }) => wager));
  const [erased, reversed] = [on('erases'), on('reverses')];
  const next = `the next ${writeMoney(chip ?? 1)} (${warnings[0]?.clause ?? ''})`;
  const paying = `Warning to the operator: paying up to ${next}`;
  const bets = `on a bet of ${writeMoney(limits.minimum)} on`;
  return aside(
    ...(erased === '' ? [] : [`${paying} takes the whole edge ${bets} ${erased}.`]),
    ...(reversed === '' ? [] : [`${paying} gives the player the edge ${bets} ${reversed}.`]),
  );
}

const exampleBet = (game: Game): string =>
  Object.hasOwn(game.wagers, 'shooters-bet') ? 'shooter 5' : 'field 5';
