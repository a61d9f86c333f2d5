import type { Screen } from '@dicepit/wire';
import type { Tune } from '../sound/synth.ts';

/** What is to be heard of a change, and who it is about where that has to be said. */
export type Heard =
  | { readonly kind: 'chips' | 'call' | 'last call' }
  /** Something wins, or is what a room stops for. */
  | { readonly kind: 'win'; readonly moment?: Tune }
  /** They are thrown, or they fall onto their faces. */
  | { readonly kind: 'dice'; readonly rests?: true }
  | { readonly kind: 'join'; readonly name: string; readonly seat: number }
  /** In the lobby, where nobody is named. */
  | { readonly kind: 'join'; readonly guests: number };

/** What has become so between two pictures of the same thing. */
export function heardBetween(before: Screen | undefined, now: Screen): readonly Heard[] {
  if (before === undefined) return [];
  if (now.is === 'lobby')
    return before.is === 'lobby' && now.guests > before.guests ? [{ kind: 'join', guests: now.guests }] : [];
  if (before.is === 'lobby' || before.table !== now.table) return [];
  const heard: Heard[] = [];
  if (isOut(now.phase) && !isOut(before.phase)) heard.push({ kind: 'dice' });
  if (now.phase === 'last call' && before.phase !== 'last call') heard.push({ kind: 'last call' });
  if (now.call !== null && JSON.stringify(now.call) !== JSON.stringify(before.call))
    heard.push({ kind: 'call' });
  if (now.is === 'banked' && before.is === 'banked') {
    if (now.moment !== null && before.moment === null) heard.push({ kind: 'win', moment: now.moment.is });
    else if (now.pays.length > 0 && before.pays.length === 0) heard.push({ kind: 'win' });
    if (now.bets.length > before.bets.length && now.phase !== 'called') heard.push({ kind: 'chips' });
  }
  if (now.is === 'party' && before.is === 'party' && now.winner !== null && before.winner === null)
    heard.push({ kind: 'win' });
  const [somebody] = comeBetween(seatedIn(before), seatedIn(now));
  return somebody === undefined ? heard : [...heard, { kind: 'join', ...somebody }];
}

type Seated = { readonly seat: number; readonly name: string };

const isOut = (phase: string): boolean => phase === 'dice out' || phase === 'cup shaken';

/** Those who sit; players of the house are nobody's guests. */
function seatedIn(screen: Exclude<Screen, { readonly is: 'lobby' }>): readonly Seated[] {
  const places: readonly { readonly seat: number; readonly name: string | null; readonly house: boolean }[] =
    screen.is === 'banked' ? screen.seats : screen.rows;
  const seated: Seated[] = [];
  for (const { seat, name, house } of places) if (name !== null && !house) seated.push({ seat, name });
  return seated;
}

const comeBetween = (before: readonly Seated[], now: readonly Seated[]): readonly Seated[] =>
  now.filter(({ seat }) => !before.some((each) => each.seat === seat));
