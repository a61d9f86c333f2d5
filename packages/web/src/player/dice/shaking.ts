/** A jolt of the phone, gravity left out, in metres per second squared. */
type Jolt = { readonly at: number; readonly force: number };

/** Harder than somebody walks or sits down; that often, within so many milliseconds, and each this long after the last. */
const HARD = 15;
const OFTEN = 3;
const WITHIN = 1_000;
const APART = 80;

/** Watches the jolts of a phone: true at the one that makes a shake of them. The next shake begins from nothing. */
export function shaking(): (jolt: Jolt) => boolean {
  let hard: readonly number[] = [];
  return ({ at, force }) => {
    if (force < HARD || at - (hard.at(-1) ?? Number.NEGATIVE_INFINITY) < APART) return false;
    hard = [...hard.filter((before) => at - before < WITHIN), at];
    const isShake = hard.length >= OFTEN;
    if (isShake) hard = [];
    return isShake;
  };
}

/** Whether this phone can tell of being shaken: browsers do so over https alone, and a laptop is not shaken. */
export const canShake = (): boolean =>
  isSecureContext && 'DeviceMotionEvent' in globalThis && matchMedia('(pointer: coarse)').matches;

/** Asks for what the phone would tell of its movement, where the browser wants to be asked; by a tap alone. */
export async function mayShake(): Promise<boolean> {
  const ask: unknown = Reflect.get(DeviceMotionEvent, 'requestPermission');
  if (typeof ask !== 'function') return true;
  try {
    return (await ask.call(DeviceMotionEvent)) === 'granted';
  } catch {
    return false;
  }
}

/** Hears of shakes, until it is stopped. */
export function onShake(shaken: () => void): () => void {
  const isShake = shaking();
  const moved = ({ acceleration, timeStamp }: DeviceMotionEvent): void => {
    const { x, y, z } = acceleration ?? {};
    if (isShake({ at: timeStamp, force: Math.hypot(x ?? 0, y ?? 0, z ?? 0) })) shaken();
  };
  addEventListener('devicemotion', moved);
  return () => removeEventListener('devicemotion', moved);
}
