import { strike } from './tone.ts';

/** A fifth and an octave upwards, short and without a fanfare. */
export function playWin(context: BaseAudioContext, from: number): void {
  for (const [index, pitch] of [523.25, 783.99, 1_046.5].entries())
    strike(context, { at: from + index * 0.11, pitch, seconds: 0.7, loudness: 0.2 });
}
