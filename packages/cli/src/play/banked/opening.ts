import { type RoundingEffect, roundingWarnings } from '@dicepit/analysis';
import { paymentAt, writeMoney } from '@dicepit/engine';
import { listed } from '../speech.ts';
import { aside, type Told, tell } from '../told.ts';
import { gameAt, type Play, type Seating } from './play.ts';

/** What is said when a table opens: what it posts, who is there, and who throws where players do not. */
export function openingOf(play: Play): readonly Told[] {
  const { limits, seats, buyIn, rules } = play.seating;
  const game = gameAt(play);
  const { signs, seats: sitting } = rules.procedure;
  const house = seats.filter(({ manner }) => manner !== undefined);
  const there = listed(house.map(({ name, manner }) => `${name} (${manner?.says ?? 'plays'})`));
  const chosen = Object.entries(game.options).map(([key, value]) => `${key}=${value}`);
  const clauses = [...new Set([signs.minimum, signs.maximum])].map((basis) => cited(game.prefix, basis));
  const sign = `Bets from ${writeMoney(limits.minimum)} to ${writeMoney(limits.maximum)} (${clauses.join(', ')}).`;
  const { thrower } = game.procedure;
  return [
    ...tell(
      `${game.name}: ${game.place}.`,
      ...(chosen.length === 0 ? [] : [`This table posts ${chosen.join(', ')}.`]),
      `${sign} Everybody buys in for ${writeMoney(buyIn)}; play money only.`,
      ...(sitting.age === undefined
        ? []
        : [
            `For players of ${sitting.age.years} and over: by sitting down you say that you are (${cited(game.prefix, sitting.age.clause)}).`,
          ]),
      ...(house.length === 0 ? [] : [`At the table: ${there}.`]),
      ...(thrower.who === 'dealer' ? [`The dealer throws (${game.prefix}/${thrower.clause}).`] : []),
    ),
    ...warningsOf(play),
  ];
}

export function firstHint({ rules }: Seating): readonly Told[] {
  const { needs } = rules.procedure.throwing;
  const bet = needs.what === 'wager' ? needs.wager : 'field';
  return aside(`Type a bet such as '${bet} 5', then Enter to roll. 'felt' shows the bets, 'help' the rest.`);
}

const cited = (prefix: string, basis: string): string =>
  basis.startsWith('policy/') ? basis : `${prefix}/${basis}`;

/**
 * For whoever posts the limits: where paying up to the next chip costs the house its edge. It says which
 * wagers and no chances, since the operator's screen is the players' screen here.
 */
function warningsOf({ seating, table }: Play): readonly Told[] {
  const { setup, limits, terms } = seating;
  const { chip, chips = [chip ?? 1] } = paymentAt(setup, table);
  const warnings = roundingWarnings(terms.game, { stake: limits.minimum, chips });
  const on = (effect: RoundingEffect): string =>
    listed(warnings.filter((each) => each.effect === effect).map(({ wager }) => wager));
  const [erased, reversed] = [on('erases'), on('reverses')];
  const next = `the next ${writeMoney(Math.min(...chips))} (${warnings[0]?.clause ?? ''})`;
  const paying = `Warning to the operator: paying up to ${next}`;
  const bets = `on a bet of ${writeMoney(limits.minimum)} on`;
  return aside(
    ...(erased === '' ? [] : [`${paying} takes the whole edge ${bets} ${erased}.`]),
    ...(reversed === '' ? [] : [`${paying} gives the player the edge ${bets} ${reversed}.`]),
  );
}
