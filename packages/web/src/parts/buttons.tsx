import type { ComponentChildren } from 'preact';
import * as css from './buttons.module.css';

const splits = { two: css.two, lean: css.lean } as const;

type ButtonsProps = {
  /** Two of one width, or the second wider than the first; one under another unless said. */
  readonly split?: keyof typeof splits | undefined;
  readonly class?: string;
  readonly children: ComponentChildren;
};

/** What can be done at the end of a sheet or of a part of it. */
export const Buttons = ({ split, class: name = '', children }: ButtonsProps) => (
  <div
    class={`${css.buttons} ${split === undefined ? '' : splits[split]} ${name}`}
    data-part="buttons"
    data-split={split}
  >
    {children}
  </div>
);
