import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import * as css from './field.module.css';
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
          class={`input ${css.select}`}
          data-part="select"
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

type SettingProps = {
  /** None where what stands above says it. */
  readonly name?: string;
  /** The name is for screen readers alone: what stands around says it. */
  readonly nameless?: boolean;
  /** The place in the page that a link from what is missing leads to. */
  readonly id?: string | undefined;
  readonly class?: string;
  readonly children: ComponentChildren;
};

/** What belongs together under one name, ruled off from what stands above. */
export const Setting = ({ name, nameless = false, id, class: look = '', children }: SettingProps) => (
  <fieldset
    class={`${css.setting} ${look}`}
    data-part="setting"
    id={id}
    tabIndex={id === undefined ? undefined : -1}
  >
    {name !== undefined && <legend class={nameless ? 'sr' : undefined}>{name}</legend>}
    {children}
  </fieldset>
);

type SegmentRowProps<Value> = {
  readonly options: readonly (readonly [value: Value, text: string])[];
  /** None until somebody has picked, where nothing may be taken for granted. */
  readonly chosen: Value | undefined;
  readonly onPick: (value: Value) => void;
};

export type SegmentsProps<Value extends string> = SegmentRowProps<Value> & {
  readonly name: string;
  readonly note?: string | undefined;
};

/** One of a few, side by side, under a name. */
export const Segments = <Value extends string>({ name, note, ...choices }: SegmentsProps<Value>) => (
  <Setting name={name}>
    <SegmentRow {...choices} />
    {note !== undefined && <p class="quiet small">{note}</p>}
  </Setting>
);

/** One of a few, side by side. */
export function SegmentRow<Value extends string | boolean | undefined>(props: SegmentRowProps<Value>) {
  const { options, chosen, onPick } = props;
  const group = useId();
  return (
    <div class={css.segments} data-part="segments">
      {options.map(([value, text]) => (
        <Segment key={text} group={group} checked={value === chosen} onPick={() => onPick(value)}>
          {text}
        </Segment>
      ))}
    </div>
  );
}

type SegmentProps = {
  /** The name that all the buttons of one choice have. */
  readonly group: string;
  readonly checked: boolean;
  readonly onPick: () => void;
  /** Whether it is what a page that has just opened looks at. */
  readonly isFirst?: boolean;
  readonly children: string;
};

/** One choice as a button that stays down, wherever it stands. */
export const Segment = ({ group, checked, onPick, isFirst = false, children }: SegmentProps) => (
  <label class={css.segment} data-part="segment">
    <input
      type="radio"
      name={group}
      checked={checked}
      data-focus={isFirst ? '' : undefined}
      onChange={onPick}
    />
    <span>{children}</span>
  </label>
);

export type TickProps = {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly children: ComponentChildren;
};

export const Tick = ({ on, onChange, children }: TickProps) => (
  <label class={css.tick} data-part="tick">
    <input type="checkbox" checked={on} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
    <span>{children}</span>
  </label>
);
