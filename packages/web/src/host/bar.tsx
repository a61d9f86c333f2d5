import type { ComponentChildren } from 'preact';
import { useIsAway } from '../live/passing-time.ts';
import { Icon } from '../parts/icon.tsx';
import { Banner } from '../shell/banners.tsx';
import { settingsOpen } from '../shell/settings-sheet.tsx';
import { CallsForHelp } from '../staff/calls-for-help.tsx';
import { DeskBar } from '../staff/desk-bar.tsx';
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
    <DeskBar
      heading={
        <>
          <b>{title}</b>
          <span>{note}</span>
        </>
      }
    >
      {children}
      <button
        type="button"
        class="iconbtn"
        aria-label={hostWords.value.desk.settings}
        onClick={() => (settingsOpen.value = true)}
      >
        <Icon name="menu" />
      </button>
    </DeskBar>
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
    <Banner
      icon="warn"
      role="status"
      title={said.lostTitle}
      text={night.value?.pit.pauseWhenAway === true ? said.lostWaits : said.lostText}
      note={`${said.lostTries({ seconds: lost })} ${said.lostSince({ time: timeToTheSecond(state.staleSince) })}`}
    >
      <button type="button" class="btn btn-sm" onClick={retryNight}>
        {words.value.common.tryAgain}
      </button>
    </Banner>
  );
}

function Trouble() {
  const state = nightConnection.value;
  const { troubleTitle, troubleText } = hostWords.value.desk;
  if (state.is !== 'live' || state.inTrouble !== true) return null;
  return <Banner icon="warn" role="alert" title={troubleTitle} text={troubleText} />;
}

/** Every table that has stopped, and why: somebody has to look after it. */
function Stopped() {
  const { stoppedTitle } = hostWords.value.desk;
  const stopped = (night.value?.tables ?? []).filter(({ halted }) => halted !== null);
  return (
    <>
      {stopped.map(({ card, halted }) => (
        <Banner
          key={card.table}
          icon="warn"
          role="status"
          title={stoppedTitle({ table: card.title })}
          text={halted}
        />
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
    <Banner icon="play" role="status" title={said.rematchTitle} text={said.rematchText(rematch)}>
      <button type="button" class="btn btn-sm" onClick={() => void goOn()}>
        {said.rematch}
      </button>
    </Banner>
  );
}

function IsPaused() {
  const paused = night.value?.pit.paused ?? null;
  const { pausedTitle, pausedSince, pausedBy } = hostWords.value.desk;
  if (paused === null) return null;
  return (
    <Banner
      icon="clock"
      role="status"
      title={pausedTitle}
      text={
        <>
          {paused.by === undefined
            ? pausedSince({ time: time(paused.since) })
            : pausedBy({ by: paused.by, time: time(paused.since) })}{' '}
          {paused.until !== undefined && `${words.value.shell.pausedUntil({ time: time(paused.until) })}. `}
          {paused.words ?? ''}
        </>
      }
    />
  );
}
