import type { Option } from '@dicepit/engine';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useState } from 'preact/hooks';
import { nameBy } from '../words/names.ts';
import { inLanguage } from '../words/refusal-words.ts';
import * as css from './lab.module.css';
import { type Chosen, gameOf, packOf } from './lab-settings.ts';
import { labWords } from './lab-words.ts';

type OptionFieldsProps = {
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
function valueText({ about }: AnyOption, value: string): string {
  const [pays = '', per] = value.split(' to ');
  if (per !== undefined) return labWords.value.ratio({ pays, per });
  return / to 1\b/.test(about) ? labWords.value.toOne({ odds: value }) : value;
}

type PillFieldProps<Value> = {
  readonly name: string;
  readonly value: Value;
  readonly write: (value: Value) => string;
  /** Undefined where what is typed is no such value. */
  readonly read: (text: string) => Value | undefined;
  readonly onTake: (value: Value) => void;
  /** What is said while what is typed cannot be taken, or cannot be played with. */
  readonly wrong: string;
  readonly isAmiss?: boolean;
  readonly size?: number;
  readonly inputMode?: 'decimal' | 'numeric' | 'text';
  readonly placeholder?: string;
};

/** A line to type a figure on. What is typed counts as soon as it can be read, and is put in order when it is left. */
export function PillField<Value>(props: PillFieldProps<Value>) {
  const { name, value, write, read, onTake, wrong, isAmiss = false, size = 6, inputMode = 'decimal' } = props;
  const id = useId();
  const [draft, setDraft] = useState(write(value));
  const written = write(value);
  useLayoutEffect(() => {
    // Somebody may have opened another link; what is being typed stays as it is while it means the same. At once:
    // after the next frame it would wipe out what is typed meanwhile.
    setDraft((typed) => (same(read(typed), value) ? typed : written));
  }, [written]);
  const isWrong = read(draft) === undefined || isAmiss;
  return (
    <div>
      <div class={isWrong ? `${css.pill} ${css.isWrong}` : css.pill}>
        <label for={id}>{name}</label>
        <input
          id={id}
          size={size}
          inputMode={inputMode}
          autocomplete="off"
          spellcheck={false}
          value={draft}
          placeholder={props.placeholder}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
          onInput={({ currentTarget }) => {
            setDraft(currentTarget.value);
            const typed = read(currentTarget.value);
            if (typed !== undefined && !same(typed, value)) onTake(typed);
          }}
          onBlur={() => setDraft(write(value))}
        />
      </div>
      {isWrong && (
        <p id={`${id}-wrong`} class={css.pillWrong}>
          {wrong}
        </p>
      )}
    </div>
  );
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

type PillSelectProps = {
  readonly name: string;
  readonly about?: string | undefined;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly chosen: string;
  readonly onPick: (value: string) => void;
};

/** One of a list, its name and what is chosen on one line. */
export function PillSelect({ name, about, options, chosen, onPick }: PillSelectProps) {
  const id = useId();
  return (
    <div class={css.pill} title={about}>
      <label for={id}>{name}</label>
      <select
        id={id}
        class={css.pick}
        value={chosen}
        onChange={({ currentTarget }) => {
          const picked = options[currentTarget.selectedIndex];
          if (picked !== undefined) onPick(picked[0]);
        }}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value} selected={value === chosen}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

type LabTableProps = {
  readonly caption: string;
  /** The first names the rows; the others stand over figures. */
  readonly columns: readonly string[];
  readonly children: ComponentChildren;
};

/** Figures in rows, in a box of their own that scrolls sideways where they are wider than the screen. */
export const LabTable = ({ caption, columns, children }: LabTableProps) => (
  <div class={css.tableBox} role="region" aria-label={caption} tabIndex={0}>
    <table class={`tbl ${css.figures}`}>
      <caption class="sr">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, at) => (
            <th key={column} scope="col" class={at === 0 ? '' : 'r'}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
