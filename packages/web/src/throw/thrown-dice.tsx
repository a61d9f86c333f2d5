import { useLayoutEffect, useRef } from 'preact/hooks';
import {
  type Frame,
  landFrames,
  type Path,
  sides,
  signFrame,
  spinFrames,
  TURN_MS,
  tossFrames,
} from './motion.ts';
import { type Movement, type Pace, SHAKE_MS, type Throw } from './presenter.ts';
import * as css from './thrown-dice.module.css';

/** Where dice fly over a stage, in parts of its width and height; sizes are in parts of its width. */
export type Ground = {
  readonly size: number;
  readonly lift: number;
  readonly hand: Place;
  readonly dice: readonly {
    readonly touches: readonly [Place, Place, Place, Place];
    readonly end: Place;
  }[];
};

type Place = readonly [x: number, y: number];

/** What a side of a die shows instead of pips: a drawing on 100 units, or a character. */
export type DiePicture = { readonly symbol: string; readonly path?: string | undefined };

type ThrownDiceProps = {
  readonly dice: Throw | undefined;
  /** What they do now, by the clock that tells them. */
  readonly movement: Movement;
  readonly count: number;
  /** The pictures of a game whose dice have such, from the one that stands for one pip on. */
  readonly pictures?: readonly DiePicture[] | undefined;
  readonly pace: Pace;
  readonly ground: Ground;
  /** What the dice show stands on the screen: they go to the sign that says so, where there is one. */
  readonly isTold: boolean;
  /** The dice on that sign, once they are drawn. */
  readonly sign: () => readonly Element[];
};

/** Dice that fly over a table, spin, and fall onto the faces they were called as. Drawn for the eye alone. */
export function ThrownDice(props: ThrownDiceProps) {
  const { dice, movement, isTold } = props;
  const place = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage>(undefined);
  useLayoutEffect(() => {
    if (place.current === null) return;
    if (stage.current === undefined) stage.current = createStage(place.current);
    stage.current.show(props);
  });
  useLayoutEffect(() => () => (stage.current === undefined ? undefined : stage.current.clear()), []);
  return (
    <div
      ref={place}
      class={css.stage}
      data-part="thrown-dice"
      data-dice={dice === undefined ? 'none' : isTold ? 'told' : movement}
      aria-hidden="true"
    />
  );
}

/** The dice on the stage. They are drawn by hand: nothing of them is drawn anew while they move. */
type Stage = { readonly show: (shown: ThrownDiceProps) => void; readonly clear: () => void };

type Drawn = {
  readonly path: Path;
  readonly die: HTMLElement;
  readonly shadow: HTMLElement;
  readonly glow: HTMLElement;
  readonly shades: readonly HTMLElement[];
};

/** How long the dice take from where they landed to the sign that calls them. */
const LIFT_MS = 400;
const EASE = 'cubic-bezier(0.3, 0, 0.15, 1)';

function createStage(place: HTMLElement): Stage {
  let drawn: readonly Drawn[] = [];
  let outAt: number | undefined;
  let played: 'toss' | 'spin' | 'land' | 'sign' | 'nothing' = 'nothing';

  const clear = (): void => {
    place.textContent = '';
    drawn = [];
    outAt = undefined;
    played = 'nothing';
  };
  const show = ({ dice, movement, count, pictures, pace, ground, isTold, sign }: ThrownDiceProps): void => {
    if (dice === undefined || pace.toss === 0) {
      if (drawn.length > 0) clear();
      return;
    }
    const now = performance.now();
    const { landing } = dice;
    if (isTold) {
      if (played !== 'sign' && landing !== undefined) liftTo(place, drawn, landing.faces, sign());
      played = 'sign';
      return;
    }
    if (dice.outAt !== outAt) {
      clear();
      outAt = dice.outAt;
      drawn = pathsOn(place, ground, count, dice.outAt).map((path) => drawDie(place, path, pictures));
      if (count === 3 && now < dice.outAt + pace.toss) shakeCup(place, ground, now - dice.outAt);
    }
    if (movement === 'rest' || movement === played) return;
    played = movement;
    const spinsSince = dice.outAt + pace.toss;
    drawn.forEach((each, index) => {
      if (movement === 'toss') run(each, tossFrames(each.path), { duration: pace.toss }, now - dice.outAt);
      else if (movement === 'spin')
        run(each, spinFrames(each.path), { duration: TURN_MS, iterations: Infinity }, now - spinsSince);
      else if (landing !== undefined)
        run(
          each,
          landFrames(each.path, landing.faces[index] || 1, landing.at - spinsSince),
          { duration: pace.land },
          now - landing.at,
        );
    });
  };
  return { show, clear };
}

/** The ways of the dice over a stage as large as it is now. No two throws lie quite alike, whatever they show. */
function pathsOn(place: HTMLElement, ground: Ground, count: number, seed: number): readonly Path[] {
  const [width, height] = [place.offsetWidth, place.offsetHeight];
  const at = ([x, y]: Place): Place => [x * width, y * height];
  const size = Math.min(ground.size * width, height * 0.2);
  return ground.dice.slice(0, count).map(({ touches, end }, index) => {
    const chance = (salt: number): number => Math.sin(seed * 0.37 + index * 5.1 + salt * 2.3);
    const [x, y] = at(end);
    return {
      index,
      count,
      size,
      // In a cup they lie deep.
      lift: ground.lift * width * (count === 3 ? 0.3 : 1),
      hand: at(ground.hand),
      touches: [at(touches[0]), at(touches[1]), at(touches[2]), at(touches[3])],
      end: [x + size * 0.18 * chance(1), y + size * 0.18 * chance(2)],
      askew: (index % 2 === 0 ? -0.2 : 0.18) + 0.12 * chance(3),
    };
  });
}

const pipPlaces: readonly (readonly Place[])[] = [
  [[50, 50]],
  [
    [26, 26],
    [74, 74],
  ],
  [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  [
    [26, 26],
    [74, 26],
    [26, 74],
    [74, 74],
  ],
  [
    [26, 26],
    [74, 26],
    [50, 50],
    [26, 74],
    [74, 74],
  ],
  [
    [26, 24],
    [26, 50],
    [26, 76],
    [74, 24],
    [74, 50],
    [74, 76],
  ],
];

function element(parent: HTMLElement, look: string, side = 0): HTMLElement {
  const made = document.createElement('i');
  made.className = look;
  if (side > 0) {
    made.style.width = `${side}px`;
    made.style.height = `${side}px`;
    made.style.marginLeft = `${-side / 2}px`;
    made.style.marginTop = `${-side / 2}px`;
  }
  parent.appendChild(made);
  return made;
}

function drawDie(place: HTMLElement, path: Path, pictures: readonly DiePicture[] = []): Drawn {
  const { size } = path;
  const glow = element(place, css.glow, size * 2.1);
  const shadow = element(place, css.shadow, size * 1.75);
  const die = element(place, css.die);
  die.style.fontSize = `${size / 10}px`;
  const shades = sides.map(({ css: turn }, index) => {
    const side = element(die, css.side, size);
    side.style.transform = `${turn} translateZ(${size / 2}px)`;
    const picture = pictures[index];
    if (picture !== undefined) drawPicture(side, picture);
    for (const [x, y] of picture === undefined ? pipPlaces[index] || [] : []) {
      const pip = element(side, css.pip);
      pip.setAttribute('data-part', 'pip');
      pip.style.left = `${x}%`;
      pip.style.top = `${y}%`;
    }
    return element(side, css.shade);
  });
  return { path, die, shadow, glow, shades };
}

const SVG = 'http://www.w3.org/2000/svg';

/** A picture as the dice on the sign have it. What a pack says of it is text, and never markup. */
function drawPicture(side: HTMLElement, { path, symbol }: DiePicture): void {
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('viewBox', '0 0 100 100');
  picture.setAttribute('class', css.picture);
  picture.setAttribute('data-part', 'die-picture');
  const drawing = document.createElementNS(SVG, path === undefined ? 'text' : 'path');
  const places: Readonly<Record<string, string>> =
    path === undefined
      ? { x: '50', y: '74', 'font-size': '68', 'text-anchor': 'middle' }
      : { d: path, transform: 'translate(14 14) scale(.72)', 'fill-rule': 'evenodd' };
  for (const [name, value] of Object.entries(places)) drawing.setAttribute(name, value);
  if (path === undefined) drawing.textContent = symbol;
  picture.appendChild(drawing);
  side.appendChild(picture);
}

type Timing = { readonly duration: number; readonly iterations?: number };

/** Lets a die move by its frames, from where it is in them by now. */
function run(
  { die, shadow, glow, shades }: Drawn,
  frames: readonly Frame[],
  timing: Timing,
  from: number,
): void {
  const play = (of: HTMLElement, keyframes: Keyframe[]): void => {
    const moving = of.animate(keyframes, { ...timing, fill: 'forwards' });
    if (from > 0) moving.currentTime = from;
  };
  play(
    die,
    frames.map((frame) => ({ transform: frame.die })),
  );
  for (const [of, aside] of [
    [shadow, ''],
    [glow, ' translate(12%, 16%)'],
  ] as const)
    play(
      of,
      frames.map((frame) => ({ transform: `${frame.shadow}${aside}`, opacity: frame.dark })),
    );
  shades.forEach((shade, index) =>
    play(
      shade,
      frames.map((frame) => ({ opacity: frame.shades[index] || 0 })),
    ),
  );
}

/** Brings the dice to the sign that says what they show, and lets its own dice take their place. */
function liftTo(
  place: HTMLElement,
  drawn: readonly Drawn[],
  faces: readonly number[],
  sign: readonly Element[],
): void {
  const [left, top] = layoutPlace(place);
  drawn.forEach(({ path, die, shadow, glow }, index) => {
    const target = sign[index];
    for (const each of [shadow, glow])
      each.animate([{ opacity: 0.9 }, { opacity: 0 }], { duration: 200, fill: 'forwards' });
    const from = getComputedStyle(die).transform || 'none';
    if (target === undefined) {
      die.style.visibility = 'hidden';
      return;
    }
    const box = target.getBoundingClientRect();
    const middle: Place = [box.left + box.width / 2 - left, box.top + box.height / 2 - top];
    const to = signFrame(faces[index] || 1, middle, 0, (target.clientWidth || box.width) / path.size);
    die.animate(
      [
        { transform: from, visibility: 'visible' },
        { transform: to, visibility: 'hidden' },
      ],
      { duration: LIFT_MS, fill: 'forwards', easing: EASE },
    );
  });
}

/** Where an element lies in the window, however it is turned and tilted just now. */
function layoutPlace(element: HTMLElement): Place {
  const { offsetParent, offsetLeft, offsetTop } = element;
  if (!(offsetParent instanceof HTMLElement)) return [offsetLeft, offsetTop];
  const [left, top] = layoutPlace(offsetParent);
  return [
    left + offsetParent.clientLeft + offsetLeft - offsetParent.scrollLeft,
    top + offsetParent.clientTop + offsetTop - offsetParent.scrollTop,
  ];
}

const cupDrawing = `<svg viewBox="0 0 260 300" width="100%" height="100%"><defs><linearGradient id="leather"><stop offset="0" stop-color="#1b0f08"/><stop offset=".28" stop-color="#6b4426"/><stop offset=".5" stop-color="#4a2d19"/><stop offset="1" stop-color="#150b06"/></linearGradient></defs><ellipse cx="130" cy="60" rx="104" ry="34" fill="#0d0704"/><path d="M26 60 52 262Q130 306 208 262L234 60Q130 116 26 60z" fill="url(#leather)"/><path d="M26 60Q130 116 234 60" fill="none" stroke="#d8b15a" stroke-width="7"/><path d="M26 60Q130 4 234 60" fill="none" stroke="#8a6b2e" stroke-width="5"/><path d="M47 226Q130 274 213 226M33 104Q130 158 227 104" fill="none" stroke="#d8b15a" stroke-width="3" stroke-dasharray="9 7" opacity=".7"/></svg>`;

/** The cup is shaken, tilts, and is taken away. */
function shakeCup(place: HTMLElement, { size: part, hand: [x, y] }: Ground, from: number): void {
  const size = Math.min(part * place.offsetWidth, place.offsetHeight * 0.2);
  const cup = element(place, css.cup, size * 2.4);
  cup.innerHTML = cupDrawing;
  const at = `translate3d(${x * place.offsetWidth}px,${y * place.offsetHeight}px,${size * 2.6}px)`;
  const shaken = [0, -7, 2, 7, -2, -7, 2, 7].map((angle, index) => ({
    transform: `${at} rotate(${angle}deg) translateY(${index % 2 === 0 ? 0 : -size * 0.1}px)`,
    opacity: 1,
    offset: (index * 0.53) / 8,
  }));
  const tilted = [
    {
      transform: `${at} translate(${size * 0.6}px,${-size * 0.4}px) rotate(78deg)`,
      opacity: 1,
      offset: 0.72,
    },
    { transform: `${at} translate(${-size * 1.4}px,${size * 1.2}px) rotate(40deg)`, opacity: 0, offset: 1 },
  ];
  const moving = cup.animate([...shaken, ...tilted], {
    duration: SHAKE_MS + 560,
    fill: 'forwards',
    easing: 'linear',
  });
  if (from > 0) moving.currentTime = from;
}
