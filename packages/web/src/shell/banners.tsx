import type { StreamState } from '@dicepit/client';
import { writeClause } from '@dicepit/games';
import type { Pausing } from '@dicepit/wire';
import type { ComponentChildren } from 'preact';
import { useIsAway } from '../live/passing-time.ts';
import { pit } from '../live/pit.ts';
import { Icon, type IconName } from '../parts/icon.tsx';
import { time, timeToTheSecond, words } from '../words/words.ts';
import * as css from './banners.module.css';

/** The pit is paused: the same words on every screen, since when, and until when where the host has said so. */
export function Paused({ pausing }: { readonly pausing: Pausing }) {
  const said = words.value.shell;
  const { since, until, hostAway, by } = pausing;
  const title = until === undefined ? said.pausedTitle : said.pausedUntil({ time: time(until) });
  return (
    <Banner
      icon="warn"
      role="status"
      title={title}
      text={pausing.words ?? (hostAway === true ? said.pausedAway : said.pausedText)}
      note={
        hostAway === true
          ? said.pausedSince({ time: time(since) })
          : said.pausedBy({ name: by ?? said.theHost, time: time(since) })
      }
    />
  );
}

/** The same, where the pit has said that it is paused. */
export function PausedPit() {
  const pausing = pit.value?.pausing ?? null;
  return pausing === null ? null : <Paused pausing={pausing} />;
}

/** The table is halted; `words` are what whoever halted it has said. */
export function Fault({ said, clause }: { readonly said?: string; readonly clause?: string }) {
  const { faultTitle, faultText } = words.value.shell;
  return (
    <Banner
      icon="warn"
      role="status"
      title={faultTitle}
      text={said ?? faultText}
      note={clause === undefined ? '' : words.value.common.clause({ clause: writeClause(clause) })}
    />
  );
}

type BannerProps = {
  readonly icon?: IconName | undefined;
  readonly title?: string;
  readonly text: ComponentChildren;
  /** A second line of the same, and one that matters less. */
  readonly more?: string | undefined;
  readonly note?: string;
  readonly role?: 'status' | 'alert';
  /** The name of the banner where it is a part of the page by itself. */
  readonly label?: string;
  readonly class?: string;
  /** What can be done about it, beside what is said. */
  readonly children?: ComponentChildren;
};

/** Something that everybody on the page has to know while it is so. */
export function Banner(props: BannerProps) {
  const { icon, title, text, more, note = '', role, label, class: name = '', children } = props;
  const Part = label === undefined ? 'div' : 'section';
  return (
    <Part class={`${css.banner} ${name}`} data-part="banner" role={role} aria-label={label}>
      {icon !== undefined && <Icon name={icon} />}
      <div class={css.say} data-part={children === undefined ? undefined : 'banner-say'}>
        {title !== undefined && <b>{title}</b>}
        <span>{text}</span>
        {more !== undefined && <span>{more}</span>}
        {note !== '' && <span class="quiet small">{note}</span>}
      </div>
      {children}
    </Part>
  );
}

type ConnectionProps = { readonly state: StreamState; readonly onRetry: () => void };

/** A pill that says what is stale, and since when, while the pit is away. */
export function Connection({ state, onRetry }: ConnectionProps) {
  const isAway = useIsAway(state);
  if (!isAway) return null;
  const { connecting, reconnecting, stale, retryNow } = words.value.shell;
  const isFirst = state.is === 'connecting';
  return (
    <div class={css.connection} data-part="connection" role="status">
      <Icon name="repeat" small />
      <span class={css.stale}>
        <b>{isFirst ? connecting : reconnecting}</b>
        {state.is === 'reconnecting' && <span>{stale({ since: timeToTheSecond(state.staleSince) })}</span>}
      </span>
      <button type="button" class="btn btn-sm" onClick={onRetry}>
        {retryNow}
      </button>
    </div>
  );
}
