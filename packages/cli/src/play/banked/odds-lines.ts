import { computeFigures } from '@dicepit/analysis';
import { cite, type Game, type Price, type RollSet, type Wager, writePrice } from '@dicepit/engine';
import { chancesBarredAt } from '@dicepit/games';
import { sayRolls } from '@dicepit/rulebook';
import { oddsTold, printed, said } from '../../language.ts';

/** What a wager pays, and on what: `9 to 1 on 3-3`. */
function formatPays(wager: Wager): string {
  return ways(wager)
    .map(({ odds, rolls }) =>
      rolls === undefined
        ? oddsTold(odds)
        : said().asked.paysOn({ odds: oddsTold(odds), rolls: sayRolls(rolls, printed().words.rolls) }),
    )
    .reduce((one, other) => said().asked.also({ one, other }));
}

/** The odds alone, as a layout prints them: `1, 2, 3 to 1`. */
export function postedOdds(wager: Wager): string {
  const odds = [...new Set(ways(wager).map((way) => way.odds))];
  if (odds.every((each) => each.endsWith(' to 1')) && odds.length > 1) {
    return oddsTold(`${odds.map((each) => each.slice(0, -' to 1'.length)).join(', ')} to 1`);
  }
  return odds.map(oddsTold).join(', ');
}

/** The posted odds of one wager, with its chances where the rules let players see them. */
export function oddsLines(game: Game, id: string): readonly string[] {
  const wager = game.wagers[id];
  if (wager === undefined) return [];
  const posted = said().asked.pays({
    wager: wager.name,
    id,
    ways: formatPays(wager),
    clause: cite(game, wager.clause),
  });
  if (chancesBarred(game) !== undefined) return [posted];
  const { win, edge } = computeFigures(wager);
  return [posted, `  ${said().asked.wins({ win: win.toString(), edge: edge.toString() })}`];
}

/** Every wager with what it pays, a line each. */
export const allOddsLines = (game: Game): readonly string[] =>
  Object.values(game.wagers).map((wager) =>
    said().asked.oddsOf({ wager: wager.name, id: wager.id, ways: formatPays(wager) }),
  );

/** The clause that keeps chances from players, where one does: they are shown none then. */
export const chancesBarred = ({ pack }: Game): string | undefined => chancesBarredAt(pack);

type Way = { readonly odds: Price; readonly rolls: RollSet | undefined };

/** The ways to win from the opening stage; where that cannot win yet, the odds that lie ahead. */
function ways(wager: Wager): readonly Way[] {
  const wins = (rules: Wager['stages'][string], withRolls: boolean): readonly Way[] =>
    rules.flatMap(({ verdict, rolls }) =>
      verdict.kind === 'wins' ? [{ odds: writePrice(verdict), rolls: withRolls ? rolls : undefined }] : [],
    );
  const first = wins(wager.stages[wager.opensAt] ?? [], true);
  if (first.length > 0) return merged(first);
  const ahead = Object.values(wager.stages).flatMap((rules) => wins(rules, false));
  return ahead.filter(({ odds }, index) => ahead.findIndex((way) => way.odds === odds) === index);
}

/** One line to odds, however many rules pay them. */
function merged(found: readonly Way[]): readonly Way[] {
  const byOdds = new Map<Price, RollSet>();
  for (const { odds, rolls } of found) {
    const known = byOdds.get(odds);
    if (rolls !== undefined) byOdds.set(odds, known === undefined ? rolls : known.or(rolls));
  }
  return [...byOdds].map(([odds, rolls]) => ({ odds, rolls }));
}
