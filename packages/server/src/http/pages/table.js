import { ask, byId, element, notice, onSent } from './ask.js';

const table = location.pathname.split('/').at(-1);
const api = `../api/v1/tables/${table}`;
let told;
let seen = 0;
let asking = false;
let askAgain = false;

const words = {
  SitDown: 'Sit down',
  StandUp: 'Leave the table',
  BuyIn: 'Buy chips for 100',
  AcceptDice: 'Take the dice',
  DeclineDice: 'Pass the dice on',
  ThrowDice: 'Throw',
  StartGame: 'Start a game',
};

const commandFor = {
  SitDown: ({ name }) => ({ type: 'SitDown', seat: told.free[0], name }),
  StandUp: () => ({ type: 'StandUp', seat: told.you.seat }),
  BuyIn: () => ({ type: 'BuyIn', seat: told.you.seat, cents: 100_00, from: 'account' }),
  AcceptDice: () => ({ type: 'AcceptDice', seat: told.you.seat }),
  DeclineDice: () => ({ type: 'DeclineDice', seat: told.you.seat }),
  ThrowDice: () => ({ type: 'ThrowDice', seat: told.you.seat }),
  StartGame: () => ({ type: 'StartGame' }),
};

async function give(command) {
  const given = await ask(`${api}/commands`, { command });
  notice(given.ok ? '' : given.detail);
  if (given.ok) await look();
}

async function act(what) {
  const me = await ask('../api/v1/me');
  if (me.ok) await give(commandFor[what](me.answer));
}

onSent(byId('bet'), ({ wager, sum }) =>
  give({ type: 'PlaceBets', seat: told.you.seat, bets: [{ wager, chips: Math.round(Number(sum) * 100) }] }),
);

/** Asks how the table stands; many events at once are one look. */
async function look() {
  askAgain = asking;
  if (asking) return;
  asking = true;
  const { ok, answer, detail } = await ask(`${table}/told?after=${seen}`);
  asking = false;
  if (ok) show(answer);
  else notice(detail);
  if (askAgain) await look();
}

function show(answer) {
  told = answer;
  document.title = `${told.title} · Dicepit`;
  byId('name').textContent = told.title;
  byId('phase').textContent = told.phase;
  showActs();
  showLines();
  byId('seats').replaceChildren(
    ...told.seats.map(({ seat, name, rack, marks }) =>
      element(
        'li',
        {},
        element('span', { text: `${seat}. ${name}` }),
        element('span', { text: [rack, ...marks].join(' · '), className: 'mark' }),
      ),
    ),
  );
  byId('free').textContent =
    told.free.length > 0 ? `${told.free.length} seats are free.` : 'Every seat is taken.';
  byId('dice').textContent =
    told.commitment === null
      ? 'Dice are thrown by hand here.'
      : `The house is bound to this turn's dice by ${told.commitment}.`;
}

function showActs() {
  const shown = told.may
    .filter((what) => what in words)
    .filter((what) => what !== 'SitDown' || told.free.length > 0);
  const buttons = shown.map((what) =>
    element('button', { type: 'button', text: words[what], onclick: () => act(what) }),
  );
  // Left as they are while nothing changes, so that the focus stays where it is.
  const acts = byId('acts');
  if (acts.dataset.shown !== shown.join()) acts.replaceChildren(...buttons);
  acts.dataset.shown = shown.join();
  byId('bet').hidden = !told.may.includes('PlaceBets');
  if (byId('wager').options.length !== told.wagers.length)
    byId('wager').replaceChildren(...told.wagers.map(({ wager, name }) => new Option(name, wager)));
  const rack =
    told.you === null ? [] : [element('li', {}, element('strong', { text: `Your rack: ${told.you.rack}` }))];
  byId('bets').replaceChildren(...rack, ...told.bets.map(({ says }) => element('li', { text: says })));
}

function showLines() {
  const list = byId('told');
  const fresh = told.lines.filter(({ version }) => version > seen);
  seen = Math.max(seen, told.version);
  for (const { says } of fresh) list.append(element('li', { text: says }));
  while (list.children.length > 200) list.firstElementChild.remove();
  if (fresh.length > 0) byId('log').scrollTop = byId('log').scrollHeight;
}

/** The stream says when to look; where it begins, the last few lines are enough. */
function follow() {
  const events = new EventSource(`${api}/events`);
  const state = byId('state');
  events.addEventListener('open', () => {
    state.textContent = 'live';
  });
  events.addEventListener('error', () => {
    state.textContent = 'reconnecting …';
  });
  events.addEventListener('snapshot', ({ lastEventId }) => {
    seen = Math.max(seen, Number(lastEventId) - 50, 0);
    void look();
  });
  events.addEventListener('entry', () => void look());
}

follow();
