import 'virtual:felt.css';
import { scripts } from 'virtual:television-words';
import './tv.css';
import type { Reaction, Screen, ScreenChoice } from '@dicepit/wire';
import { render } from 'preact';
import { loadCloth } from '../look/own-cloth.ts';
import {
  createPresenter,
  type DiceSeen,
  type Movement,
  type Pace,
  type Presentation,
  paceFor,
} from '../throw/presenter.ts';
import { asked, codeHere, tableHere, toLobby, type ViewName, viewBeside, viewHere } from './tv-address.ts';
import { drawnView, TvPage, type TvState, WhichView } from './tv-page.tsx';
import { takeColours } from './tv-parts.tsx';
import { isSounding, play, takePlayers, wakeSound, wantsSound, wasSounding } from './tv-sound.ts';
import { type Heard, heardBetween, streamsFor } from './tv-streams.ts';
import { byPitClock, isStill, languageTag, loadWords, said, takeMoneyAndTime, timeOf } from './tv-words.ts';

/** How long a caption is shown, and how long the notice that a table is gone. */
const CAPTION_MS = 5_000;
const GONE_MS = 8_000;
/** How long a reaction flies, and how many fly at a time. */
const REACTION_MS = 2_600;
const MAX_IN_AIR = 12;
/** How long until the later views are requested again after a failure. */
const RETRY_MS = 5_000;

const page = document.getElementById('page');
if (page !== null) void loadWords(scripts).then(() => open(page));

function open(place: HTMLElement): void {
  place.textContent = '';
  document.documentElement.lang = languageTag;
  const view = viewHere();
  if (view === undefined) {
    render(<WhichView wrong={asked('view')} />, place);
    hearRemote({ beside: () => undefined, press: () => undefined, back: toLobby });
  } else start(place, view);
}

function start(place: HTMLElement, first: ViewName): void {
  let captionTimer: ReturnType<typeof setTimeout> | undefined;
  let state: TvState = {
    view: first,
    screen: undefined,
    dice: undefined,
    health: 'opening',
    staleNote: '',
    isGone: false,
    caption: '',
    isCaptioned: false,
    isPanelOpen: false,
    isSounding: false,
    isChosen: false,
    reactions: [],
    later: undefined,
  };
  const change = (changed: Partial<TvState>): void => {
    state = { ...state, ...changed };
    dressPage(state);
    render(<TvPage {...state} actions={actions} />, place);
    if (state.screen !== undefined) loadLater();
  };
  let isLaterAsked = false;
  /** Has what no television shows at first come, once: soon after the first picture, and nothing waits for it. */
  const loadLater = (): void => {
    if (isLaterAsked) return;
    isLaterAsked = true;
    askForLater();
  };
  const askForLater = (): void => {
    import('./later-views.tsx').then(
      ({ views }) => {
        takePlayers(views);
        change({ later: views, isSounding: isSounding() });
      },
      () => setTimeout(askForLater, RETRY_MS),
    );
  };
  const tellSound = (): void => change({ isSounding: isSounding() });

  let moved: Movement | undefined;
  const presented = ({ shown, held, dice }: Presentation<Screen>, movement: Movement | undefined): void => {
    const before = state.screen;
    takeColours(shown);
    if (state.isSounding && movement === 'land' && moved !== 'land')
      play([{ kind: 'dice', rests: true }], shown);
    moved = movement;
    const heard = before === shown ? [] : heardBetween(before, shown);
    if (state.isSounding) play(heard, shown);
    // At the table itself all of it is seen where it happens.
    if (state.view !== 'table' && state.view !== 'blank') captionOf(heard);
    change({
      screen: shown,
      dice:
        dice === undefined || movement === undefined
          ? undefined
          : {
              thrown: dice,
              movement,
              pace: paceOf(shown),
              isTold: dice.landing !== undefined && held === undefined,
            },
      health: 'live',
    });
  };
  const presenter = createPresenter<Screen>({ paceOf, changed: presented });
  /** What was chosen for this screen, what it shows by itself, and the view that the pit knows of. */
  let choice: ScreenChoice | null = null;
  let byItself = first;
  let told: ViewName | undefined;
  const obey = (chosen: ScreenChoice | null): void => {
    if (JSON.stringify(chosen) === JSON.stringify(choice)) return;
    choice = chosen;
    state = { ...state, isChosen: chosen !== null };
    aim(chosen === null ? byItself : chosen.view);
  };
  const tell = (): void => {
    if (told === state.view) return;
    told = state.view;
    streams.tell(state.view);
  };
  let reacted = 0;
  const float = (reaction: Reaction): void => {
    const floating = { ...reaction, key: ++reacted };
    change({ reactions: state.reactions.concat(floating).slice(-MAX_IN_AIR) });
    setTimeout(() => change({ reactions: state.reactions.filter((each) => each !== floating) }), REACTION_MS);
  };
  const take = (screen: Screen): void => {
    takeMoneyAndTime(screen);
    presenter.take(screen, diceOn(screen), !isSameTable(state.screen, screen));
  };

  const streams = streamsFor({
    shown: (_, screen) => {
      take(screen);
      obey(screen.choice || null);
      tell();
    },
    reaction: float,
    stale: (since) => {
      const time = timeOf(byPitClock(since), true);
      change({ staleNote: `${said.stale({ time })}, ${said.reconnecting}`, health: 'away' });
    },
    back: () => {
      told = undefined;
      change({ staleNote: '', health: 'live' });
      renewIfOld();
    },
    gone: () => {
      change({ staleNote: '', isGone: true });
      setTimeout(toLobby, GONE_MS);
    },
  });

  const captionOf = (heard: readonly Heard[]): void => {
    const lines = heard.map(captionFor).filter((line) => line !== '');
    if (lines.length > 0) caption(lines.join(' · '));
  };
  const caption = (words: string): void => {
    clearTimeout(captionTimer);
    captionTimer = setTimeout(() => change({ isCaptioned: false }), CAPTION_MS);
    change({ caption: words, isCaptioned: true });
  };
  const aim = (view: ViewName): void => {
    state = { ...state, view };
    streams.aim(view, choice === null ? null : choice.table);
    const now = streams.shown();
    if (now === undefined) change({ screen: undefined, dice: undefined });
    else {
      take(now);
      tell();
    }
  };
  const goTo = (view: ViewName): void => {
    if (choice !== null) return caption(said.chosen);
    byItself = view;
    aim(view);
  };
  const join = (code: string): Promise<boolean | undefined> => streams.join(code, asked('title') || 'TV');
  const actions = {
    press: () => {
      if (!wantsSound) return;
      loadLater();
      if (isSounding()) change({ isPanelOpen: true });
      else void wakeSound(tellSound);
    },
    closePanel: () => change({ isPanelOpen: false }),
    redraw: tellSound,
    giveCode: join,
  };

  change({});
  // A page that loads itself anew goes on as it was, where the browser lets it.
  if (wantsSound && wasSounding()) {
    loadLater();
    void wakeSound(tellSound);
  }

  const listen = (): void => aim(state.view);
  const code = codeHere();
  if (code === undefined) listen();
  else join(code).then(listen, listen);

  hearRemote({
    beside: (by) => {
      if (!state.isPanelOpen) goTo(viewBeside(byItself, by));
    },
    press: actions.press,
    back: () => {
      if (state.isPanelOpen) actions.closePanel();
      else if (tableHere() === undefined || choice !== null) goTo('lobby');
      else toLobby();
    },
  });
}

function isSameTable(before: Screen | undefined, now: Screen): boolean {
  if (before === undefined) return false;
  return before.is === 'lobby' || now.is === 'lobby' ? before.is === now.is : before.table === now.table;
}

function paceOf(screen: Screen): Pace {
  return paceFor(screen.is === 'banked' ? screen.dice : 2, isStill());
}

/** The state of the dice in a picture; anything but a roll under way is shown at once, without a movement. */
function diceOn(screen: Screen): DiceSeen {
  if (screen.is === 'lobby' || screen.paused !== null) return { are: 'still' };
  if (screen.phase === 'dice out' || screen.phase === 'cup shaken') return { are: 'out' };
  if (screen.is === 'banked') {
    const { call, phase } = screen;
    if (phase !== 'called' || call === null || call.is === 'void' || call.faces.length === 0)
      return { are: 'still' };
    return { are: 'called', roll: String(call.number), faces: call.faces };
  }
  const { call, throws, games } = screen;
  if (call === null) return { are: 'still' };
  return { are: 'called', roll: JSON.stringify([games, throws, call]), faces: call.faces };
}

/** What the page as a whole shows of a screen: the colours of its game, the room of its view, and its title. */
function dressPage({ screen, view, isChosen }: TvState): void {
  if (screen === undefined) return;
  if (screen.is === 'lobby') document.documentElement.removeAttribute('data-pack');
  else {
    document.documentElement.setAttribute('data-pack', screen.pack);
    // What the house itself has stands in the sheet.
    if (screen.pack.includes('@')) void loadCloth(screen.pack);
  }
  document.body.setAttribute('data-view', drawnView(screen, view, isChosen));
  document.title = screen.is === 'lobby' ? screen.pit : `${screen.game}, ${screen.title}`;
}

/** Dice, chips, calls and wins are seen themselves; whatever else is heard is said. */
function captionFor(heard: Heard): string {
  if (heard.kind === 'last call') return said.phases['last call'] || '';
  if (heard.kind !== 'join') return '';
  return 'seat' in heard
    ? said.sits({ name: heard.name, seat: heard.seat })
    : said.guests({ count: heard.guests });
}

const RELOADED_KEY = 'dicepit-tv-reloaded';

/** After the pit was away it may be another version: the page then loads itself anew, once. */
function renewIfOld(): void {
  const own = Array.prototype.slice
    .call(document.querySelectorAll<HTMLScriptElement>('script[src]'))
    .map((script: HTMLScriptElement) => script.getAttribute('src') || '')
    .find((src) => src.indexOf('tv/') >= 0);
  if (own === undefined) return;
  fetch('tv', { cache: 'no-cache' })
    .then((answer) => (answer.ok ? answer.text() : own))
    .then((html) => {
      if (html.indexOf(own.replace('./', '')) >= 0 || sessionStorage.getItem(RELOADED_KEY) === own) return;
      sessionStorage.setItem(RELOADED_KEY, own);
      location.reload();
    })
    .catch(() => undefined);
}

/** What the keys of a remote do. */
type Remote = {
  readonly beside: (by: 1 | -1) => void;
  readonly press: () => void;
  readonly back: () => void;
};

/** Back, as the remotes of Tizen and webOS send it; a keyboard has Escape. */
const backKeys: readonly number[] = [10009, 461];

function hearRemote({ beside, press, back }: Remote): void {
  document.addEventListener('keydown', (event) => {
    const { target, key, keyCode } = event;
    if (target instanceof HTMLInputElement) return;
    if (key === 'ArrowRight') beside(1);
    else if (key === 'ArrowLeft') beside(-1);
    else if (key === 'Escape' || key === 'GoBack' || backKeys.indexOf(keyCode) >= 0) back();
    // A link or a button that is pressed does what it says.
    else if (
      key === 'Enter' &&
      !(target instanceof HTMLAnchorElement || target instanceof HTMLButtonElement)
    ) {
      // What the press opens takes the focus, and is not to be pressed by the same key.
      event.preventDefault();
      press();
    } else if (key === 'ArrowDown') step(1);
    else if (key === 'ArrowUp') step(-1);
  });
}

/** Goes through the links and the buttons: most sets have no pointer. */
function step(by: 1 | -1): void {
  // Where a card lies over the page, only what is on it can be reached.
  const within = document.querySelector('[role="dialog"]:not([hidden])') || document;
  const links: readonly HTMLElement[] = Array.prototype.slice.call(
    within.querySelectorAll('a, input, button:not([disabled])'),
  );
  const at = links.indexOf(
    document.activeElement instanceof HTMLElement ? document.activeElement : document.body,
  );
  const next = links[at < 0 ? 0 : (at + by + links.length) % links.length];
  if (next !== undefined) next.focus();
}
