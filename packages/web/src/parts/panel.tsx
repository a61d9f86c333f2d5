import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Icon, type IconName } from './icon.tsx';
import * as css from './panel.module.css';

type PanelProps = {
  readonly title: string;
  /** What stands beside the title: how much there is, or what can be done about all of it. */
  readonly aside?: ComponentChildren;
  /** Whether its title is that of the whole page. */
  readonly isPage?: boolean;
  readonly class?: string;
  readonly children: ComponentChildren;
};

/** A panel on a page of staff, under its title. */
export function Panel({ title, aside, isPage = false, class: name = '', children }: PanelProps) {
  const id = useId();
  const Title = isPage ? 'h1' : 'h2';
  return (
    <section class={`panel ${name}`} aria-labelledby={id}>
      <PanelHead>
        <Title class="h2" id={id}>
          {title}
        </Title>
        {aside}
      </PanelHead>
      {children}
    </section>
  );
}

type PartProps = { readonly children: ComponentChildren };

/** A title, and what stands beside it. */
export const PanelHead = ({ children }: PartProps) => (
  <div class={css.head} data-part="panel-head">
    {children}
  </div>
);

type PanelEmptyProps = PartProps & {
  /** Whether it is what somebody came to hear. */
  readonly isAnswer?: boolean;
};

/** What stands in the place of a list that has nothing in it. */
export const PanelEmpty = ({ isAnswer = false, children }: PanelEmptyProps) => (
  <p class={`${css.empty} ${isAnswer ? css.isAnswer : 'quiet'}`}>{children}</p>
);

type PanelLineProps = PartProps & {
  /** Whether it says more than a name. */
  readonly isTall?: boolean;
  /** Whether it is one of a list. */
  readonly isItem?: boolean;
};

/** What is so, and beside it the button that changes it. */
export function PanelLine({ isTall = false, isItem = false, children }: PanelLineProps) {
  const Line = isItem ? 'li' : 'div';
  return <Line class={isTall ? `${css.line} ${css.isTall}` : css.line}>{children}</Line>;
}

type PanelCardProps = PartProps & {
  /** What it is; a table has the cloth of its game instead. */
  readonly icon?: IconName;
  readonly pack?: string;
  readonly name: string;
  readonly notes: readonly ComponentChildren[];
  readonly class?: string;
};

/** Somebody or something of a list, with the way to more of it. */
export function PanelCard({ icon, pack, name, notes, class: look = '', children }: PanelCardProps) {
  return (
    <li
      class={`${css.card} ${icon === undefined ? '' : css.hasIcon} ${look}`}
      data-part="panel-card"
      data-pack={pack}
    >
      {icon === undefined ? <span class={css.cloth} /> : <Icon name={icon} />}
      <div>
        <b>{name}</b>
        {notes.map((note, place) => (
          // A line has nothing but its place to tell it apart.
          <span key={place} class={css.note}>
            {note}
          </span>
        ))}
      </div>
      {children}
    </li>
  );
}

/** What is copied letter by letter: a link, a token, a hash, or what is typed at a prompt. */
export function Verbatim({
  isTyped = false,
  children,
}: {
  readonly isTyped?: boolean;
  readonly children: string;
}) {
  const Text = isTyped ? 'pre' : 'p';
  return (
    <Text class={css.verbatim} data-part="verbatim">
      {children}
    </Text>
  );
}
