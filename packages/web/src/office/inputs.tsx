import type { Moment } from '@dicepit/engine';
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { centsIn } from '../host/start/draft.ts';
import { fieldText, momentIn } from '../parts/moments.ts';

type Named = {
  /** The place in the page that a link from what is missing leads to. */
  readonly id?: string;
  readonly name: string;
  readonly note?: string;
  readonly isMissing?: boolean;
  /** The name is for screen readers alone: what stands around says it. */
  readonly nameless?: boolean;
};

export type TextProps = Named & {
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly most?: number;
  readonly rows?: number;
  readonly children?: ComponentChildren;
};

/** Several lines to write on. */
export function LongText({
  id,
  name,
  nameless,
  note,
  isMissing,
  value,
  onType,
  most = 4_000,
  rows = 2,
  children,
}: TextProps) {
  const own = useId();
  const place = id ?? own;
  return (
    <div class={`field ${isMissing === true ? 'is-missing' : ''}`}>
      <label for={place} class={nameless === true ? 'sr' : ''}>
        {name}
      </label>
      <textarea
        id={place}
        class="input area"
        rows={rows}
        maxLength={most}
        value={value}
        {...(note === undefined ? {} : { 'aria-describedby': `${place}-note` })}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
      />
      {note !== undefined && (
        <p id={`${place}-note`} class="quiet small">
          {note}
        </p>
      )}
      {children}
    </div>
  );
}

export type LineProps = Named & {
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly most?: number;
  readonly inputMode?: 'decimal' | 'numeric';
  readonly list?: string;
};

/** One line to write on. */
export function Line({
  id,
  name,
  nameless,
  note,
  isMissing,
  value,
  onType,
  most = 100,
  ...given
}: LineProps) {
  const own = useId();
  const place = id ?? own;
  return (
    <div class={`field ${isMissing === true ? 'is-missing' : ''}`}>
      <label for={place} class={nameless === true ? 'sr' : ''}>
        {name}
      </label>
      <input
        {...given}
        type="text"
        id={place}
        class="input"
        maxLength={most}
        value={value}
        {...(note === undefined ? {} : { 'aria-describedby': `${place}-note` })}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
      />
      {note !== undefined && (
        <p id={`${place}-note`} class="quiet small">
          {note}
        </p>
      )}
    </div>
  );
}

export type MomentProps = Named & {
  readonly value: Moment | null;
  readonly onSet: (at: Moment | null) => void;
};

/** A date and a time, by the clock of this device. */
export function MomentField({ id, name, nameless, isMissing, value, onSet }: MomentProps) {
  const own = useId();
  return (
    <div class={`field ${isMissing === true ? 'is-missing' : ''}`}>
      <label for={id ?? own} class={nameless === true ? 'sr' : ''}>
        {name}
      </label>
      <input
        id={id ?? own}
        class="input"
        type="datetime-local"
        value={fieldText(value)}
        onInput={({ currentTarget }) => onSet(momentIn(currentTarget.value))}
      />
    </div>
  );
}

export type SumProps = Named & {
  readonly cents: number | null;
  readonly onSet: (cents: number | null) => void;
};

/** A sum of dollars; what is half typed stays as it is typed. */
export function SumField({ cents, onSet, ...named }: SumProps) {
  const [typed, setTyped] = useState('');
  const value = (centsIn(typed) ?? null) === cents ? typed : writtenSum(cents);
  return (
    <Line
      {...named}
      value={value}
      inputMode="decimal"
      most={13}
      onType={(text) => {
        setTyped(text);
        onSet(centsIn(text) ?? null);
      }}
    />
  );
}

export type CountProps = Named & {
  readonly value: number | undefined;
  readonly onSet: (value: number | undefined) => void;
};

/** A whole number. */
export const CountField = ({ value, onSet, ...named }: CountProps) => (
  <Line
    {...named}
    value={value === undefined ? '' : String(value)}
    inputMode="numeric"
    most={7}
    onType={(text) => onSet(/^\d{1,7}$/.test(text.trim()) ? Number(text) : undefined)}
  />
);

const writtenSum = (cents: number | null): string =>
  cents === null ? '' : (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);
