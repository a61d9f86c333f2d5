import { ask, byId, element, notice, onSent, showTables } from './ask.js';

// The token of the first start stands after the #, which is sent to nobody.
const claim = new URLSearchParams(location.hash.slice(1)).get('claim');
if (claim !== null) history.replaceState(null, '', location.pathname);
let isOperator = false;
let standing = { locked: false, paused: false };

onSent(byId('claim-form'), ({ name, passphrase }) =>
  enter('api/v1/host/claim', { token: claim, name, passphrase }),
);
onSent(byId('sign-in-form'), ({ name, passphrase }) => enter('api/v1/sign-in', { name, passphrase }));
byId('sign-out').addEventListener('click', () => act('api/v1/sign-out'));
byId('renew').addEventListener('click', () => act('api/v1/pit/code'));
byId('lock').addEventListener('click', () => act(standing.locked ? 'api/v1/pit/unlock' : 'api/v1/pit/lock'));
byId('pause').addEventListener('click', () =>
  act(standing.paused ? 'api/v1/pit/resume' : 'api/v1/pit/pause'),
);

async function enter(path, body) {
  const entered = await ask(path, body);
  notice(entered.ok ? '' : entered.detail);
  if (entered.ok) await show();
}

async function act(path) {
  const done = await ask(path, {});
  notice(done.ok ? '' : done.detail);
  await show();
}

async function show() {
  const [me, pit] = await Promise.all([ask('api/v1/me'), ask('api/v1/pit')]);
  if (!me.ok || !pit.ok) return notice(me.ok ? pit.detail : me.detail);
  const isStaff = me.answer.kind === 'staff';
  isOperator = me.answer.roles.includes('operator');
  byId('name').textContent = pit.answer.name;
  byId('who').textContent = isStaff ? `You are ${me.answer.name}.` : '';
  byId('claim').hidden = isStaff || claim === null || pit.answer.claimed;
  byId('sign-in').hidden = isStaff || !byId('claim').hidden;
  byId('desk').hidden = !isStaff;
  if (!isStaff && !pit.answer.claimed && claim === null)
    notice('This pit has no host yet. Open the link that the terminal printed.');
  if (isStaff) await showDesk(pit.answer);
}

async function showDesk(pit) {
  standing = pit;
  byId('lock').textContent = pit.locked ? 'Take guests again' : 'Take no new guests';
  byId('pause').textContent = pit.paused ? 'Let the tables go on' : 'Pause the tables';
  for (const id of ['renew', 'lock', 'pause']) byId(id).hidden = !isOperator;
  showTables(byId('tables'), pit.tables);
  const [code, people] = await Promise.all([ask('api/v1/pit/code'), ask('api/v1/people')]);
  if (code.ok) {
    byId('code').textContent = code.answer.code;
    byId('qr').src = `host/code.svg?since=${code.answer.since}`;
  }
  if (people.ok) byId('people').replaceChildren(...people.answer.people.map(lineOf));
}

function lineOf({ person, name, kind, roles, here, excluded }) {
  const spoken = roles.map((role) => role.replaceAll('-', ' '));
  const marks = [kind, ...spoken, ...(here ? ['here'] : []), ...(excluded ? ['excluded'] : [])];
  const line = element(
    'li',
    {},
    element('span', { text: name }),
    element('span', { text: marks.join(' · '), className: 'mark' }),
  );
  if (isOperator && kind === 'guest')
    line.append(
      element('button', {
        type: 'button',
        className: 'quiet',
        text: `Send ${name} away`,
        onclick: () => act(`api/v1/people/${person}/kick`),
      }),
    );
  return line;
}

await show();
