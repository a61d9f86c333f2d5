export { isRight, readAnswer, readAnswers } from './answer.ts';
export {
  answerDrill,
  askNext,
  beginDrill,
  type Drill,
  type DrillPlan,
  isTimeUp,
  keyOf,
  type Mark,
  sheetQuestions,
  timeLeft,
} from './drill.ts';
export { describedEvents } from './events.ts';
export { type DrillMemory, freshMemory } from './memory.ts';
export * from './question.ts';
export { topicsOf } from './questions.ts';
export { bestOf, type DrillBest, type DrillScore, scoreOf } from './score.ts';
export {
  bankedSubject,
  type DrillPosting,
  type DrillSubject,
  drillKindsOf,
  partySubject,
} from './subject.ts';
