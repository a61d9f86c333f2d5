import type { Chance } from '@dicepit/games';
import { callQuestion, callTopics } from './call.ts';
import { mockQuestion, mockTopics } from './mock.ts';
import { noRollQuestion, noRollTopics } from './no-roll.ts';
import { throwQuestion, throwTopics } from './party-throw.ts';
import { payQuestion, payTopics } from './pay.ts';
import type { DrillKind, Level, Question } from './question.ts';
import type { DrillSubject } from './subject.ts';

/** Everything that a drill asks about; none where the game has no such drill. */
export function listTopics(subject: DrillSubject, kind: DrillKind): readonly string[] {
  if (subject.is === 'party') return kind === 'throw' ? throwTopics : [];
  switch (kind) {
    case 'pay':
      return payTopics(subject);
    case 'call':
      return callTopics(subject);
    case 'no-roll':
      return noRollTopics(subject);
    case 'mock':
      return mockTopics;
    case 'throw':
      return [];
  }
}

/** A question on one topic. The same chance gives the same question. */
export function questionOn(
  subject: DrillSubject,
  kind: DrillKind,
  about: { readonly topic: string; readonly level: Level; readonly chance: Chance },
): Question {
  if (subject.is === 'party') return throwQuestion(about);
  switch (kind) {
    case 'pay':
      return payQuestion(subject, about);
    case 'call':
      return callQuestion(subject, about);
    case 'no-roll':
      return noRollQuestion(subject, about);
    case 'mock':
      return mockQuestion(subject, about);
    case 'throw':
      return throwQuestion(about);
  }
}
