export { isRight, readAnswer, readAnswers } from './answer.ts';
export {
  answerDrill,
  askNext,
  beginDrill,
  type Drill,
  type DrillPlan,
  isTimeUp,
  type Mark,
  rightAnswer,
  sheetQuestions,
  timeLeft,
} from './drill.ts';
export { eventDescriptions } from './events.ts';
export { type DrillMemory, freshMemory } from './memory.ts';
export * from './question.ts';
export { listTopics } from './questions.ts';
export { type DrillBest, type DrillScore, toBest, toScore } from './score.ts';
export {
  bankedSubject,
  type DrillPosting,
  type DrillSubject,
  listDrillKinds,
  partySubject,
} from './subject.ts';
