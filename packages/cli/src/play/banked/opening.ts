import { type RoundingEffect, roundingWarnings } from '@dicepit/analysis';
import { paymentAt } from '@dicepit/engine';
import { listed, packTold, said, sum, wordBy } from '../../language.ts';
import { aside, type OutputLine, tell } from '../output-line.ts';
import { gameAt, type Play, type Seating } from './play.ts';

/** What is said when a table opens: what it posts, who is there, and who throws where players do not. */
export function tellOpening(play: Play): readonly OutputLine[] {
  const { limits, seats, buyIn, rules } = play.seating;
  const game = gameAt(play);
  const { signs, seats: sitting } = rules.procedure;
  const house = seats.filter(({ manner }) => manner !== undefined);
  const words = said().opening;
  const there = listed(
    house.map(({ name, manner }) =>
      words.companion({
        name,
        says: manner === undefined ? words.plays : wordBy(said().manners, manner.name, manner.says),
      }),
    ),
  );
  const chosen = Object.entries(game.options).map(([key, value]) => `${key}=${value}`);
  const clauses = [...new Set([signs.minimum, signs.maximum])].map((basis) => cited(game.prefix, basis));
  const { thrower } = game.procedure;
  return [
    ...tell(
      words.title({ name: game.name, place: packTold(game.pack)?.place ?? game.place }),
      ...(chosen.length === 0 ? [] : [words.posts({ chosen: chosen.join(', ') })]),
      words.sign({
        minimum: sum(limits.minimum),
        maximum: sum(limits.maximum),
        clauses: clauses.join(', '),
        buyIn: sum(buyIn),
      }),
      ...(sitting.age === undefined
        ? []
        : [words.age({ years: sitting.age.years, clause: cited(game.prefix, sitting.age.clause) })]),
      ...(house.length === 0 ? [] : [words.company({ players: there })]),
      ...(thrower.who === 'dealer'
        ? [words.dealerThrows({ clause: `${game.prefix}/${thrower.clause}` })]
        : []),
    ),
    ...listWarnings(play),
  ];
}

export function firstHint({ rules }: Seating): readonly OutputLine[] {
  const { needs } = rules.procedure.throwing;
  const bet = needs.what === 'wager' ? needs.wager : 'field';
  return aside(said().opening.firstHint({ bet: `${bet} 5` }));
}

const cited = (prefix: string, basis: string): string =>
  basis.startsWith('policy/') ? basis : `${prefix}/${basis}`;

/**
 * For whoever posts the limits: where paying up to the next chip costs the house its edge. It says which
 * wagers and no chances, since the operator's screen is the players' screen here.
 */
function listWarnings({ seating, table }: Play): readonly OutputLine[] {
  const { setup, limits, terms } = seating;
  const { chip, chips = [chip ?? 1] } = paymentAt(setup, table);
  const warnings = roundingWarnings(terms.game, { stake: limits.minimum, chips });
  const on = (effect: RoundingEffect): string =>
    listed(warnings.filter((each) => each.effect === effect).map(({ wager }) => wager));
  const [erased, reversed] = [on('erases'), on('reverses')];
  const figures = {
    chip: sum(Math.min(...chips)),
    clause: warnings[0]?.clause ?? '',
    minimum: sum(limits.minimum),
  };
  const { edgeErased, edgeReversed } = said().opening;
  return aside(
    ...(erased === '' ? [] : [edgeErased({ ...figures, wagers: erased })]),
    ...(reversed === '' ? [] : [edgeReversed({ ...figures, wagers: reversed })]),
  );
}
