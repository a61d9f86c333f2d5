// How a thrown die moves. Lengths are in pixels of the stage, axes those of CSS: x to the right, y down, z out of the
// cloth towards the eye. Every movement is baked into key frames, so that no script runs while dice roll.

import { handPace, SHAKE_MS } from './presenter.ts';

type Point = readonly [x: number, y: number];
/** A turn in space as a quaternion, its real part last. */
type Turn = readonly [x: number, y: number, z: number, w: number];
/** Where the three axes of a die point, one after the other. */
type Axes = readonly [number, number, number, number, number, number, number, number, number];

/** A die on its way: where it begins, what it touches, where it lies in the end. */
export type Path = {
  readonly index: number;
  readonly count: number;
  readonly size: number;
  readonly lift: number;
  readonly hand: Point;
  /** The cloth, the rail, the cloth again, and where it spins. */
  readonly touches: readonly [Point, Point, Point, Point];
  readonly end: Point;
  /** How it lies in the end, off the square, in radians. */
  readonly askew: number;
};

/** Where a die is: its place on the cloth, how high over it, and how it is turned. */
type Pose = { readonly x: number; readonly y: number; readonly off: number; readonly turn: Turn };

const TAU = Math.PI * 2;
/** How far a spinning die leans, and how long one turn of it takes. */
const SPIN_TILT_RADIANS = 0.1;
export const TURN_MS = 320;
const { toss: TOSS_MS, land: LAND_MS } = handPace;

const turnAbout = (x: number, y: number, z: number, angle: number): Turn => {
  const by = Math.sin(angle / 2) / (Math.hypot(x, y, z) || 1);
  return [x * by, y * by, z * by, Math.cos(angle / 2)];
};

const combine = (a: Turn, b: Turn): Turn => [
  a[3] * b[0] + a[0] * b[3] + a[1] * b[2] - a[2] * b[1],
  a[3] * b[1] - a[0] * b[2] + a[1] * b[3] + a[2] * b[0],
  a[3] * b[2] + a[0] * b[1] - a[1] * b[0] + a[2] * b[3],
  a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2],
];

const likeness = (a: Turn, b: Turn): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];

/** Part of the way from one turn to another; more than the whole of it rocks over. */
function between(a: Turn, b: Turn, part: number): Turn {
  const sign = likeness(a, b) < 0 ? -1 : 1;
  const angle = Math.acos(Math.min(1, Math.abs(likeness(a, b))));
  if (angle < 1e-4) return b;
  const from = Math.sin((1 - part) * angle) / Math.sin(angle);
  const to = (sign * Math.sin(part * angle)) / Math.sin(angle);
  return [a[0] * from + b[0] * to, a[1] * from + b[1] * to, a[2] * from + b[2] * to, a[3] * from + b[3] * to];
}

const axesOf = ([x, y, z, w]: Turn): Axes => [
  1 - 2 * (y * y + z * z),
  2 * (x * y + z * w),
  2 * (x * z - y * w),
  2 * (x * y - z * w),
  1 - 2 * (x * x + z * z),
  2 * (y * z + x * w),
  2 * (x * z + y * w),
  2 * (y * z - x * w),
  1 - 2 * (x * x + y * y),
];

/** How high the middle of a die stands that touches the cloth: this makes it solid. */
const reach = (axes: Axes, size: number): number =>
  (size / 2) * (Math.abs(axes[2]) + Math.abs(axes[5]) + Math.abs(axes[8]));

/** A side of a die: where it looks, the turn that brings it up, and the one that puts it in its place. */
type Side = { readonly looks: readonly [number, number, number]; readonly up: Turn; readonly css: string };

/** The six sides, the one first. Opposite sides sum to seven. */
export const sides: readonly [Side, Side, Side, Side, Side, Side] = [
  { looks: [0, 0, 1], up: turnAbout(1, 0, 0, 0), css: '' },
  { looks: [0, 1, 0], up: turnAbout(1, 0, 0, TAU / 4), css: 'rotateX(-90deg)' },
  { looks: [1, 0, 0], up: turnAbout(0, 1, 0, -TAU / 4), css: 'rotateY(90deg)' },
  { looks: [-1, 0, 0], up: turnAbout(0, 1, 0, TAU / 4), css: 'rotateY(-90deg)' },
  { looks: [0, -1, 0], up: turnAbout(1, 0, 0, -TAU / 4), css: 'rotateX(90deg)' },
  { looks: [0, 0, -1], up: turnAbout(1, 0, 0, Math.PI), css: 'rotateY(180deg)' },
];

const sideOf = (pips: number): Side => sides[pips - 1] || sides[0];

/** A die that stands upright on one of its corners, each on another. */
const onCorner = ({ index }: Path): Turn =>
  combine(
    turnAbout(1, -1, 0, Math.acos(1 / Math.sqrt(3))),
    turnAbout(0, index % 2, (index + 1) % 2, (index * TAU) / 4),
  );

const wayOf = ({ index }: Path): 1 | -1 => (index % 2 === 0 ? 1 : -1);
const leaning = (path: Path): Turn => combine(turnAbout(1, 0, 0, SPIN_TILT_RADIANS), onCorner(path));
const mix = (from: number, to: number, part: number): number => from + (to - from) * part;
const arc = (part: number, high: number): number => 4 * high * part * (1 - part);

function tossed(path: Path, time: number): Pose {
  const { index, count, size, lift, hand, touches } = path;
  const part = time / TOSS_MS;
  // In a cup they lie closer than in a hand.
  const first: Point = [hand[0] + (index - (count - 1) / 2) * size * (count === 3 ? 0.45 : 0.8), hand[1]];
  const [cloth, rail, again, spin] = touches;
  const legs = [
    { from: first, to: cloth, since: 0, until: 290 + index * 34 },
    { from: cloth, to: rail, since: 290 + index * 34, until: 540 + index * 36 },
    { from: rail, to: again, since: 540 + index * 36, until: 800 + index * 24 },
    { from: again, to: spin, since: 800 + index * 24, until: TOSS_MS },
  ] as const;
  const leg = legs.find(({ until }) => time <= until) || legs[3];
  const done = Math.min(1, Math.max(0, (time - leg.since) / (leg.until - leg.since)));
  const along = leg === legs[3] ? 1 - (1 - done) * (1 - done) : done;
  const [thrown, , , last] = legs;
  const off =
    time < thrown.until
      ? lift * (1 - time / thrown.until) + arc(time / thrown.until, size * 0.7)
      : time < last.since
        ? arc((time - thrown.until) / (last.since - thrown.until), size * 1.25)
        : arc(done, size * 0.3);
  const across: Point = [first[1] - cloth[1], cloth[0] - first[0]];
  // It tumbles across its way, and goes over into a spin about the upright.
  const tumble = -(2.6 + index * 0.45) * TAU * (1 - part) ** 1.7;
  const yaw = (TAU * TOSS_MS * (part * part * part - 1)) / (3 * TURN_MS);
  return {
    x: mix(leg.from[0], leg.to[0], along),
    y: mix(leg.from[1], leg.to[1], along),
    off,
    turn: combine(
      turnAbout(0, 0, 1, yaw * wayOf(path)),
      combine(turnAbout(across[0], across[1], 0, tumble), leaning(path)),
    ),
  };
}

function spun(path: Path, time: number): Pose {
  const [x, y] = path.touches[3];
  const yaw = ((TAU * time) / TURN_MS) * wayOf(path);
  return { x, y, off: 0, turn: combine(turnAbout(0, 0, 1, yaw), leaning(path)) };
}

type Fall = { readonly to: Turn; readonly yaw: number; readonly run: number; readonly far: number };

/** How a die falls from its spin onto a side: by the shortest way, and so that it lies nearly square. */
function planFall(path: Path, pips: number, spunFor: number): Fall {
  const from = leaning(path);
  const { up } = sideOf(pips);
  const tries = Array.from({ length: 90 }, (_, index) => (index * TAU) / 90);
  const nearness = (angle: number): number =>
    Math.abs(likeness(from, combine(turnAbout(0, 0, 1, angle), up)));
  const twist = tries.reduce((best, angle) => (nearness(angle) > nearness(best) ? angle : best), 0);
  const yaw = ((TAU * spunFor) / TURN_MS) * wayOf(path);
  const free = (wayOf(path) * TAU * LAND_MS) / TURN_MS / 2;
  const over = yaw + free + twist - path.askew;
  const quarter = TAU / 4;
  return {
    to: combine(turnAbout(0, 0, 1, twist), up),
    yaw,
    run: free - (over - Math.round(over / quarter) * quarter),
    far: 2 * Math.acos(Math.min(1, nearness(twist))),
  };
}

/** The share of the fall after which a die lies flat; then it rocks once and slides out. */
const FLAT_AT_SHARE = 0.6;

function fallen(path: Path, { to, yaw, run, far }: Fall, time: number): Pose {
  const part = Math.min(1, time / LAND_MS);
  const [square, cube] = [part * part, part * part * part];
  const speed = (wayOf(path) * TAU * LAND_MS) / TURN_MS;
  const turned = yaw + (cube - 2 * square + part) * speed + (3 * square - 2 * cube) * run;
  const after = (part - FLAT_AT_SHARE) / (1 - FLAT_AT_SHARE);
  const tip =
    part < FLAT_AT_SHARE
      ? (part / FLAT_AT_SHARE) ** 2.1
      : 1 + 0.055 * Math.sin(after * TAU) * Math.max(0, 1 - after) ** 1.6;
  const slid = 1 - (1 - square) ** 2;
  const [x, y] = path.touches[3];
  return {
    x: mix(x, path.end[0], slid),
    y: mix(y, path.end[1], slid),
    off: part < FLAT_AT_SHARE ? arc(part / FLAT_AT_SHARE, path.size * 0.2 * far) : 0,
    turn: combine(turnAbout(0, 0, 1, turned), between(leaning(path), to, tip)),
  };
}

/** Where the lamp hangs over the table. */
const lamp = [-0.32, -0.5, 0.8] as const;

/** One frame of a die: its place, its shadow, and how dark each of its sides is. */
export type Frame = {
  readonly die: string;
  readonly shadow: string;
  readonly dark: number;
  readonly shades: readonly number[];
};

const short = (value: number): number => Math.round(value * 1_000) / 1_000;

const placed = (x: number, y: number, z: number, axes: Axes, by = 1): string => {
  const [a, b, c, d, e, f, g, h, i] = axes.map((part) => short(part * by));
  return `translate3d(${short(x)}px,${short(y)}px,${short(z)}px) matrix3d(${[a, b, c, 0, d, e, f, 0, g, h, i, 0, 0, 0, 0, 1].join()})`;
};

function frameOf({ size }: Path, { x, y, off, turn }: Pose): Frame {
  const axes = axesOf(turn);
  const z = reach(axes, size) + off;
  const high = off / size;
  const over = z - size / 2;
  const shades = sides.map(({ looks: [nx, ny, nz] }) => {
    const light =
      (axes[0] * nx + axes[3] * ny + axes[6] * nz) * lamp[0] +
      (axes[1] * nx + axes[4] * ny + axes[7] * nz) * lamp[1] +
      (axes[2] * nx + axes[5] * ny + axes[8] * nz) * lamp[2];
    return short(Math.max(0, Math.min(0.62, 0.42 - 0.5 * light)));
  });
  return {
    die: placed(x, y, z, axes),
    shadow: `translate3d(${short(x + over * 0.22 + size * 0.07)}px,${short(y + over * 0.3 + size * 0.09)}px,0.6px) scale(${short(1 + high * 0.22)})`,
    dark: short(0.95 / (1 + high * 1.5)),
    shades,
  };
}

const FRAME_MS = 16;

function baked(path: Path, duration: number, poseAt: (time: number) => Pose): readonly Frame[] {
  const count = Math.max(2, Math.round(duration / FRAME_MS));
  return Array.from({ length: count + 1 }, (_, index) => frameOf(path, poseAt((duration * index) / count)));
}

/** The flight, after the shaking of the cup where there is one. */
export function tossFrames(path: Path): readonly Frame[] {
  const flight = baked(path, TOSS_MS, (time) => tossed(path, time));
  if (path.count !== 3) return flight;
  const [first] = flight;
  const shaken = Array.from({ length: Math.round(SHAKE_MS / FRAME_MS) }, () => first);
  return [...shaken.filter((frame) => frame !== undefined), ...flight];
}

export const spinFrames = (path: Path): readonly Frame[] => baked(path, TURN_MS, (time) => spun(path, time));

/** The fall onto a face of a die that has spun for so many milliseconds. */
export function landFrames(path: Path, pips: number, spunFor: number): readonly Frame[] {
  const fall = planFall(path, pips, spunFor);
  return baked(path, LAND_MS, (time) => fallen(path, fall, time));
}

/** A die as it lies on a sign: larger or smaller, nearly square, and flat, so that its sides hide no other die. */
export function signFrame(pips: number, place: Point, askew: number, scale: number): string {
  const [a, b, c, d, e, f, g, h, i] = axesOf(combine(turnAbout(0, 0, 1, askew), sideOf(pips).up));
  return placed(place[0], place[1], 0.5, [a, b, c * 0.2, d, e, f * 0.2, g, h, i * 0.2], scale);
}
