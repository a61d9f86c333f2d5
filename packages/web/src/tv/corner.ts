import { h } from './dom.ts';
import { said, timeOf } from './said.ts';
import { isSounding, wakeSound } from './sound.ts';
import { choose, wantsSound, wasSounding } from './switches.ts';

/** The corner of every screen: the time, whether it is live, and the sound. */
export type Corner = {
  readonly place: HTMLElement;
  /** Says the time by the pit's clock. */
  readonly tick: (ahead: number) => void;
  readonly say: (health: string) => void;
  readonly draw: () => void;
  /** The first tap or press makes sound possible; the next opens its switches. */
  readonly press: () => void;
};

export function cornerOf(openPanel: () => void): Corner {
  const clock = h('b');
  const health = h('span', said.opening);
  const sound = h('button.for-sound');
  const draw = (): void => {
    sound.textContent = isSounding() ? said.soundOn : said.forSound;
  };
  const press = (): void => {
    if (!wantsSound) return;
    if (isSounding()) openPanel();
    else void wakeSound().then(drawAnew);
  };
  const drawAnew = (): void => {
    if (isSounding()) choose('sound', true);
    draw();
  };
  sound.hidden = !wantsSound;
  sound.addEventListener('click', press);
  draw();
  // A page that loads itself anew goes on as it was, where the browser lets it.
  if (wantsSound && wasSounding()) void wakeSound().then(draw);
  return {
    place: h('footer.clock', clock, health, sound),
    tick: (ahead) => {
      clock.textContent = timeOf(Date.now() + ahead);
    },
    say: (words) => {
      health.textContent = words;
    },
    draw,
    press,
  };
}
