import { isRight } from './answer.ts';
import { createChance } from './chance.ts';
import { type DrillMemory, nextTopic, remember } from './memory.ts';
import type { Answer, Ask, DrillKind, Level, Question } from './question.ts';
import { listTopics, questionOn } from './questions.ts';
import type { DrillSubject } from './subject.ts';

/** A drill as it is set: the same plan, memory and answers give the same questions. */
export type DrillPlan = {
  readonly subject: DrillSubject;
  readonly kind: DrillKind;
  readonly level: Level;
  readonly seed: string;
  readonly questions: number;
  /** How long the whole drill lasts, in seconds; as long as it takes where nothing is said. */
  readonly seconds?: number;
};

/** How one question went. */
export type Mark = {
  readonly topic: string;
  readonly parts: readonly { readonly ask: Ask; readonly answer: Answer; readonly right: boolean }[];
  readonly right: boolean;
  /** From the question to its answer, in milliseconds. */
  readonly took: number;
};

/** A drill under way. The time arrives from outside, as milliseconds on any clock. */
export type Drill = {
  readonly plan: DrillPlan;
  readonly memory: DrillMemory;
  readonly startedAt: number;
  readonly askedAt: number;
  /** Null when the drill is over. */
  readonly question: Question | null;
  readonly marks: readonly Mark[];
};

export function beginDrill(plan: DrillPlan, memory: DrillMemory, at: number): Drill {
  const drill: Drill = { plan, memory, startedAt: at, askedAt: at, question: null, marks: [] };
  return { ...drill, question: createQuestion(drill) };
}

/**
 * Marks an answer and keeps it in memory; the next question waits until it is asked for. An answer that comes after
 * the time is up ends the drill and counts for nothing.
 */
export function answerDrill(drill: Drill, answers: readonly Answer[], at: number): Drill {
  const { question, askedAt } = drill;
  if (question === null) return drill;
  if (isTimeUp(drill, at)) return { ...drill, question: null };
  const parts = question.asks.flatMap((ask, index) => {
    const answer = answers[index];
    return answer === undefined ? [] : [{ ask, answer, right: isRight(ask, answer) }];
  });
  const right = parts.length === question.asks.length && parts.every((part) => part.right);
  const memory = remember(
    drill.memory,
    parts.map((part) => ({ topic: part.ask.topic, right: part.right })),
  );
  const mark: Mark = { topic: question.topic, parts, right, took: at - askedAt };
  return { ...drill, memory, marks: [...drill.marks, mark] };
}

/** Asks the next question, or ends the drill when all are answered or the time is up. */
export function askNext(drill: Drill, at: number): Drill {
  const over = drill.marks.length >= drill.plan.questions || isTimeUp(drill, at);
  return { ...drill, askedAt: at, question: over ? null : createQuestion(drill) };
}

/** What is left of the time, in milliseconds; null where there is no limit. */
export function timeLeft({ plan, startedAt }: Drill, at: number): number | null {
  return plan.seconds === undefined ? null : Math.max(0, startedAt + plan.seconds * 1000 - at);
}

export const isTimeUp = (drill: Drill, at: number): boolean => timeLeft(drill, at) === 0;

/** The questions of a sheet: as they come to somebody who makes no mistake. */
export function sheetQuestions(plan: DrillPlan, memory: DrillMemory): readonly Question[] {
  const questions: Question[] = [];
  let drill = beginDrill(plan, memory, 0);
  while (drill.question !== null) {
    const { question } = drill;
    questions.push(question);
    drill = askNext(answerDrill(drill, question.asks.map(rightAnswer), 0), 0);
  }
  return questions;
}

/** The right answer, in the form in which answers are given. */
export const rightAnswer = (ask: Ask): Answer =>
  ask.form === 'pay' ? ask.key : { is: 'chosen', value: ask.key };

function createQuestion({ plan, memory, marks }: Drill): Question {
  const { subject, kind, level, seed } = plan;
  const chance = createChance(seed, marks.length + 1);
  const topic = nextTopic(memory, listTopics(subject, kind), chance);
  return questionOn(subject, kind, { topic, level, chance });
}
