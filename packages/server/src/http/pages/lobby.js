import { ask, byId, notice, onSent, showTables } from './ask.js';

// The code stands after the #, which is sent to nobody; it is taken out of the address once it is read.
const code = new URLSearchParams(location.hash.slice(1)).get('code');
if (code !== null) {
  byId('code').value = code;
  history.replaceState(null, '', location.pathname);
}

onSent(byId('join-form'), async ({ code, name }) => {
  const joined = await ask('api/v1/join', { code, name });
  notice(joined.ok ? '' : joined.detail);
  if (joined.ok) await showMe();
});

async function showMe() {
  const { ok, answer } = await ask('api/v1/me');
  if (!ok) return;
  byId('who').textContent = answer.person === null ? 'You are watching.' : `You are ${answer.name}.`;
  byId('join').hidden = answer.person !== null;
  if (answer.person === null && code !== null) byId('guest').focus();
}

function showPit({ name, tables, chips, locked, paused, software }) {
  document.title = name;
  byId('name').textContent = name;
  showTables(byId('tables'), tables);
  byId('chips').textContent = `${chips[0].toUpperCase()}${chips.slice(1)} have no cash value. ${software}`;
  if (paused) notice('The host has paused the tables.');
  else if (locked) notice('The pit takes no new guests just now.');
}

const pit = await ask('api/v1/pit');
if (pit.ok) showPit(pit.answer);
else notice(pit.detail);
await showMe();
const events = new EventSource('api/v1/pit/events');
events.addEventListener('pit', ({ data }) => showPit(JSON.parse(data)));
