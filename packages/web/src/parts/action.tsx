import type { ComponentChildren } from 'preact';

export type ActionProps = {
  readonly class?: string;
  readonly children: ComponentChildren;
  /** Why it cannot be done now. The button keeps its place and says so when it is pressed. */
  readonly why?: string | undefined;
  readonly onPress: () => void;
  /** What is done with the reason; it is announced where nothing else is said. */
  readonly onRefused?: (why: string) => void;
  readonly label?: string;
  readonly pressed?: boolean;
  readonly autofocus?: boolean;
  /** Its public name in the page, as `data-part`. */
  readonly part?: string;
  /** The key that does the same, as `aria-keyshortcuts` writes it. */
  readonly shortcut?: string | undefined;
};

/** A button that is never silently dead: what is not lawful now says why. */
export function Action(props: ActionProps) {
  const {
    class: name = 'btn',
    children,
    why,
    onPress,
    onRefused,
    label,
    pressed,
    autofocus,
    part,
    shortcut,
  } = props;
  return (
    <button
      type="button"
      class={name}
      data-part={part}
      aria-disabled={why === undefined ? undefined : 'true'}
      aria-label={label}
      aria-pressed={pressed}
      aria-keyshortcuts={shortcut}
      title={why}
      autofocus={autofocus}
      onClick={() => {
        if (why === undefined) onPress();
        else onRefused?.(why);
      }}
    >
      {children}
    </button>
  );
}
