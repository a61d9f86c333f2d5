import { knock } from './noise.ts';

/** A chip on a chip: two clicks, the second higher. */
export function playChips(context: BaseAudioContext, from: number): void {
  knock(context, { at: from, pitch: 3_400, seconds: 0.05, loudness: 0.5 });
  knock(context, { at: from + 0.045, pitch: 4_600, seconds: 0.06, loudness: 0.4 });
}
