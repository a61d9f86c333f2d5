import { Labelled } from './labelled.tsx';
import * as css from './writing.module.css';

export type WritingProps = {
  readonly name: string;
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly note?: string;
  readonly rows?: number;
};

/** As much as the pit takes of anybody's words. */
const MAX_CHARACTERS = 500;

/** Several lines to write on. */
export const Writing = ({ value, onType, rows = 2, ...named }: WritingProps) => (
  <Labelled
    {...named}
    control={(tied) => (
      <textarea
        {...tied}
        class={`input ${css.writing}`}
        rows={rows}
        maxLength={MAX_CHARACTERS}
        value={value}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
      />
    )}
  />
);
