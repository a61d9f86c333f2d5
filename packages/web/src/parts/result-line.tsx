import type { ComponentChildren } from 'preact';
import * as css from './result-line.module.css';

export type ResultLineProps = {
  readonly what: ComponentChildren;
  /** Whose it is, how much lay there, or at what odds. */
  readonly beside?: ComponentChildren;
  /** What is marked at it. */
  readonly pill?: ComponentChildren;
  /** What has become of it, before its sum. */
  readonly word?: string;
  readonly value?: ComponentChildren;
  readonly isWon?: boolean;
  /** What stands in the place of a sum where there is none. */
  readonly aside?: ComponentChildren;
  readonly how?: ComponentChildren;
  readonly notes?: readonly { readonly clause: string; readonly note: ComponentChildren }[];
  readonly clause?: ComponentChildren;
};

/** One line of a slip, of an account or of a list of bets: what it is, its sum, how it came about, and by which clause. */
export function ResultLine(props: ResultLineProps) {
  const { what, beside, pill, word, value, isWon = false, aside, how, notes = [], clause } = props;
  const cited = clause !== undefined && <span class={css.clause}>{clause}</span>;
  const hasSum = value !== undefined || aside !== undefined;
  return (
    <li class={css.line} data-part="line">
      <span class={css.what} data-part="what">
        {what}
        {beside !== undefined && <small>{beside}</small>}
        {pill}
      </span>
      {value !== undefined && (
        <span class={isWon ? `${css.value} ${css.isWon}` : css.value} data-part="value">
          {word !== undefined && <small>{word}</small>}
          {value}
        </span>
      )}
      {aside}
      {!hasSum && cited}
      {how !== undefined && (
        <span class={css.how}>
          {how}
          {notes.map(({ clause: at, note }) => (
            <span key={at} class={css.note}>
              {note}
            </span>
          ))}
        </span>
      )}
      {hasSum && cited}
    </li>
  );
}
