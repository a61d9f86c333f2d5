import { strike } from './tone.ts';

/** The bell of the house, twice: whoever still wants to bet does so now. */
export function playLastCall(context: BaseAudioContext, from: number): void {
  for (const at of [0, 0.28]) strike(context, { at: from + at, pitch: 659.25, seconds: 0.6, loudness: 0.2 });
}
