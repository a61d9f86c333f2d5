import { strike } from './tone.ts';

/** Two soft notes upwards: somebody has come in. */
export function playJoin(context: BaseAudioContext, from: number): void {
  for (const [index, pitch] of [392, 523.25].entries())
    strike(context, { at: from + index * 0.13, pitch, seconds: 0.4, loudness: 0.14 });
}
