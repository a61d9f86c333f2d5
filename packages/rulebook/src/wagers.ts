import { cite, everyRuleOf, type Game, type Pack, type Wager } from '@dicepit/engine';
import { figuresIn } from './figures.ts';
import type { Choice, PayLine, Variant, WagerEntry, WagerGroup } from './model.ts';
import { rollGrids } from './roll-grid.ts';
import { sayRolls } from './say-rolls.ts';

export type Banked = { readonly pack: Pack; readonly game: Game };

/** Every wager of a game with its rolls, its odds and its figures. */
export const wagerEntries = ({ game }: Banked): readonly WagerEntry[] =>
  Object.values(game.wagers).map((wager) => ({
    id: wager.id,
    name: wager.name,
    clause: cite(game, wager.clause),
    pays: payLines(game, wager),
    grids: rollGrids(wager),
    figures: figuresIn(wager),
  }));

/** The wagers that stand at one clause, those that fare alike together. */
export function groupsAt(
  clause: string,
  entries: readonly WagerEntry[],
  banked: Banked,
): readonly WagerGroup[] {
  const groups = new Map<string, { wagers: WagerEntry[]; variants: readonly Variant[] }>();
  for (const entry of entries.filter((each) => each.clause === clause)) {
    const variants = variantsOf(entry.id, banked);
    const key = JSON.stringify([
      entry.figures,
      variants.map(({ pays, edge, inForce }) => [pays, edge, inForce]),
    ]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { wagers: [entry], variants });
    else group.wagers.push(entry);
  }
  return [...groups.values()];
}

/** What each clause says of rolls and wagers, as the definitions have it. */
export function sayingsOf({ game }: Banked): ReadonlyMap<string, readonly string[]> {
  const byClause = new Map<string, Map<string, string[]>>();
  const note = (clause: string, saying: string, name: string) => {
    const sayings = byClause.get(clause) ?? new Map<string, string[]>();
    const names = sayings.get(saying) ?? [];
    if (!names.includes(name)) names.push(name);
    byClause.set(clause, sayings.set(saying, names));
  };
  for (const wager of Object.values(game.wagers))
    for (const { clause, pays, rolls, verdict } of everyRuleOf(wager)) {
      const count = `${rolls.size} of ${wager.dice === 2 ? 36 : 216}`;
      const what = verdict.kind === 'wins' ? `wins ${verdict.odds}` : said[verdict.kind];
      const saying = `${what} on ${sayRolls(rolls)} (${count})`;
      for (const each of new Set([clause, pays ?? clause])) note(cite(game, each), saying, wager.name);
    }
  return new Map(
    [...byClause].map(([clause, sayings]) => [
      clause,
      [...sayings].map(([saying, names]) => `${names.join(', ')}: ${saying}`),
    ]),
  );
}

/** What the table may choose, and what it posts. */
export const choicesOf = ({ pack, game }: Banked): readonly Choice[] =>
  Object.entries(pack.options).map(([option, { about, allowed, clause }]) => ({
    option,
    about,
    value: game.options[option] ?? '',
    allowed,
    clause: cite(pack, clause),
  }));

const said = { loses: 'loses', stands: 'stands', moves: 'rides on' } as const;

function payLines(game: Game, wager: Wager): readonly PayLine[] {
  const lines = everyRuleOf(wager).flatMap(({ clause, pays, rolls, verdict }) =>
    verdict.kind === 'wins'
      ? [{ odds: verdict.odds, on: sayRolls(rolls), clause: cite(game, pays ?? clause) }]
      : [],
  );
  return lines.filter(
    (line, index) => index === lines.findIndex(({ odds, on }) => odds === line.odds && on === line.on),
  );
}

/** The edge of a wager under each value of an option that changes what it pays. */
function variantsOf(id: string, { pack, game }: Banked): readonly Variant[] {
  return Object.entries(pack.options).flatMap(([option, { values = [] }]) => {
    const tried = values.flatMap((value) => {
      const opened = pack.open({ ...game.options, [option]: value });
      const wager = opened.ok ? opened.game.wagers[id] : undefined;
      return wager === undefined ? [] : [{ value, wager, pays: sayPays(payLines(game, wager)) }];
    });
    if (new Set(tried.map(({ pays }) => pays)).size < 2) return [];
    return tried.map(({ value, wager, pays }) => ({
      option,
      value,
      pays,
      edge: figuresIn(wager).edge,
      inForce: game.options[option] === value,
    }));
  });
}

/** What a wager pays in one line: the odds alone where it pays one, and on what where it pays several. */
export const sayPays = (lines: readonly PayLine[]): string =>
  new Set(lines.map(({ odds }) => odds)).size === 1
    ? (lines[0]?.odds ?? '')
    : lines.map(({ odds, on }) => `${odds} on ${on}`).join('; ');
