import { useId, useLayoutEffect, useState } from 'preact/hooks';
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
  const id = useId();
  const shown = fieldText(value === '' ? null : Number(value));
  const [typed, setTyped] = useState(shown);
  // At once: after the next frame it would wipe out what is typed meanwhile.
  useLayoutEffect(() => setTyped(shown), [shown]);
  return (
    <div class="field">
      <label for={id}>{name}</label>
      <input
        id={id}
        class="input"
        type="datetime-local"
        value={typed}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        onChange={({ currentTarget }) => {
          const at = momentIn(currentTarget.value);
          if (at !== null || currentTarget.value === '') onPick(at === null ? '' : String(at));
        }}
      />
      {note !== undefined && (
        <p id={`${id}-note`} class="quiet small">
          {note}
        </p>
      )}
    </div>
  );
}
