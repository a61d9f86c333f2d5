import { type NamedStrategy, namedStrategies } from '@dicepit/simulator';
import { nameBy } from '../words/names.ts';
import * as css from './lab.module.css';
import { PillField, PillSelect } from './lab-controls.tsx';
import { readWhole } from './lab-settings.ts';
import { labWords } from './lab-words.ts';

type StrategyFieldsProps = {
  readonly name: string;
  readonly strategy: string;
  readonly onChoose: (strategy: string) => void;
};

/** A strategy of the library and the figures that may be chosen of it. */
export function StrategyFields({ name, strategy, onChoose }: StrategyFieldsProps) {
  const said = labWords.value.strategies;
  const { named, figures } = partsOf(strategy);
  return (
    <>
      <PillSelect
        name={name}
        about={nameBy(said.about, named.name) ?? named.about}
        options={namedStrategies.map(
          (each) => [each.name, nameBy(said.names, each.name) ?? each.name] as const,
        )}
        chosen={named.name}
        onPick={onChoose}
      />
      {Object.entries(named.figures).map(([figure, { least, most }]) => (
        <PillField
          key={`${named.name} ${figure}`}
          name={nameBy(said.figures, figure) ?? figure}
          value={figures[figure] ?? least}
          write={String}
          read={(text) => {
            const value = readWhole(text, most);
            return value === undefined || value < least ? undefined : value;
          }}
          onTake={(value) => onChoose(textOf({ named, figures: { ...figures, [figure]: value } }))}
          wrong={said.wholeBetween({ least: String(least), most: String(most) })}
          size={3}
          inputMode="numeric"
        />
      ))}
    </>
  );
}

/** What the strategy does, in a sentence. */
export function StrategyNote({ strategy }: { readonly strategy: string }) {
  const { named } = partsOf(strategy);
  return (
    <p class={`small quiet ${css.note}`}>
      {nameBy(labWords.value.strategies.about, named.name) ?? named.about}
    </p>
  );
}

/** `Martingale, 4 doublings`: a strategy as a person names it. */
export function strategyName(strategy: string): string {
  const said = labWords.value.strategies;
  const { named, figures } = partsOf(strategy);
  const told = Object.entries(figures).map(
    ([figure, value]) => `${nameBy(said.figures, figure) ?? figure} ${value}`,
  );
  return [nameBy(said.names, named.name) ?? named.name, ...told].join(', ');
}

/** A strategy as the command line writes it, taken apart: its name, and its figures where they are not the usual. */
type StrategyParts = {
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
