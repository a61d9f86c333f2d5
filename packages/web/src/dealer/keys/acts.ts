import type { Pips } from '@dicepit/engine';
import type { SheetState } from '../desk/sheet-state.ts';

/** What the pad's keys do; each has a key from the start. */
export const padActs = [
  'face-1',
  'face-2',
  'face-3',
  'face-4',
  'face-5',
  'face-6',
  'next',
  'clear',
  'back',
  'no-roll',
  'confirm-late',
] as const;

/** What else at the desk can have a key: none has one until somebody chooses it. */
export const deskActs = [
  'refuse-late',
  'face',
  'amend',
  'overrule',
  'fault',
  'supervisor',
  'shooter',
  'seats',
  'dice',
  'signs',
  'staff',
  'more',
] as const;

export type KeyAct = (typeof padActs)[number] | (typeof deskActs)[number];

export const keyActs: readonly KeyAct[] = [...padActs, ...deskActs];

type FaceAct = Extract<KeyAct, `face-${number}`>;

const faces: Readonly<Record<FaceAct, Pips>> = {
  'face-1': 1,
  'face-2': 2,
  'face-3': 3,
  'face-4': 4,
  'face-5': 5,
  'face-6': 6,
};

/** The face that a key stands for. */
export const faceOf = (act: FaceAct): Pips => faces[act];

export const isFace = (act: KeyAct): act is FaceAct => Object.hasOwn(faces, act);

/** The key that opens a sheet from the desk; undefined for sheets that others lead to. */
export function actOfSheet({ is }: SheetState): KeyAct | undefined {
  if (is === 'no roll') return 'no-roll';
  return deskActs.find((act) => act === is);
}
