import { type NamedStrategy, namedStrategies } from '@dicepit/simulator';

/** A strategy as the command line writes it, taken apart: its name, and its figures where they are not the usual. */
export type StrategyParts = {
  readonly named: NamedStrategy;
  readonly figures: Readonly<Record<string, number>>;
};

/** What `martingale:doublings=4` says; flat bets where it is not to be read. */
export function partsOf(text: string): StrategyParts {
  const [name = '', given = ''] = text.split(':');
  const [flat] = namedStrategies;
  const named = namedStrategies.find((each) => each.name === name) ?? flat;
  if (named === undefined) throw new Error('Broken invariant: there are no strategies');
  const figures = Object.fromEntries(
    Object.entries(named.figures).map(([figure, { byDefault }]) => {
      const [, value] = new RegExp(`(?:^|,)${figure}=(\\d+)`).exec(given) ?? [];
      return [figure, value === undefined ? byDefault : Number(value)];
    }),
  );
  return { named, figures };
}

/** The same put together again; what is usual is left out. */
export function textOf({ named, figures }: StrategyParts): string {
  const given = Object.entries(named.figures)
    .filter(([figure, { byDefault }]) => (figures[figure] ?? byDefault) !== byDefault)
    .map(([figure]) => `${figure}=${figures[figure]}`);
  return given.length === 0 ? named.name : `${named.name}:${given.join(',')}`;
}
