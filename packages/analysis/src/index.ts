export { type Answer, type Unanswered } from './answer.ts';
export { bankrollCourse, type Course, type CoursePoint, type CourseQuestion } from './bankroll-course.ts';
export * from './census.ts';
export { isCutFairly } from './cut-fairly.ts';
export {
  chanceAbove,
  chanceBelow,
  type Density,
  findQuantile,
  type NearChance,
  toMoments,
} from './density/density.ts';
export { sessionDensity } from './density/session-density.ts';
export { compareGames, type GameDifference, type OneSided, type WagerDifference } from './difference.ts';
export * from './distribution.ts';
export { createFall, dieFavouring, type FaceChances, type Fall, fairDie, fairFall, isDie } from './fall.ts';
export * from './figures.ts';
export { Fraction, type Whole } from './fraction.ts';
export { type JointChain, jointChain, type Step } from './joint-chain.ts';
export { type ChiSquarePower, chiSquarePower, throwsToShow, unevenness } from './loaded/chi-square-power.ts';
export { type Evidence, evidencePerRoll, growthPerRoll, type WatchedDice } from './loaded/evidence.ts';
export * from './loaded/loaded-figures.ts';
export * from './loaded/monitor-growth.ts';
export * from './loaded/rolls-to-alarm.ts';
export { powerOfRolls, type RollsToShow, rollsToShow, type TestDemand } from './loaded/rolls-to-show.ts';
export * from './mix/best-mix.ts';
export { everyMix, type Mix, type MixQuestion, toRepeatedBets } from './mix/mix.ts';
export { nightAgainstTheory } from './night/against-theory.ts';
export { ALARM_LEVEL, diceFairness, MIN_ROLLS } from './night/dice-fairness.ts';
export type * from './night/night.ts';
export { toCards } from './party-cards.ts';
export { seededDice, totalOfRoll } from './party-dice.ts';
export type { Estimate } from './party-estimate.ts';
export * from './party-race.ts';
export * from './party-race-exact.ts';
export * from './party-simulation.ts';
export * from './party-table.ts';
export { type RepeatedBet, type RepeatedBets, repeated, repeatedBets, sumStakes } from './repeated-bet.ts';
export * from './rounding.ts';
export { type Bankroll, type Progress, type RuinWithin, ruinWithin } from './ruin.ts';
export { type RuinAtLast, ruinAtLast } from './ruin-at-last.ts';
export { chanceAt, type RuinCurve, rollsUntilRuin, ruinCurve } from './ruin-curve.ts';
export { bankrollFor, type Met, rollsFor, stakeFor } from './ruin-targets.ts';
export { type SessionOptions, sessionDistribution } from './session-distribution.ts';
export * from './session-moments.ts';
export { type Moments, sessionRates } from './session-rates.ts';
export * from './surety.ts';
export * from './time-to-ruin.ts';
