import type { Fraction } from '@dicepit/analysis';
import {
  type Cents,
  type ClosedRule,
  cite,
  everyRoll,
  isHard,
  isOneRoll,
  type Limits,
  limitsFor,
  listPrices,
  type Pips,
  type Roll,
  type RollSet,
  readPrice,
  type Settlement,
  settleBet,
  totalOf,
  type Wager,
  writeRoll,
} from '@dicepit/engine';
import { layouts } from '@dicepit/games';
import { placeAreas, toAreaPrint } from '@dicepit/layout';
import { oddsText, paysText } from '../felt/felt.tsx';
import { faceName, rollText } from '../words/calls.ts';
import { either, number, percent } from '../words/words.ts';
import { inChips, myBets, type PlayerView, termsAt } from './player-view.ts';
import { playerWords } from './player-words.ts';

/** What the sheet of an area tells: what wins, what loses, what the bet waits for, and where that is written. */
type AreaFacts = {
  readonly wins: RollGroups | undefined;
  /** `rest` where it is whatever does not win, and too much to be told one by one. */
  readonly loses: RollGroups | 'rest' | undefined;
  /** Whether something leaves the bet lying, as it is or one step on. */
  readonly goesOn: 'stays' | 'moves' | undefined;
  /** Which step of how many, where a wager has steps. */
  readonly step: { readonly now: number; readonly of: number } | undefined;
  readonly clauses: readonly string[];
  readonly limits: Limits | undefined;
};

/** The facts of a wager for somebody: by the step in which their own bet stands, or the first. */
export function areaFacts(view: PlayerView, wager: Wager): AreaFacts {
  const { game, table, rules, at, mine } = view;
  const stage = myBets(view).find((bet) => bet.wager === wager.id)?.stage ?? wager.opensAt;
  const ofStage = wager.stages[stage] ?? [];
  const stages = Object.keys(wager.stages);
  const verdicts = new Set(ofStage.map(({ verdict }) => verdict.kind));
  const winning = ofStage.filter(({ verdict }) => verdict.kind === 'wins');
  const losing = grouped(ofStage.filter(({ verdict }) => verdict.kind === 'loses'));
  return {
    wins: grouped(winning),
    loses: verdicts.has('stands') || verdicts.has('moves') ? losing : losing && shortened(losing),
    goesOn: verdicts.has('stands') ? 'stays' : verdicts.has('moves') ? 'moves' : undefined,
    step: stages.length < 2 ? undefined : { now: stages.indexOf(stage) + 1, of: stages.length },
    clauses: unique([wager.clause, ...winning.flatMap(({ pays }) => (pays === undefined ? [] : [pays]))]).map(
      (clause) => cite(game, clause),
    ),
    limits:
      mine === undefined
        ? table.signs.limits
        : limitsFor({ table, procedure: rules.procedure, at }, mine.seat, wager.id),
  };
}

function grouped(rules: readonly ClosedRule[]): RollGroups | undefined {
  const [first, ...others] = rules.map(({ rolls }) => rolls);
  return first === undefined
    ? undefined
    : toRollGroups(others.reduce<RollSet>((all, each) => all.or(each), first));
}

/** More than this is quicker told as what is left. */
const MAX_GROUPS_LISTED = 6;

const shortened = (groups: RollGroups): RollGroups | 'rest' =>
  groups.rolls.length + groups.totals.length > MAX_GROUPS_LISTED ? 'rest' : groups;

/** No more than two: where the wager stands, and where what it pays does. */
const unique = (clauses: readonly string[]): readonly string[] => [...new Set(clauses)].slice(0, 2);

/** A wager in two sentences: what one bets on, and one bet that wins, reckoned as this table pays. */
export function inShort(view: PlayerView, wager: Wager, stake: Cents): string {
  return [meaningText(view, wager), exampleText(view, wager, stake)].filter((text) => text !== '').join(' ');
}

/** A bet that wins, and what comes of it here. */
type Example = { readonly roll: Roll; readonly settled: Settlement };

/** The likeliest way to win, in the first step that has one; settled by the engine on this table's terms. */
export function findExample(view: PlayerView, wager: Wager, stake: Cents): Example | undefined {
  const terms = termsAt(view);
  const steps = [wager.opensAt, ...Object.keys(wager.stages)];
  const stage = steps.find((step) => winningIn(wager, step).length > 0);
  if (terms === undefined || stage === undefined) return undefined;
  const [largest] = winningIn(wager, stage).toSorted((a, b) => b.length - a.length);
  const roll = largest?.[0];
  // A bet that is off wins nothing: the example is of a stage of the table in which it is on.
  const course = Object.keys(view.game.course?.stages ?? {}).find(
    (each) => wager.off?.during.includes(each) !== true,
  );
  const bet = { player: '', wager: wager.id, stake, stage };
  return roll && { roll, settled: settleBet(terms, bet, roll, course) };
}

function meaningText(view: PlayerView, wager: Wager): string {
  const said = playerWords.value.area.inShort;
  const facts = areaFacts(view, wager);
  const wins = facts.wins && rollsText(facts.wins, view.game);
  const loses =
    facts.loses === undefined || facts.loses === 'rest' ? undefined : rollsText(facts.loses, view.game);
  if (wins !== undefined && isOneRoll(wager)) return said.nextRoll({ wins });
  if (facts.step === undefined)
    return wins === undefined || loses === undefined ? '' : said.before({ wins, loses });
  return said.steps({
    ways: [
      ...(wins === undefined ? [] : [said.wins({ rolls: wins })]),
      ...(loses === undefined ? [] : [said.loses({ rolls: loses })]),
      ...(facts.goesOn === undefined ? [] : [said.goesOn]),
    ].join(', '),
  });
}

function exampleText(view: PlayerView, wager: Wager, stake: Cents): string {
  const said = playerWords.value.area.inShort;
  const example = findExample(view, wager, stake);
  if (example === undefined || example.settled.odds === null) return '';
  const { roll, settled } = example;
  const { odds, winnings, returned } = settled;
  const bet = said.bet({
    sum: inChips(view, stake),
    wager: wager.name,
    odds: oddsText(listPrices(wager).filter((price) => readPrice(price).odds === odds)),
  });
  const wins = inChips(view, winnings);
  const stakeGoes = returned > 0 ? said.comesBack : said.staysUp;
  return Object.keys(wager.stages).length > 1
    ? said.won({ bet, wins, stake: stakeGoes })
    : said.wonOn({
        bet,
        roll: view.game.faces === undefined ? writeRoll(roll) : rollText(view.game, roll),
        wins,
        stake: stakeGoes,
      });
}

const winningIn = (wager: Wager, stage: string): readonly (readonly Roll[])[] =>
  (wager.stages[stage] ?? [])
    .filter(({ verdict }) => verdict.kind === 'wins')
    .map(({ rolls }) => rolls.rolls());

/** What it pays, as the felt says it. */
export function priceOf({ game }: Pick<PlayerView, 'game'>, wager: Wager): string {
  const layout = layouts[game.pack];
  const area = layout && placeAreas(game, layout, 'portrait').find((each) => each.wager === wager.id)?.area;
  return area === undefined ? '' : paysText(toAreaPrint(wager, area));
}

/** How likely a wager wins, and what the house keeps on average, as somebody reads it. */
export type Chance = { readonly part: string; readonly whole: string; readonly edge: string };

/** The exact figures. Reckoning is not part of the first page: it is fetched when somebody asks for it. */
export async function chanceOf(wager: Wager): Promise<Chance | undefined> {
  try {
    const { computeFigures } = await import('@dicepit/analysis');
    const { win, edge } = computeFigures(wager);
    return { ...asParts(win), edge: percent(edge.toNumber()) };
  } catch {
    // The network is away: the sheet does without.
    return undefined;
  }
}

/** More than this below the line is not a chance that anybody can picture. */
const MAX_DENOMINATOR = 1_000;

function asParts(win: Fraction): Pick<Chance, 'part' | 'whole'> {
  return win.d <= MAX_DENOMINATOR
    ? { part: `${win.n}`, whole: `${win.d}` }
    : { part: '1', whole: number(Math.round(10 / win.toNumber()) / 10) };
}

/**
 * A set of rolls as somebody reads it: faces that any die may show, whole totals, and what is left roll by roll.
 * `but` says that the totals do not count when all dice are alike.
 */
export type RollGroups = {
  readonly faces: readonly Pips[];
  readonly totals: readonly number[];
  readonly but: boolean;
  /** Every roll in which all dice are alike. */
  readonly alike: boolean;
  /** Single rolls, the order of their dice left out of account. */
  readonly rolls: readonly Roll[];
};

export function toRollGroups(set: RollSet): RollGroups {
  const all = everyRoll[set.dice];
  const whole = set.dice === 3 ? faceOf(set) : undefined;
  if (whole !== undefined) return { faces: [whole], totals: [], but: false, alike: false, rolls: [] };
  const alikes = all.filter((roll) => isHard(roll));
  // With two dice a double is a roll like any other; with three, rules speak of all triples at once.
  const alike = set.dice === 3 && alikes.every((roll) => set.has(roll));
  const missesAlikes = set.dice === 3 && alikes.every((roll) => !set.has(roll));
  const aside = (roll: Roll): boolean => (alike || missesAlikes) && isHard(roll);
  const totals = [...new Set(all.filter((roll) => !aside(roll)).map((roll) => totalOf(roll)))].filter(
    (total) => all.every((roll) => totalOf(roll) !== total || aside(roll) || set.has(roll)),
  );
  const left = set
    .rolls()
    .filter((roll) => !totals.includes(totalOf(roll)) && !(alike && isHard(roll)))
    .map((roll) => roll.toSorted((a, b) => a - b));
  const rolls = [...new Map(left.map((roll) => [writeRoll(roll), roll])).values()];
  const but = missesAlikes && totals.some((total) => alikes.some((roll) => totalOf(roll) === total));
  return { faces: [], totals: totals.toSorted((a, b) => a - b), but, alike, rolls };
}

/** Totals with those that follow each other drawn together: `5 6 7 8 13` as `[5, 8] [13, 13]`. */
export function toRanges(totals: readonly number[]): readonly (readonly [from: number, to: number])[] {
  const starts = totals.filter((total) => !totals.includes(total - 1));
  const ends = totals.filter((total) => !totals.includes(total + 1));
  return starts.map((from, index) => [from, ends[index] ?? from] as const);
}

/** The face that every roll of the set shows somewhere, where the set is all the rolls that do. */
function faceOf(set: RollSet): Pips | undefined {
  const rolls = set.rolls();
  return ([1, 2, 3, 4, 5, 6] as const).find(
    (pips) =>
      rolls.length === everyRoll[set.dice].filter((roll) => roll.includes(pips)).length &&
      rolls.every((roll) => roll.includes(pips)),
  );
}

/** The pictures on the dice of a game, where it has such. */
type Pictured = Pick<PlayerView['game'], 'faces'>;

/** The totals and faces of a group in words, without its single rolls: `any 7`, `2, 3 or 12`, `5 to 8 or 13`. */
export function totalsText({ faces, totals, but, alike }: RollGroups, game: Pictured = {}): string {
  const said = playerWords.value.rolls;
  const ranges = toRanges(totals).flatMap(([from, to]) =>
    to - from >= 2
      ? [said.range({ from: `${from}`, to: `${to}` })]
      : from === to
        ? [`${from}`]
        : [`${from}`, `${to}`],
  );
  const [only] = totals;
  const summed = totals.length === 1 && only !== undefined ? said.any({ total: `${only}` }) : either(ranges);
  const parts = [
    ...faces.map((pips) => said.face({ pips: game.faces === undefined ? `${pips}` : faceName(game, pips) })),
    ...(totals.length === 0 ? [] : [but ? said.noTriple({ totals: summed }) : summed]),
    ...(alike ? [said.triple] : []),
  ];
  return either(parts);
}

/** A group wholly in words, its single rolls too: `2-6, 3-5 or any 7`. */
export function rollsText(groups: RollGroups, game: Pictured = {}): string {
  const totals = totalsText(groups, game);
  return either([...groups.rolls.map((roll) => writeRoll(roll)), ...(totals === '' ? [] : [totals])]);
}
