import { courseStage, type Game, type Roll, type RollInView, rulingOn, type Wager } from '@dicepit/engine';

/** What decides which areas a roll lights, beside the roll. */
type LitBy = {
  /** The bets that lay there: an area with bets is lit where one of them wins. */
  readonly bets?: readonly { readonly wager: string; readonly stage: string }[];
  /** The stage of the table that the roll was thrown in; the first one of its game where none is named. */
  readonly course?: string | undefined;
};

/**
 * The wagers that win on this roll: the areas to light. It asks the rule that settles the bets, off or not, so that a
 * light and a payment cannot part company. Where no bet lies, it asks for one that could have been made before the roll.
 */
export const litAreas = (game: Game, roll: Roll, { bets = [], course }: LitBy = {}): readonly string[] =>
  Object.values(game.wagers)
    .filter((wager) => {
      const own = bets.filter((bet) => bet.wager === wager.id);
      const stages = own.length > 0 ? own.map(({ stage }) => stage) : openingOf(game, wager, course);
      return stages.some((stage) => rulingOn(game, wager, stage, { roll, course }).verdict.kind === 'wins');
    })
    .map(({ id }) => id);

/** What of a roll at a table decides which areas it lights. */
type LightingRoll = Pick<RollInView, 'outcome' | 'invalidated' | 'decisions' | 'standing'>;

/**
 * The areas that a roll at a table lights, on every screen that shows it: those with bets by what was paid on them, the
 * others where a bet could have been made. A roll that is void or declared invalid has won nothing and lights nothing.
 */
export function litByRoll(game: Game, roll: LightingRoll | undefined): readonly string[] {
  if (roll?.outcome.kind !== 'total' || roll.invalidated) return [];
  const opening = litAreas(game, roll.outcome.roll, { course: courseStage(game, roll.standing) });
  const staked = new Set(roll.decisions.map(({ bet }) => bet.wager));
  const won = new Set(
    roll.decisions.flatMap(({ bet, line }) => (line.verdict === 'wins' ? [bet.wager] : [])),
  );
  return Object.keys(game.wagers).filter((wager) =>
    staked.has(wager) ? won.has(wager) : opening.includes(wager),
  );
}

/** Where a new bet would stand; nowhere while none may be made, or where it needs another bet to lean on. */
function openingOf(
  game: Game,
  { opensAt, opens, leansOn }: Wager,
  course: string | undefined,
): readonly string[] {
  const at = course ?? game.course?.opensAt;
  const isOpen = opens?.during === undefined || at === undefined || opens.during.includes(at);
  return isOpen && leansOn === undefined ? [opensAt] : [];
}
