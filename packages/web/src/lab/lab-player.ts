import { type Cast, prepare, type Sessions, sessionsOfCast, type Task } from '@dicepit/simulator';
import { planOf, type RunRequest } from './simulation-job.ts';

/** What a worker is told: first what to play, then blocks of it. */
export type PlayerMessage = { readonly cast: Cast } | { readonly asked: RunRequest } | Task;

let sessions: Sessions | undefined;

addEventListener('message', ({ data }: MessageEvent<PlayerMessage>) => {
  if ('cast' in data) sessions = sessionsOfCast(data.cast);
  else if ('asked' in data) sessions = prepare(planOf(data.asked), data.asked.run, { isPlain: true });
  // A worker has no origin; the rule has a window in mind.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  else postMessage(sessions?.play(data.from, data.to));
});
