import type { Option } from '@dicepit/engine';
import { nameBy } from '../../words/names.ts';
import { inLanguage } from '../../words/refusal-words.ts';
import { labWords } from '../said.ts';
import { type Chosen, gameOf, packOf } from '../state/lab.ts';
import { PillField } from './pill-field.tsx';
import { PillSelect } from './pill-select.tsx';

export type OptionFieldsProps = {
  readonly chosen: Chosen;
  readonly onChoose: (options: Chosen['options']) => void;
};

/** Every choice that a pack leaves to the table. */
export function OptionFields({ chosen, onChoose }: OptionFieldsProps) {
  const pack = packOf(chosen.pack);
  if (pack === undefined) return null;
  const { wagers } = gameOf(chosen);
  const named = labWords.value.options;
  return (
    <>
      {Object.entries(pack.options).map(([key, option]) => {
        const name = nameBy(named, key) ?? wagers[key]?.name ?? key;
        const value = chosen.options[key] ?? option.byDefault;
        const take = (next: string): void => onChoose({ ...chosen.options, [key]: next });
        return option.values === undefined ? (
          <PillField
            key={key}
            name={name}
            value={value}
            write={(text) => text}
            read={(text) => readValue(option, text)}
            onTake={take}
            wrong={labWords.value.allowed({ what: option.allowed })}
            size={10}
            inputMode="text"
          />
        ) : (
          <PillSelect
            key={key}
            name={name}
            about={inLanguage(`option.${pack.id}.${key}`, option.about)}
            options={option.values.map((each) => [each, valueText(option, each)] as const)}
            chosen={value}
            onPick={take}
          />
        );
      })}
    </>
  );
}

type AnyOption = Option<unknown, string>;

function readValue(option: AnyOption, text: string): string | undefined {
  const read = option.read(text);
  return read.ok ? read.value : undefined;
}

/** Odds are read as odds; any other choice has its own name. */
const valueText = ({ about }: AnyOption, value: string): string =>
  / to 1\b/.test(about) ? labWords.value.toOne({ odds: value }) : value;
