import 'virtual:felt.css';
import './tv.css';
import { caption } from './caption.ts';
import { cornerOf } from './corner.ts';
import { clear, h } from './dom.ts';
import { joinAsScreen } from './give-code.ts';
import { heardBetween } from './heard.ts';
import { takeColours } from './marks.ts';
import { takeMoney } from './money.ts';
import { overCard } from './over.ts';
import { codeHere, searchFor, tableHere, viewBeside, viewHere } from './place.ts';
import { hearRemote } from './remote.ts';
import { renewIfOld } from './renewed.ts';
import { asked, language, said, timeOf } from './said.ts';
import { tickWaits } from './side.ts';
import { play } from './sound.ts';
import { soundPanel } from './sound-panel.ts';
import { stageOf } from './stage.ts';
import { streamsFor } from './streams.ts';
import type { ViewName } from './view.ts';
import { whichView } from './which-view.ts';

const page = document.getElementById('page');
if (page !== null) {
  clear(page);
  document.body.className = 'tv';
  document.documentElement.lang = language;
  const view = viewHere();
  if (view === undefined) {
    page.appendChild(whichView(asked('view')));
    hearRemote({ beside: () => undefined, press: () => undefined, back: toLobby });
  } else start(page, view);
}

function start(page: HTMLElement, first: ViewName): void {
  let view = first;
  let ahead = 0;
  const stage = stageOf();
  const over = overCard();
  const captions = caption();
  const pill = h('p.pill');
  const panel = soundPanel(() => corner.draw());
  const corner = cornerOf(panel.open);
  pill.setAttribute('role', 'status');
  pill.hidden = true;
  over.place.hidden = true;

  const draw = (): void => {
    const screen = streams.shown();
    if (screen === undefined) return;
    stage.show(screen, view);
    if (view === 'blank') over.place.hidden = true;
    else over.show(screen);
    tickWaits(ahead);
  };
  const streams = streamsFor({
    shown: (before, screen) => {
      ahead = screen.now - Date.now();
      takeMoney(screen);
      takeColours(screen.is === 'banked' ? screen.seats : []);
      corner.tick(ahead);
      corner.say(said.live);
      const heard = heardBetween(before, screen);
      play(heard, screen);
      // At the table itself all of it is seen where it happens.
      if (view !== 'table' && view !== 'blank') captions.show(heard);
      draw();
    },
    stale: (since) => {
      pill.textContent = `${said.stale({ time: timeOf(since + ahead, true) })}, ${said.reconnecting}`;
      pill.hidden = streams.shown() === undefined;
      corner.say(said.away);
      document.documentElement.classList.add('stale');
    },
    back: () => {
      pill.hidden = true;
      corner.say(said.live);
      document.documentElement.classList.remove('stale');
      renewIfOld();
    },
    gone: () => {
      pill.hidden = true;
      over.say(said.gone, said.goneText);
      setTimeout(toLobby, GONE);
    },
  });
  const aim = (wanted: ViewName): void => {
    view = wanted;
    streams.aim(view);
    draw();
  };

  for (const place of [stage.place, corner.place, over.place, pill, captions.place, panel.place])
    page.appendChild(place);
  const tick = (): void => {
    corner.tick(ahead);
    tickWaits(ahead);
  };
  tick();
  setInterval(tick, 1_000);

  const listen = (): void => aim(view);
  const code = codeHere();
  if (code === undefined) listen();
  else joinAsScreen(code).then(listen, listen);

  hearRemote({
    beside: (by) => {
      if (panel.place.hidden) aim(viewBeside(view, by));
    },
    press: corner.press,
    back: () => {
      if (!panel.place.hidden) panel.close();
      else if (tableHere === undefined) aim('lobby');
      else toLobby();
    },
  });
}

/** For so long it is said that a table is gone. */
const GONE = 8_000;

function toLobby(): void {
  location.href = `tv${searchFor(undefined)}`;
}
