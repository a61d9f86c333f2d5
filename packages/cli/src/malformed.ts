import type { Problem } from '@dicepit/wire';
import { exit, Failure } from './exit.ts';
import { harmless } from './harmless.ts';
import { said } from './language.ts';

const MAX_SHOWN_PROBLEMS = 5;

/** The failure of a text that makes no sense, with the place of each problem; what else is known of it comes last. */
export function malformed(what: 'record' | 'stream', problems: readonly Problem[], more = ''): Failure {
  const words = said().malformed;
  const lines = problems
    .slice(0, MAX_SHOWN_PROBLEMS)
    .map(({ place, message }) => harmless(place === '' ? message : words.problem({ place, says: message })));
  const unshown = problems.length - MAX_SHOWN_PROBLEMS;
  const shown = [...lines, ...(unshown > 0 ? [words.more({ count: unshown })] : [])].join('\n  ');
  return new Failure(
    { code: 'MALFORMED', what, problems: more === '' ? shown : `${shown}. ${more}` },
    what === 'stream' ? exit.unfit : exit.usage,
  );
}
