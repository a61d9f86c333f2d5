import type { ComponentChildren } from 'preact';
import * as css from './form.module.css';

type FormProps = {
  /** Sends what was filled in, without leaving the page; without it the form is only looked at and pressed. */
  readonly onSend?: () => unknown;
  readonly class?: string;
  readonly role?: 'status';
  readonly children: ComponentChildren;
};

/** What is filled in and pressed in a sheet or a panel, one thing under another. */
export function Form({ onSend, class: name = '', role, children }: FormProps) {
  const look = { class: `${css.form} ${name}`, 'data-part': 'form' };
  if (onSend === undefined)
    return (
      <div {...look} role={role}>
        {children}
      </div>
    );
  return (
    <form
      {...look}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {children}
    </form>
  );
}

/** Two fields of one line, where there is room for both. */
export const Pair = ({ children }: { readonly children: ComponentChildren }) => (
  <div class={css.pair}>{children}</div>
);

type WrongProps = {
  readonly id?: string;
  /** What is there before anything is wrong is a status. */
  readonly role?: 'alert' | 'status';
  readonly isSmall?: boolean;
  readonly children: ComponentChildren;
};

/** What is wrong with what was filled in. */
export const Wrong = ({ id, role, isSmall = false, children }: WrongProps) => (
  <p id={id} class={isSmall ? `small ${css.wrong}` : css.wrong} role={role}>
    {children}
  </p>
);
