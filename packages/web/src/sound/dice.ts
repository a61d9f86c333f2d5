import { knock } from './noise.ts';

/** Two dice over felt: knocks that come closer together and grow quieter, the last two by themselves. */
export function playDice(context: BaseAudioContext, from: number): void {
  const beats = [0, 0.11, 0.19, 0.31, 0.38, 0.5, 0.58, 0.71, 0.95, 1.06];
  for (const [index, beat] of beats.entries()) {
    const weight = 1 - index / (beats.length + 4);
    knock(context, {
      at: from + beat,
      pitch: 1_400 + (index % 3) * 420,
      seconds: 0.07,
      loudness: 0.7 * weight,
    });
  }
}
