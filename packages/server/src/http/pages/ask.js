/** Asks a route of the pit. A problem is a value, with a sentence for a person in `detail`. */
export async function ask(path, body) {
  const init =
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': newKey() },
          body: JSON.stringify(body),
        };
  try {
    const response = await fetch(path, init);
    const answer = await response.json();
    return response.ok ? { ok: true, answer } : { ok: false, detail: answer.detail, code: answer.code };
  } catch {
    return { ok: false, detail: 'The pit cannot be reached. Is this device on the same network?', code: '' };
  }
}

/** Pages on plain http have no randomUUID. */
function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const byId = (id) => document.getElementById(id);

/** An element with a text and children; what people wrote goes in as text and never as markup. */
export function element(name, { text = '', ...properties } = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  if (text !== '') made.textContent = text;
  made.append(...children);
  return made;
}

export const notice = (text) => {
  byId('notice').textContent = text;
};

/** Reads a form into an object, and asks when it is sent. */
export function onSent(form, send) {
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const button = form.querySelector('button');
    button.disabled = true;
    await send(Object.fromEntries(new FormData(form)));
    button.disabled = false;
  });
}

/** The signs of the tables, each a link to its table. */
export function showTables(list, tables) {
  const cards = tables.map(({ table, title, phase, taken, seats, dice }) =>
    element(
      'li',
      {},
      element(
        'a',
        { href: `t/${table}` },
        element('strong', { text: title }),
        element('span', { text: `${phase} · ${taken} of ${seats} seats · ${dice} dice` }),
      ),
    ),
  );
  list.replaceChildren(...(cards.length > 0 ? cards : [element('li', { text: 'No tables yet.' })]));
}
