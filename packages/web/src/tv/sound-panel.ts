import { clear, h } from './dom.ts';
import { said } from './said.ts';
import { endSound, sample } from './sound.ts';
import { choose, isOn, isSettled, type Kind, kinds } from './switches.ts';
import { voiceHere } from './voice.ts';

/** The switches of everything that is heard, for a remote as for a finger. */
export type SoundPanel = {
  readonly place: HTMLElement;
  readonly open: () => void;
  readonly close: () => void;
};

export function soundPanel(changed: () => void): SoundPanel {
  const place = h('div.sounds');
  place.hidden = true;
  place.setAttribute('role', 'dialog');
  place.setAttribute('aria-label', said.sounds.title);

  const close = (): void => {
    place.hidden = true;
    clear(place);
    changed();
  };
  const open = (): void => {
    clear(place);
    const switches = kinds.map(switchFor);
    const done = button('button.main', said.sounds.done, close);
    const silence = button('button', said.sounds.silence, () => {
      choose('sound', false);
      void endSound().then(close);
    });
    const note = voiceHere() === undefined ? h('p.sub', said.sounds.noVoice) : null;
    place.appendChild(
      h(
        'div.ocard',
        h('h1', said.sounds.title),
        h('p', said.sounds.note),
        h('div.switches', ...switches),
        note,
        h('div.ends', silence, done),
      ),
    );
    place.hidden = false;
    done.focus();
  };
  return { place, open, close };
}

function switchFor(kind: Kind): HTMLElement {
  const state = h('i');
  const made = button('button', said.sounds.kinds[kind], () => {
    choose(kind, !isOn(kind));
    draw();
    if (isOn(kind) && kind !== 'voice') sample(kind);
  });
  const draw = (): void => {
    made.setAttribute('aria-checked', String(isOn(kind)));
    state.textContent = isOn(kind) ? said.sounds.on : said.sounds.off;
  };
  made.setAttribute('role', 'switch');
  if (isSettled(kind) || (kind === 'voice' && voiceHere() === undefined)) made.setAttribute('disabled', '');
  made.appendChild(state);
  draw();
  return made;
}

function button(selector: string, words: string, pressed: () => void): HTMLElement {
  const made = h(selector, h('span', words));
  made.addEventListener('click', pressed);
  return made;
}
