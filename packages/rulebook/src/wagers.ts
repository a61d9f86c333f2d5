import { computeFigures, type Fraction } from '@dicepit/analysis';
import {
  cite,
  everyRoll,
  type Game,
  listRules,
  type RollSet,
  readOdds,
  type Wager,
  writePrice,
} from '@dicepit/engine';
import type { Print } from '@dicepit/words/print';
import type {
  Choice,
  Figure,
  PayLine,
  Saying,
  Variant,
  WagerEntry,
  WagerFigures,
  WagerGroup,
} from './model.ts';
import { rollGrids, sayStages } from './roll-grid.ts';
import { sayRolls } from './say-rolls.ts';
import type { Banked } from './source.ts';
import { byKey } from './words.ts';

/** The wagers of a game, and the game as other options would have it. */
export type WagerList = {
  readonly game: Game;
  readonly entries: readonly WagerEntry[];
  readonly variants: readonly OptionGames[];
};

export const listWagers = (banked: Banked, print: Print): WagerList => ({
  game: banked.game,
  entries: wagerEntries(banked, print),
  variants: openVariants(banked),
});

/** Every wager of a game with its rolls, its odds and its figures. */
const wagerEntries = ({ game }: Banked, print: Print): readonly WagerEntry[] =>
  Object.values(game.wagers).map((wager) => ({
    id: wager.id,
    name: wager.name,
    meaning: findMeaning(game, wager, print),
    clause: cite(game, wager.clause),
    pays: payLines(game, wager, print),
    grids: rollGrids(wager, print.words.stages, game.course?.show),
    figures: figuresIn(wager, print),
  }));

/** The exact figures of a wager, each with a percentage or a decimal beside it. */
function figuresIn(wager: Wager, { number, percent, words }: Print): WagerFigures {
  const { win, edge, edgePerRoll, rollsToDecision, standardDeviation } = computeFigures(wager);
  const share = (part: Fraction): Figure => ({
    exact: part.toString(),
    about: percent(part.toNumber()),
  });
  const plain = (value: number): string => number(value, Number.isInteger(value) ? 0 : 2);
  return {
    win: share(win),
    edge: share(edge),
    edgePerRoll: share(edgePerRoll),
    rollsToDecision: { exact: rollsToDecision.toString(), about: plain(rollsToDecision.toNumber()) },
    standardDeviation: plain(standardDeviation),
    given: Object.keys(wager.atEndOfTurn).length > 0 ? words.figures.neverStops : undefined,
  };
}

/** The wagers that stand at one clause, those that fare alike together. */
export function groupsAt(clause: string, wagers: WagerList, print: Print): readonly WagerGroup[] {
  const groups = new Map<string, { wagers: WagerEntry[]; variants: readonly Variant[] }>();
  for (const entry of wagers.entries.filter((each) => each.clause === clause)) {
    const variants = toVariants(entry.id, wagers, print);
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
export function collectSayings(
  { game }: Banked,
  { figure, words }: Print,
): ReadonlyMap<string, readonly Saying[]> {
  const byClause = new Map<string, Map<string, { names: string[]; ways: string }>>();
  const note = (clause: string, { saying, ways }: { saying: string; ways: string }, name: string) => {
    const sayings = byClause.get(clause) ?? new Map<string, { names: string[]; ways: string }>();
    const said = sayings.get(saying) ?? { names: [], ways };
    if (!said.names.includes(name)) said.names.push(name);
    byClause.set(clause, sayings.set(saying, said));
  };
  for (const wager of Object.values(game.wagers))
    for (const { clause, pays, rolls, verdict } of listRules(wager)) {
      const said = sayRolls(rolls, words.rolls);
      const saying = {
        saying:
          verdict.kind === 'wins'
            ? words.verdicts.wins({ odds: figure('odds', writePrice(verdict)), rolls: said })
            : words.verdicts[verdict.kind]({ rolls: said }),
        ways: formatWays(rolls, words),
      };
      for (const each of new Set([clause, pays ?? clause]))
        if (each !== wager.clause) note(cite(game, each), saying, wager.name);
    }
  return new Map(
    [...byClause].map(([clause, sayings]) => [
      clause,
      [...sayings].map(([saying, { names, ways }]) => ({
        text: words.list.labelled({ label: names.join(', '), text: saying }),
        ways,
      })),
    ]),
  );
}

/** What the table may choose, and what it posts. */
export const listChoices = ({ pack, game }: Banked, { name, words }: Print): readonly Choice[] =>
  Object.entries(pack.options).map(([option, { about, allowed, clause }]) => ({
    option,
    about: name(`option.${pack.id}.${option}`, about),
    value: sayValues(game.options[option] ?? '', words),
    allowed: name(`allowed.${pack.id}.${option}`, sayValues(allowed, words)),
    clause: cite(pack, clause),
  }));

/** Values of an option: what is a word is told, and figures stand as they are. */
const sayValues = (values: string, { book }: Print['words']): string =>
  values
    .split(', ')
    .map((value) => byKey(book.values, value) ?? value)
    .join(', ');

const formatWays = (rolls: RollSet, { rolls: { ways } }: Print['words']): string =>
  ways({ count: rolls.size, all: everyRoll[rolls.dice].length });

/** What the name on the felt means; nothing where the language says the same. */
function findMeaning({ pack }: Game, { id, name }: Wager, print: Print): string | undefined {
  const meaning = print.name(`wager.${pack}.${id}`, name);
  return meaning === name ? undefined : meaning;
}

function payLines(game: Game, wager: Wager, { figure, words }: Print): readonly PayLine[] {
  const lines = new Map<string, PayLine & { readonly stages: string[] }>();
  for (const [stage, rules] of Object.entries(wager.stages))
    for (const { clause, pays, rolls, verdict } of rules) {
      if (verdict.kind !== 'wins') continue;
      const odds = writePrice(verdict);
      const on = sayRolls(rolls, words.rolls);
      const line = lines.get(`${odds} ${on}`);
      if (line !== undefined) line.stages.push(stage);
      else
        lines.set(`${odds} ${on}`, {
          odds,
          says: figure('odds', odds),
          on,
          ways: formatWays(rolls, words),
          clause: cite(game, pays ?? clause),
          stages: [stage],
        });
    }
  const staged = Object.keys(wager.stages).length > 1;
  return [...lines.values()].map(({ stages, ...line }) => {
    if (!staged) return line;
    const [first = ''] = stages;
    const told = sayStages(words.stages, { first, last: stages.at(-1) ?? first }, game.course?.show);
    return { ...line, on: words.stages.rollsIn({ rolls: line.on, stages: told }) };
  });
}

/** The game under each value of each option that has a list of them, the others as they are. */
const openVariants = ({ pack, game }: Banked): readonly OptionGames[] =>
  Object.entries(pack.options).map(([option, { values = [] }]) => ({
    option,
    games: values.flatMap((value) => {
      const opened = pack.open({ ...game.options, [option]: value });
      return opened.ok ? [{ value, game: opened.game }] : [];
    }),
  }));

type OptionGames = {
  readonly option: string;
  readonly games: readonly { readonly value: string; readonly game: Game }[];
};

/** The edge of a wager under each value of an option that changes what it pays. */
function toVariants(id: string, { game, variants }: WagerList, print: Print): readonly Variant[] {
  return variants.flatMap(({ option, games }) => {
    const tried = games.flatMap(({ value, game: other }) => {
      const wager = other.wagers[id];
      return wager === undefined ? [] : [{ value, wager, lines: payLines(game, wager, print) }];
    });
    if (new Set(tried.map(({ lines }) => sayPays(lines, print))).size < 2) return [];
    return tried.map(({ value, wager, lines }) => ({
      choice: lines.every(({ odds }) => odds === readOdds(value)) ? undefined : `${option} ${value}`,
      pays: sayPays(lines, print),
      edge: figuresIn(wager, print).edge,
      inForce: game.options[option] === value,
    }));
  });
}

/** What a wager pays in one line: the odds alone where it pays one, and on what where it pays several. */
export const sayPays = (lines: readonly PayLine[], { words: { list, wagers } }: Print): string =>
  new Set(lines.map(({ odds }) => odds)).size === 1
    ? (lines[0]?.says ?? '')
    : lines
        .map(({ says, on }) => wagers.payOn({ odds: says, rolls: on }))
        .reduce((one, other) => list.semicolon({ one, other }));
