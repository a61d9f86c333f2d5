import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Labelled } from './labelled.tsx';

type Given = {
  readonly type?: 'number' | 'time' | 'date';
  readonly maxLength?: number;
  readonly inputMode?: 'decimal' | 'numeric';
  readonly autocomplete?: 'off';
  readonly required?: boolean;
  readonly placeholder?: string;
  readonly min?: number;
  readonly max?: number;
};

export type FieldProps = Given & {
  readonly name: string;
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly note?: string;
  readonly autofocus?: boolean;
  readonly id?: string;
  readonly isMissing?: boolean;
};

/** A line to write on. */
export function Field({ name, value, onType, note, autofocus = false, id, isMissing, ...given }: FieldProps) {
  return (
    <Labelled
      name={name}
      {...(id === undefined ? {} : { id })}
      {...(isMissing === undefined ? {} : { isMissing })}
      {...(note === undefined ? {} : { note })}
      control={(tied) => (
        <input
          {...given}
          {...tied}
          class="input"
          value={value}
          aria-invalid={isMissing === true ? 'true' : undefined}
          autofocus={autofocus}
          onInput={({ currentTarget }) => onType(currentTarget.value)}
        />
      )}
    />
  );
}

export type SelectProps<Value extends string> = {
  readonly name: string;
  readonly options: readonly (readonly [value: Value, text: string])[];
  readonly chosen: Value;
  readonly onPick: (value: Value) => void;
  /** The name is for screen readers alone: what stands around says it. */
  readonly nameless?: boolean;
};

/** One of a list that is too long to lie open. */
export function Select<Value extends string>({
  name,
  options,
  chosen,
  onPick,
  nameless = false,
}: SelectProps<Value>) {
  return (
    <Labelled
      name={name}
      nameless={nameless}
      control={(tied) => (
        <select
          {...tied}
          class="input pick"
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
      )}
    />
  );
}

export type SegmentsProps<Value extends string> = Omit<SelectProps<Value>, 'nameless' | 'chosen'> & {
  /** None until somebody has picked, where nothing may be taken for granted. */
  readonly chosen: Value | undefined;
  readonly note?: string | undefined;
};

/** One of a few, side by side. */
export function Segments<Value extends string>({
  name,
  options,
  chosen,
  onPick,
  note,
}: SegmentsProps<Value>) {
  const group = useId();
  return (
    <fieldset class="setting">
      <legend>{name}</legend>
      <div class="segments">
        {options.map(([value, text]) => (
          <label key={value} class="segment">
            <input type="radio" name={group} checked={value === chosen} onChange={() => onPick(value)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
      {note !== undefined && <p class="quiet small">{note}</p>}
    </fieldset>
  );
}

export type TickProps = {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly children: ComponentChildren;
};

export function Tick({ on, onChange, children }: TickProps) {
  return (
    <label class="tick tick-in">
      <input type="checkbox" checked={on} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      <span>{children}</span>
    </label>
  );
}
