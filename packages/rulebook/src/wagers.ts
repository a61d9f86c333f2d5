import { cite, everyRoll, everyRuleOf, type Game, type RollSet, type Wager } from '@dicepit/engine';
import { figuresIn } from './figures.ts';
import type { Choice, PayLine, Saying, Variant, WagerEntry, WagerGroup } from './model.ts';
import { rollGrids, sayStages } from './roll-grid.ts';
import { sayRolls } from './say-rolls.ts';
import type { Banked } from './source.ts';

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

/** What each clause says of rolls and wagers; a wager's own clause shows its block instead. */
export function sayingsOf({ game }: Banked): ReadonlyMap<string, readonly Saying[]> {
  const byClause = new Map<string, Map<string, { names: string[]; ways: string }>>();
  const note = (clause: string, { saying, ways }: { saying: string; ways: string }, name: string) => {
    const sayings = byClause.get(clause) ?? new Map<string, { names: string[]; ways: string }>();
    const said = sayings.get(saying) ?? { names: [], ways };
    if (!said.names.includes(name)) said.names.push(name);
    byClause.set(clause, sayings.set(saying, said));
  };
  for (const wager of Object.values(game.wagers))
    for (const { clause, pays, rolls, verdict } of everyRuleOf(wager)) {
      const what = verdict.kind === 'wins' ? `wins ${verdict.odds} on` : said[verdict.kind];
      const saying = { saying: `${what} ${sayRolls(rolls)}`, ways: waysOf(rolls) };
      for (const each of new Set([clause, pays ?? clause]))
        if (each !== wager.clause) note(cite(game, each), saying, wager.name);
    }
  return new Map(
    [...byClause].map(([clause, sayings]) => [
      clause,
      [...sayings].map(([saying, { names, ways }]) => ({ text: `${names.join(', ')}: ${saying}`, ways })),
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

const said = { loses: 'loses on', stands: 'stands on', moves: 'rides on after' } as const;

const waysOf = (rolls: RollSet): string => `${rolls.size} of ${everyRoll[rolls.dice].length}`;

function payLines(game: Game, wager: Wager): readonly PayLine[] {
  const lines = new Map<string, PayLine & { readonly stages: string[] }>();
  for (const [stage, rules] of Object.entries(wager.stages))
    for (const { clause, pays, rolls, verdict } of rules) {
      if (verdict.kind !== 'wins') continue;
      const { odds } = verdict;
      const on = sayRolls(rolls);
      const line = lines.get(`${odds} ${on}`);
      if (line !== undefined) line.stages.push(stage);
      else
        lines.set(`${odds} ${on}`, {
          odds,
          on,
          ways: waysOf(rolls),
          clause: cite(game, pays ?? clause),
          stages: [stage],
        });
    }
  const staged = Object.keys(wager.stages).length > 1;
  return [...lines.values()].map(({ clause, odds, on, stages, ways }) => {
    const [first = ''] = stages;
    return { odds, on: staged ? `${on} in ${sayStages(first, stages.at(-1) ?? first)}` : on, ways, clause };
  });
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
      choice: pays === `${value} to 1` ? undefined : `${option} ${value}`,
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
