import { strike } from './tone.ts';

/** The dealer's stick on the rail: one low note that says, listen. */
export function playCall(context: BaseAudioContext, from: number): void {
  strike(context, { at: from, pitch: 330, seconds: 0.5, loudness: 0.25 });
}
