import { type AnswerTo, exactSession, loadedAnswer, type Question, ruinByBank } from './exact-answers.ts';

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  // A worker has no origin; the rule has a window in mind.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  postMessage(answered(data));
});

function answered(question: Question): AnswerTo[Question['ask']] {
  switch (question.ask) {
    case 'session':
      return exactSession(question.session);
    case 'by-bank':
      return ruinByBank(question.session);
    case 'loaded':
      return loadedAnswer(question.dice);
  }
}
