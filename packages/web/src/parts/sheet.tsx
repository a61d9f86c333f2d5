import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { SheetAnnouncer } from '../shell/announcer.tsx';
import { words } from '../words/words.ts';
import { Icon } from './icon.tsx';
import * as css from './sheet.module.css';

export type SheetProps = {
  /** The answer, as a title. */
  readonly title: string;
  /** A second line under the title. */
  readonly note?: string;
  /** The id of what says more about it where that is not the note, to be read out with the title. */
  readonly describedBy?: string;
  /** What stands beside the title, such as the odds. */
  readonly aside?: ComponentChildren;
  readonly children: ComponentChildren;
  readonly onClose: () => void;
  /** A sheet that leaves what is behind it in view and in reach. */
  readonly open?: boolean;
  /** Whether a cross stands in the corner; a sheet with a way out among its buttons needs none. */
  readonly closable?: boolean;
  readonly class?: string;
  /** What it is, where it is looked for. */
  readonly kind?: string;
};

/**
 * A sheet over the screen. The browser's own dialog keeps the focus inside, gives it back afterwards, and closes on
 * Escape; where it is left open beside the screen, the focus is free.
 */
export function Sheet(props: SheetProps) {
  const {
    title,
    note,
    describedBy,
    aside,
    children,
    onClose,
    open = false,
    closable = false,
    class: name = '',
    kind,
  } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef(false);
  const heading = useId();
  const below = useId();
  // At once, and not after the next frame: a key that is pressed meanwhile belongs to the sheet.
  useLayoutEffect(() => {
    const { current } = dialog;
    if (open) current?.show();
    else current?.showModal();
    return () => current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      class={`${css.sheet} ${name}`}
      data-part="sheet"
      data-kind={kind}
      aria-labelledby={heading}
      aria-describedby={note === undefined ? describedBy : below}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={({ target, currentTarget }) => {
        pressed.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        // The scrim belongs to the dialog: a tap on it, and on nothing inside, closes the sheet. A finger that was down
        // before the sheet was there is still letting go of what it held.
        if (!open && target === currentTarget && pressed.current) onClose();
      }}
    >
      {!open && <SheetAnnouncer />}
      <div class={css.body} data-part="sheet-body">
        <div class={css.head} data-part="sheet-head">
          <div class={css.title}>
            <h2 id={heading}>{title}</h2>
            {note !== undefined && <p id={below}>{note}</p>}
          </div>
          {aside}
          {closable && (
            <button
              type="button"
              class={`iconbtn ${css.close}`}
              aria-label={words.value.common.close}
              onClick={onClose}
            >
              <Icon name="close" />
            </button>
          )}
        </div>
        {children}
      </div>
    </dialog>
  );
}
