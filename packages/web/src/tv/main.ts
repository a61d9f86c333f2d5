import 'virtual:felt.css';
import './tv.css';
import type { Screen } from '@dicepit/wire';
import { clear, h } from './dom.ts';
import { follow } from './feed.ts';
import { joinAsScreen } from './give-code.ts';
import { lobbyView } from './lobby-view.ts';
import { otherView } from './other-views.ts';
import { overCard } from './over.ts';
import { partyView } from './party-view.ts';
import { codeHere, tableHere, viewBeside, viewHere } from './place.ts';
import { hearRemote } from './remote.ts';
import { renewIfOld } from './renewed.ts';
import { said, timeOf } from './said.ts';
import { hear, isSounding, toggleSound, wantsSound } from './sound.ts';
import { tableView } from './table-view.ts';
import type { View } from './view.ts';

const page = document.getElementById('page');
if (page !== null) start(page);

function start(page: HTMLElement): void {
  let view = viewHere();
  let shown: Screen | undefined;
  let drawn = '';
  let draw: ((screen: Screen) => void) | undefined;
  let ahead = 0;
  const stage = h('div.stage');
  const over = overCard();
  const clock = h('b');
  const health = h('span', said.opening);
  const sound = h('small', wantsSound ? said.forSound : '');
  const corner = h('footer.clock', clock, health, sound);
  const pill = h('p.pill');
  pill.setAttribute('role', 'status');
  pill.hidden = true;
  over.place.hidden = true;

  const show = (screen: Screen): void => {
    const wanted = screen.is === 'lobby' || view === 'table' ? screen.is : view;
    if (wanted !== drawn) {
      drawn = wanted;
      clear(stage);
      const made = viewFor(screen, view);
      for (const place of made.places) stage.appendChild(place);
      draw = made.show;
    }
    document.documentElement.setAttribute('data-pack', screen.is === 'lobby' ? 'snake-eyes-nz' : screen.pack);
    document.body.className = `tv view-${wanted}`;
    document.title = screen.is === 'lobby' ? screen.pit : `${screen.game}, ${screen.title}`;
    if (draw !== undefined) draw(screen);
    if (view === 'blank') over.place.hidden = true;
    else over.show(screen);
  };
  const tick = (): void => {
    clock.textContent = timeOf(Date.now() + ahead);
  };

  clear(page);
  page.appendChild(stage);
  page.appendChild(corner);
  page.appendChild(over.place);
  page.appendChild(pill);
  document.body.className = 'tv';
  tick();
  setInterval(tick, 1_000);

  const listen = (): void => {
    follow(tableHere === undefined ? 'api/v1/screen' : `api/v1/tables/${tableHere}/screen`, {
      shown: (screen) => {
        ahead = screen.now - Date.now();
        tick();
        hear(shown, screen);
        shown = screen;
        health.textContent = said.live;
        show(screen);
      },
      stale: (since) => {
        pill.textContent = `${said.stale(timeOf(since + ahead, true))}, ${said.reconnecting}`;
        pill.hidden = shown === undefined;
        health.textContent = said.away;
        document.documentElement.classList.add('stale');
      },
      back: () => {
        pill.hidden = true;
        health.textContent = said.live;
        document.documentElement.classList.remove('stale');
        renewIfOld();
      },
      gone: () => {
        pill.hidden = true;
        over.say(said.gone, said.goneText);
        setTimeout(toLobby, GONE);
      },
    });
  };
  const code = codeHere();
  if (code === undefined) listen();
  else joinAsScreen(code).then(listen, listen);

  hearRemote({
    beside: (by) => {
      view = viewBeside(view, by);
      if (shown !== undefined) show(shown);
    },
    press: () => {
      void toggleSound().then(() => {
        sound.textContent = isSounding() ? said.soundOn : said.forSound;
      });
    },
    back: toLobby,
  });
}

/** For so long it is said that a table is gone. */
const GONE = 8_000;

function toLobby(): void {
  if (tableHere !== undefined) location.href = `tv${location.search}`;
}

/** The view of a screen by its kind, as one that takes any screen: what is shown is always of the kind it was made for. */
function viewFor(screen: Screen, view: ReturnType<typeof viewHere>): View<Screen> {
  if (screen.is === 'lobby') return only('lobby', lobbyView());
  if (view !== 'table') {
    const other = otherView(view);
    return { places: other.places, show: (now) => (now.is === 'lobby' ? undefined : other.show(now)) };
  }
  return screen.is === 'banked' ? only('banked', tableView()) : only('party', partyView());
}

function only<Kind extends Screen['is']>(
  kind: Kind,
  { places, show }: View<Extract<Screen, { readonly is: Kind }>>,
): View<Screen> {
  const isOfKind = (screen: Screen): screen is Extract<Screen, { readonly is: Kind }> => screen.is === kind;
  return { places, show: (screen) => (isOfKind(screen) ? show(screen) : undefined) };
}
