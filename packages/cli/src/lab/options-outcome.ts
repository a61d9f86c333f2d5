import {
  compareGames,
  type Fraction,
  type GameDifference,
  type OneSided,
  type WagerDifference,
} from '@dicepit/analysis';
import type { Game } from '@dicepit/engine';
import { columns } from '../columns.ts';
import { said } from '../language.ts';
import { MINUS } from '../number-signs.ts';
import { wagerName } from './bets.ts';
import { gameText, placeTold } from './chosen-game.ts';
import type { Claimed } from './claim.ts';
import { percent } from './number-text.ts';
import type { Outcome } from './outcome.ts';

/** Two games beside each other: which edges move, exactly. */
export function optionsOutcome(
  before: Game,
  after: Game,
): Outcome & { readonly figures: readonly Claimed[] } {
  const difference = compareGames(before, after);
  const { moved, same, onlyBefore, onlyAfter } = difference;
  const { head, ...words } = said().lab.options;
  return {
    text: [
      headText(difference, before, after),
      moved.length === 0
        ? `${words.none}\n`
        : columns([head.wager, head.before, '', head.after, '', head.moves, ''], moved.map(rowOf)),
      same.length === 0
        ? ''
        : `${words.same({ wagers: same.map((id) => wagerName(before, id)).join(', ') })}\n`,
      sided(words.onlyBefore, onlyBefore),
      sided(words.onlyAfter, onlyAfter),
      `${words.note}\n`,
    ].join(''),
    json: jsonOf(difference, before, after),
    table: {
      columns: ['wager', 'edge before', 'edge after', 'moves by', 'before', 'after', 'difference'],
      rows: moved.map(({ wager, before: was, after: is, edge }) => [
        wager,
        ...[was.edge, is.edge, edge].map(String),
        ...[was.edge, is.edge, edge].map((each) => each.toNumber()),
      ]),
    },
    drawings: toDrawings(difference, before, after),
    figures: moved.map(({ wager, edge }) => ({ name: wager, exact: edge.toNumber() })),
  };
}

/** The two games; of one pack only what is chosen otherwise. */
function headText({ options }: GameDifference, before: Game, after: Game): string {
  const words = said().lab.options;
  if (before.pack !== after.pack)
    return `${words.before({ game: gameText(before) })}\n${words.after({ game: gameText(after) })}\n`;
  const changes = options.map(({ option, before: was = '', after: is = '' }) =>
    words.change({ option, before: was, after: is }),
  );
  return `${words.changes({
    name: before.name,
    place: placeTold(before),
    changes: changes.join(', ') || words.sameOptions,
  })}\n`;
}

const rowOf = ({ name, before, after, edge }: WagerDifference): readonly string[] => [
  name,
  before.edge.toString(),
  percent(before.edge.toNumber()),
  after.edge.toString(),
  percent(after.edge.toNumber()),
  withSign(edge),
  `${edge.sign > 0 ? '+' : ''}${percent(edge.toNumber())}`,
];

const withSign = (value: Fraction): string =>
  `${value.sign > 0 ? '+' : ''}${value.toString().replace('-', MINUS)}`;

const sided = (tell: (told: { wagers: string }) => string, wagers: readonly OneSided[]): string =>
  wagers.length === 0
    ? ''
    : `${tell({ wagers: wagers.map(({ name, figures }) => `${name} (${figures.edge.toString()})`).join(', ') })}\n`;

const jsonOf = (
  { options, moved, same, onlyBefore, onlyAfter }: GameDifference,
  before: Game,
  after: Game,
): object => ({
  schema: 'dicepit/compare@1',
  method: 'exact',
  before: { pack: before.pack, options: before.options },
  after: { pack: after.pack, options: after.options },
  options,
  moved: moved.map(({ wager, before: was, after: is, edge, edgePerRoll, odds }) => ({
    wager,
    edge: {
      before: was.edge.toString(),
      after: is.edge.toString(),
      difference: edge.toString(),
      value: edge.toNumber(),
    },
    edgePerRoll: {
      before: was.edgePerRoll.toString(),
      after: is.edgePerRoll.toString(),
      difference: edgePerRoll.toString(),
    },
    odds,
  })),
  same,
  onlyBefore: onlyBefore.map(({ wager, figures }) => ({ wager, edge: figures.edge.toString() })),
  onlyAfter: onlyAfter.map(({ wager, figures }) => ({ wager, edge: figures.edge.toString() })),
});

function toDrawings({ moved }: GameDifference, before: Game, after: Game): Outcome['drawings'] {
  if (moved.length === 0) return {};
  const words = said().lab.drawn;
  return {
    edges: {
      title:
        before.pack === after.pack
          ? words.edgesMove({ game: before.name })
          : words.edgesFromTo({ from: before.pack, to: after.pack }),
      caption: words.dotsAfter,
      measures: words.edge,
      rows: moved.map(({ name, before: was, after: is }) => ({
        name,
        value: is.edge.toNumber() * 100,
        against: was.edge.toNumber() * 100,
        says: `${is.edge.toString().length <= 9 ? `${is.edge.toString()} · ` : ''}${percent(is.edge.toNumber())}`,
      })),
    },
  };
}
