import { writeClause } from '@dicepit/games';
import type { PartyScreen, Screen } from '@dicepit/wire';
import type { ComponentChildren } from 'preact';
import { BankedView } from './banked-view.tsx';
import { type GiveCode, LobbyView } from './lobby-view.tsx';
import { PartyView, Pile } from './party-view.tsx';
import { searchFor, type ViewName, viewNames } from './tv-address.ts';
import * as css from './tv-page.module.css';
import {
  Cube,
  type DiceOnScreen,
  Fitted,
  type FloatingReaction,
  type LaterViews,
  Token,
  TrailWords,
  usePitTime,
} from './tv-parts.tsx';
import { wantsSound } from './tv-sound.ts';
import { inSpoken, said, timeOf } from './tv-words.ts';

/** All that a television shows at a moment. */
export type TvState = {
  readonly view: ViewName;
  /** Nothing until the first picture has come. */
  readonly screen: Screen | undefined;
  /** Dice that fly over it, or have just come to rest there. */
  readonly dice: DiceOnScreen | undefined;
  readonly health: 'opening' | 'live' | 'away';
  /** Says since when the picture is old; empty while it is not. */
  readonly staleNote: string;
  /** The table of this address is no more. */
  readonly isGone: boolean;
  /** What was heard last, in words, for whoever does not hear it. */
  readonly caption: string;
  readonly isCaptioned: boolean;
  readonly isPanelOpen: boolean;
  /** Something can be heard. */
  readonly isSounding: boolean;
  /** The host has chosen the view. */
  readonly isChosen: boolean;
  readonly reactions: readonly FloatingReaction[];
  /** Nothing until it has come, which is soon after the first picture. */
  readonly later: LaterViews | undefined;
};

export type TvActions = {
  /** The first tap or press makes sound possible; the next opens its switches. */
  readonly press: () => void;
  readonly closePanel: () => void;
  /** Something is shown that is no part of the state: the sound has changed. */
  readonly redraw: () => void;
  readonly giveCode: GiveCode;
};

type TvPageProps = TvState & { readonly actions: TvActions };

/** The page of a television: one view at a time, and what lies over every view. */
export function TvPage(page: TvPageProps) {
  const { view, screen, dice, staleNote, caption, isCaptioned, isChosen, reactions, later, actions } = page;
  const isStale = staleNote !== '';
  return (
    <>
      <div class={isStale ? `${css.stage} ${css.stale}` : css.stage} data-part="stage">
        {screen !== undefined && (
          <Stage
            screen={withSeats(screen)}
            dice={dice}
            view={view}
            isChosen={isChosen}
            later={later}
            giveCode={actions.giveCode}
          />
        )}
      </div>
      <footer class={isStale ? `${css.clock} ${css.stale}` : css.clock} data-part="clock">
        <Clock />
        <span>{said[page.health]}</span>
        <button type="button" hidden={!wantsSound} onClick={actions.press}>
          {page.isSounding ? said.soundOn : said.forSound}
        </button>
      </footer>
      {view !== 'blank' && later !== undefined && reactions.length > 0 && (
        <later.Reactions reactions={reactions} />
      )}
      <OverCard {...page} />
      <p class={css.pill} data-part="stale" role="status" hidden={!isStale || screen === undefined}>
        {staleNote}
      </p>
      <p class={`${css.pill} ${css.caption}`} data-part="caption" role="status" hidden={!isCaptioned}>
        {caption}
      </p>
      <div class={css.over} role="dialog" aria-label={said.sounds.title} hidden={!page.isPanelOpen}>
        {page.isPanelOpen && later !== undefined && <later.SoundPanel actions={actions} />}
      </div>
    </>
  );
}

/** The screen with every seat that nobody sits at any more named by its number. */
function withSeats(screen: Screen): Screen {
  const called = <At extends { readonly seat: number; readonly name: string }>(at: At): At =>
    at.name === '' ? { ...at, name: said.seat({ seat: at.seat }) } : at;
  if (screen.is === 'lobby') return screen;
  if (screen.is === 'party') return { ...screen, rows: screen.rows.map(called) };
  const { moment, shooter, pays } = screen;
  return {
    ...screen,
    moment: moment?.is === 'big win' ? called(moment) : moment,
    shooter: shooter && called(shooter),
    pays: pays.map(called),
  };
}

/** What is drawn of a screen: a view of a table has nothing to show in the lobby, and waits there. */
export const drawnView = (
  screen: Screen,
  view: ViewName,
  isChosen = false,
): ViewName | Screen['is'] | 'evening' => {
  if (view === 'blank') return view;
  if (isEvening(screen, view, isChosen)) return 'evening';
  return screen.is === 'lobby' || view === 'table' || view === 'end' ? screen.is : view;
};

/**
 * When the night is over, its end is shown in the place of tables that are closed and of the way in, unless the host
 * has chosen one of these.
 */
const isEvening = ({ evening }: Screen, view: ViewName, isChosen: boolean): boolean =>
  Boolean(evening) && (view === 'end' || (!isChosen && (view === 'table' || view === 'lobby')));

type StageProps = Pick<TvState, 'view' | 'dice' | 'isChosen' | 'later'> & {
  readonly screen: Screen;
  readonly giveCode: GiveCode;
};

function Stage({ screen, dice, view, isChosen, later, giveCode }: StageProps) {
  if (view === 'blank') return null;
  if (screen.evening && isEvening(screen, view, isChosen))
    return later === undefined ? null : <later.EveningView screen={screen} evening={screen.evening} />;
  if (screen.is === 'lobby') return <LobbyView screen={screen} giveCode={giveCode} />;
  if (view !== 'table' && view !== 'lobby' && view !== 'end')
    return later === undefined ? null : <later.InfoView key={view} screen={screen} name={view} />;
  return screen.is === 'banked' ? (
    <BankedView screen={screen} dice={dice} later={later} />
  ) : (
    <PartyView screen={screen} dice={dice} later={later} />
  );
}

function Clock() {
  return <b>{timeOf(usePitTime())}</b>;
}

const cardLooks = { paused: '', fault: css.fault, winner: css.winner } as const;

type Over = { readonly is: keyof typeof cardLooks; readonly parts: ComponentChildren };

type CardProps = { readonly is: string; readonly class: string; readonly children: ComponentChildren };

/** A card that lies over the screen. */
export const Card = ({ is, class: look, children }: CardProps) => (
  <div class={`${css.card} ${look}`} data-part={is}>
    {children}
  </div>
);

/** The card that lies over everything: a pause, a fault, a winner. */
function OverCard({ screen, view, isChosen, isGone }: TvState) {
  const card = isGone
    ? goneCard()
    : screen === undefined || view === 'blank'
      ? null
      : cardFor(screen, view, isChosen);
  return (
    <div class={css.over} data-part="over" role="status" hidden={card === null}>
      {card !== null && (
        <Card key={card.is} is={card.is} class={cardLooks[card.is]}>
          {card.parts}
        </Card>
      )}
    </div>
  );
}

const goneCard = (): Over => ({
  is: 'paused',
  parts: (
    <>
      <h1>{said.gone}</h1>
      <p>{said.goneText}</p>
    </>
  ),
});

function cardFor(screen: Screen, view: ViewName, isChosen: boolean): Over | null {
  const { paused } = screen;
  if (paused !== null) return { is: 'paused', parts: <Paused {...paused} /> };
  if (screen.is === 'banked' && screen.fault !== null) {
    const { cause, since, clause } = screen.fault;
    return {
      is: 'fault',
      parts: (
        <>
          <h1>{said.faultTitle}</h1>
          <p>{said.faultText({ cause: capital(inSpoken(cause)), time: timeOf(since) })}</p>
          <p>{said.faultBets}</p>
          <p class={css.sub}>{writeClause(clause)}</p>
        </>
      ),
    };
  }
  if (isEvening(screen, view, isChosen)) return null;
  if (screen.is === 'party' && screen.winner !== null) return winnerCard(screen.winner, screen);
  if (screen.is === 'banked' && screen.phase === 'closed')
    return {
      is: 'paused',
      parts: (
        <>
          <h1>{said.closedTitle}</h1>
          <p>{said.closedText}</p>
          <TrailWords trail={screen.trail} />
        </>
      ),
    };
  return null;
}

function Paused({ until, words, hostAway, by, since }: NonNullable<Screen['paused']>) {
  const time = timeOf(since);
  return (
    <>
      <h1>{until === undefined ? said.pausedTitle : said.pausedUntil({ time: timeOf(until) })}</h1>
      {words !== null && <p>{words}</p>}
      {hostAway === true && <p>{said.pausedAway}</p>}
      <p>{by === undefined ? said.pausedText({ time }) : said.pausedByText({ by, time })}</p>
    </>
  );
}

function winnerCard(seat: number, { rows, taken, call, throws }: PartyScreen): Over | null {
  const row = rows.find((each) => each.seat === seat);
  if (row === undefined) return null;
  return {
    is: 'winner',
    parts: (
      <>
        <p class={css.label}>{said.winner}</p>
        <div class={css.champion}>
          <Token seat={row.seat} letter={row.letter} />
          <Fitted words={row.name} of="h1" size={14} letters={13} />
        </div>
        <div class={css.spoils}>
          <div class={css.dice}>{call !== null && call.faces.map((pips) => <Cube pips={pips} />)}</div>
          {taken !== null && (
            <>
              <p>
                <span>{said.takesKitty}</span>
                <b>{taken.chips}</b>
              </p>
              <Pile {...taken.pile} />
            </>
          )}
        </div>
        <p class={css.sub}>{said.afterThrows({ count: throws })}</p>
      </>
    ),
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type PageProps = { readonly name: string; readonly children: ComponentChildren };

/** A whole screen for one thing. */
export const Page = ({ name, children }: PageProps) => (
  <main class={css.page} data-part={`page-${name}`}>
    {children}
  </main>
);

/** For an address that asks for a view which does not exist: those that do, each as a link for a remote. */
export const WhichView = ({ wrong }: { readonly wrong: string }) => (
  <Page name="views">
    <header>
      <h1>{said.noView({ name: wrong.slice(0, 20) })}</h1>
    </header>
    <p>{said.theseViews}</p>
    <ul class={css.views}>
      {viewNames.map((name) => (
        <li key={name}>
          <a href={location.pathname + searchFor(name)}>
            <b>{`?view=${name}`}</b>
            <span>{said.views[name]}</span>
          </a>
        </li>
      ))}
    </ul>
  </Page>
);
