import type { Problem } from '@dicepit/wire';
import { Failure } from './exit.ts';
import { harmless } from './harmless.ts';

const MAX_SHOWN_PROBLEMS = 5;

/** The failure of a text that makes no sense, with the place of each problem. */
export function malformed(what: string, problems: readonly Problem[]): Failure {
  const lines = problems
    .slice(0, MAX_SHOWN_PROBLEMS)
    .map(({ place, message }) => harmless(place === '' ? message : `${place}: ${message}`));
  const more =
    problems.length > MAX_SHOWN_PROBLEMS ? [`and ${problems.length - MAX_SHOWN_PROBLEMS} more`] : [];
  const [first = '', ...others] = [...lines, ...more];
  return new Failure([`malformed ${what}: ${first}`, ...others.map((line) => `  ${line}`)].join('\n'));
}
