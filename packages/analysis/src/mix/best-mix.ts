import type { Cents } from '@dicepit/engine';
import { type Answer, answered, unanswered } from '../answer.ts';
import { chanceAbove, type NearChance } from '../density/density.ts';
import { sessionDensity } from '../density/session-density.ts';
import { chanceAt, ruinCurve } from '../ruin-curve.ts';
import { everyMix, type Mix, type MixQuestion, toRepeatedBets } from './mix.ts';

/** The best mix and the worst by one measure. The first in order wins a tie. */
export type Extremes<Of = Mix> = { readonly best: Of; readonly worst: Of; readonly mixes: number };

/** The mixes that lose least and most on average, exactly. */
export const mixesByLoss = (question: MixQuestion): Answer<Extremes> =>
  extremes(question, (a, b) => a.loss.compare(b.loss));

/** The mixes that vary least and most, exactly. */
export const mixesByVariance = (question: MixQuestion): Answer<Extremes> =>
  extremes(question, (a, b) => a.variance.compare(b.variance));

/** A mix and a chance it has over a session, in doubles with the error they have at most. */
export type MixChance = Mix & { readonly chance: NearChance };

export type MixSession = MixQuestion & {
  readonly rolls: number;
  readonly onProgress?: ((share: number) => void) | undefined;
};

/** The mixes that are ahead after so many rolls with the highest chance, and with the lowest. */
export const mixesByAhead = (question: MixSession): Answer<Extremes<MixChance>> =>
  byChance(question, 'highest', (mix) => {
    const density = sessionDensity(toRepeatedBets(question, mix), question.rolls, { fall: question.fall });
    return density.ok ? answered(chanceAbove(density.value, 0)) : density;
  });

/** The mixes that ruin a bankroll within so many rolls with the lowest chance, and with the highest. */
export const mixesByRuin = (
  question: MixSession & { readonly bankroll: Cents },
): Answer<Extremes<MixChance>> =>
  byChance(question, 'lowest', (mix) => {
    const { rolls, bankroll, fall } = question;
    const curve = ruinCurve({ bets: toRepeatedBets(question, mix), bankroll, rolls, fall });
    return curve.ok ? answered(chanceAt(curve.value, 'ruin', rolls)) : curve;
  });

/** The mixes of which none has both a smaller loss and a smaller variance: the least loss first. */
export function findFrontier(mixes: readonly Mix[]): readonly Mix[] {
  const sorted = mixes.toSorted((a, b) => a.loss.compare(b.loss) || a.variance.compare(b.variance));
  const frontier: Mix[] = [];
  for (const mix of sorted) {
    const last = frontier.at(-1);
    if (last === undefined || mix.variance.compare(last.variance) < 0) frontier.push(mix);
  }
  return frontier;
}

/** More mixes than this are not each followed through a session: that takes seconds as it is. */
const MAX_FOLLOWED = 3_000;

function extremes(question: MixQuestion, order: (a: Mix, b: Mix) => number): Answer<Extremes> {
  const mixes = everyMix(question);
  if (!mixes.ok) return mixes;
  const sorted = mixes.value.toSorted(order);
  const [best, worst] = [sorted[0], mixes.value.toSorted((a, b) => order(b, a))[0]];
  if (best === undefined || worst === undefined) return noMix;
  return answered({ best, worst, mixes: sorted.length });
}

function byChance(
  question: MixSession,
  sought: 'highest' | 'lowest',
  chanceOf: (mix: Mix) => Answer<NearChance>,
): Answer<Extremes<MixChance>> {
  const mixes = everyMix(question);
  if (!mixes.ok) return mixes;
  const size = mixes.value.length;
  if (size > MAX_FOLLOWED) return unanswered({ code: 'TOO_LARGE', case: 'mixes', size, most: MAX_FOLLOWED });
  const followed: MixChance[] = [];
  for (const mix of mixes.value) {
    const chance = chanceOf(mix);
    if (!chance.ok) return chance;
    followed.push({ ...mix, chance: chance.value });
    question.onProgress?.(followed.length / size);
  }
  const rising = (a: MixChance, b: MixChance): number => a.chance.value - b.chance.value;
  const [lowest] = followed.toSorted(rising);
  const [highest] = followed.toSorted((a, b) => rising(b, a));
  if (lowest === undefined || highest === undefined) return noMix;
  return answered(
    sought === 'highest'
      ? { best: highest, worst: lowest, mixes: size }
      : { best: lowest, worst: highest, mixes: size },
  );
}

const noMix = unanswered({ code: 'NO_MIX' });
