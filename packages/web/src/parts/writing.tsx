import { useId } from 'preact/hooks';

export type WritingProps = {
  readonly name: string;
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly note?: string;
  readonly rows?: number;
};

/** As much as the pit takes of anybody's words. */
const MOST = 500;

/** Several lines to write on, with their name above and a note below. */
export function Writing({ name, value, onType, note, rows = 2 }: WritingProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{name}</label>
      <textarea
        id={id}
        class="input writing"
        rows={rows}
        maxLength={MOST}
        value={value}
        {...(note === undefined ? {} : { 'aria-describedby': `${id}-note` })}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
      />
      {note !== undefined && (
        <p id={`${id}-note`} class="quiet small">
          {note}
        </p>
      )}
    </div>
  );
}
