import { h } from './dom.ts';
import { asked, said } from './said.ts';

/** Joins as a screen by the code of the pit, from which on the pit lets it show that code. */
export const joinAsScreen = (code: string): Promise<boolean> =>
  fetch('api/v1/screens', {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': `tv-${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`,
    },
    body: JSON.stringify({ code, title: asked('title') || 'TV' }),
  }).then((answer) => answer.ok);

/** A small form for the code, where the screen does not have it: typed once by whoever hangs it up. */
export function giveCode(): HTMLElement {
  const input = document.createElement('input');
  const wrong = h('span.wrong');
  input.id = 'code';
  input.maxLength = 12;
  input.autocomplete = 'off';
  const label = h('label', said.giveCode);
  label.setAttribute('for', 'code');
  const button = h('button', said.give);
  const form = h('form.give', label, h('div', input, button), wrong);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    joinAsScreen(input.value)
      .then((joined) => {
        if (joined) location.reload();
        else wrong.textContent = said.wrongCode;
      })
      .catch(() => {
        wrong.textContent = said.reconnecting;
      });
  });
  return form;
}
