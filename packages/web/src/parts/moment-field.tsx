import { useLayoutEffect, useState } from 'preact/hooks';
import { Labelled } from './labelled.tsx';
import { fieldText, momentIn } from './moments.ts';

export type MomentFieldProps = {
  readonly name: string;
  /** In milliseconds as an address writes it; empty where it is open. */
  readonly value: string;
  readonly onPick: (value: string) => void;
  readonly note?: string;
};

/** A day and a time; an empty one leaves the period open on its side. */
export function MomentField({ name, value, onPick, note }: MomentFieldProps) {
  const shown = fieldText(value === '' ? null : Number(value));
  const [typed, setTyped] = useState(shown);
  // At once: after the next frame it would wipe out what is typed meanwhile.
  useLayoutEffect(() => setTyped(shown), [shown]);
  return (
    <Labelled
      name={name}
      {...(note === undefined ? {} : { note })}
      control={(tied) => (
        <input
          {...tied}
          class="input"
          type="datetime-local"
          value={typed}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          onChange={({ currentTarget }) => {
            const at = momentIn(currentTarget.value);
            if (at !== null || currentTarget.value === '') onPick(at === null ? '' : String(at));
          }}
        />
      )}
    />
  );
}
