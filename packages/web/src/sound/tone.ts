import { fading } from './noise.ts';

export type Tone = {
  readonly at: number;
  readonly pitch: number;
  readonly seconds: number;
  readonly loudness: number;
};

/** One struck note with a little of its octave, like a small bell. */
export function strike(context: BaseAudioContext, { at, pitch, seconds, loudness }: Tone): void {
  for (const [times, share] of [
    [1, 1],
    [2, 0.3],
    [3.01, 0.12],
  ] as const) {
    const voice = new OscillatorNode(context, { type: 'sine', frequency: pitch * times });
    voice
      .connect(fading(context, { at, seconds: seconds / times, loudness: loudness * share }))
      .connect(context.destination);
    voice.start(at);
    voice.stop(at + seconds);
  }
}
