import type { ComponentChildren } from 'preact';
import { Icon } from '../parts/icon.tsx';
import { useIsAway } from '../shell/banners.tsx';
import { Brand } from '../shell/brand.tsx';
import { settingsOpen } from '../shell/settings-sheet.tsx';
import { CallsForHelp } from '../staff/calls-for-help.tsx';
import { time, timeToTheSecond, words } from '../words/words.ts';
import { clock, night, nightConnection, retryNight } from './console-state.ts';
import { goOn } from './host-table.ts';
import { hostWords } from './host-words.ts';

type BarProps = {
  readonly title: string;
  readonly note: string;
  readonly children?: ComponentChildren;
};

/** The bar over every page of the host. */
export function Bar({ title, note, children }: BarProps) {
  return (
    <header class="bar">
      <Brand />
      <span class="bar-line" />
      <div class="evt">
        <b>{title}</b>
        <span>{note}</span>
      </div>
      <span class="grow" />
      {children}
      <button
        type="button"
        class="iconbtn"
        aria-label={hostWords.value.desk.settings}
        onClick={() => (settingsOpen.value = true)}
      >
        <Icon name="menu" />
      </button>
    </header>
  );
}

/** What the host has to know before anything else: the link is lost, the disk fails, the pit is paused. */
export function Banners() {
  return (
    <>
      <LinkLost />
      <Trouble />
      <IsPaused />
      <Stopped />
      <Rematch />
      <CallsForHelp />
    </>
  );
}

/** The page stays as it is, and says how old it is: a host whose link is lost is never sent to the set-up page. */
function LinkLost() {
  const said = hostWords.value.desk;
  const state = nightConnection.value;
  const isAway = useIsAway(state);
  if (!isAway || state.is !== 'reconnecting') return null;
  const lost = Math.max(1, Math.round((clock.value - state.since) / 1_000));
  return (
    <div class="banner" role="status">
      <Icon name="warn" />
      <div class="banner-say">
        <b>{said.lostTitle}</b>
        <span>{night.value?.pit.pauseWhenAway === true ? said.lostWaits : said.lostText}</span>
        <span class="quiet small">
          {said.lostTries({ seconds: lost })} {said.lostSince({ time: timeToTheSecond(state.staleSince) })}
        </span>
      </div>
      <button type="button" class="btn btn-sm" onClick={retryNight}>
        {words.value.common.tryAgain}
      </button>
    </div>
  );
}

function Trouble() {
  const state = nightConnection.value;
  const { troubleTitle, troubleText } = hostWords.value.desk;
  if (state.is !== 'live' || state.inTrouble !== true) return null;
  return (
    <div class="banner" role="alert">
      <Icon name="warn" />
      <div>
        <b>{troubleTitle}</b>
        <span>{troubleText}</span>
      </div>
    </div>
  );
}

/** Every table that has stopped, and why: somebody has to look after it. */
function Stopped() {
  const { stoppedTitle } = hostWords.value.desk;
  const stopped = (night.value?.tables ?? []).filter(({ halted }) => halted !== null);
  return (
    <>
      {stopped.map(({ card, halted }) => (
        <div key={card.table} class="banner" role="status">
          <Icon name="warn" />
          <div>
            <b>{stoppedTitle({ table: card.title })}</b>
            <span>{halted}</span>
          </div>
        </div>
      ))}
    </>
  );
}

/** When the tables are closed and more than half of those who played want another round. */
function Rematch() {
  const said = hostWords.value.night;
  const { rematch = null } = night.value ?? {};
  if (rematch === null || rematch.wants * 2 <= rematch.of) return null;
  return (
    <div class="banner" role="status">
      <Icon name="play" />
      <div class="banner-say">
        <b>{said.rematchTitle}</b>
        <span>{said.rematchText(rematch)}</span>
      </div>
      <button type="button" class="btn btn-sm" onClick={() => void goOn()}>
        {said.rematch}
      </button>
    </div>
  );
}

function IsPaused() {
  const paused = night.value?.pit.paused ?? null;
  const { pausedTitle, pausedSince, pausedBy } = hostWords.value.desk;
  if (paused === null) return null;
  return (
    <div class="banner" role="status">
      <Icon name="clock" />
      <div>
        <b>{pausedTitle}</b>
        <span>
          {paused.by === undefined
            ? pausedSince({ time: time(paused.since) })
            : pausedBy({ by: paused.by, time: time(paused.since) })}{' '}
          {paused.until !== undefined && `${words.value.shell.pausedUntil({ time: time(paused.until) })}. `}
          {paused.words ?? ''}
        </span>
      </div>
    </div>
  );
}
