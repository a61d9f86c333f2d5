import { useId, useLayoutEffect, useState } from 'preact/hooks';

export type PillFieldProps<Value> = {
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
    <div class="pillcol">
      <div class={isWrong ? 'pillbox is-wrong' : 'pillbox'}>
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
        <p id={`${id}-wrong`} class="pillwrong">
          {wrong}
        </p>
      )}
    </div>
  );
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
