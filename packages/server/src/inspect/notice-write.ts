import {
  decideInspectorate,
  INSPECTORATE_STREAM,
  type InspectorateCommand,
  type Notice,
} from '@dicepit/desks';
import { assert } from '@dicepit/engine';
import type { PitLine, Teller } from '@dicepit/words';
import { type PlannedWrite, planWrite } from '../pit/executor.ts';
import type { Pit } from '../pit/pit.ts';
import type { Stamp } from '../pit/result.ts';
import { tellerIn } from '../pit/tellers.ts';

/**
 * What the inspectorate writes when it is told of something: to be put into the same append as its cause, so that
 * nothing of the kind happens unseen. Whoever plans it names the stream `inspectorate` among those of the request.
 */
export async function noticeWrite(
  pit: Pick<Pit, 'inspectorate'>,
  given: Omit<Notice, 'words' | 'line'> & { readonly line: Extract<PitLine, { readonly code: 'Notice' }> },
  { by, at }: Stamp,
): Promise<PlannedWrite> {
  const notice = { ...given, words: tellerIn().tell(given.line) ?? '' };
  const { state, version } = await pit.inspectorate.current(INSPECTORATE_STREAM);
  const command: InspectorateCommand = { type: 'GiveNotice', notice, by, at };
  const ruling = decideInspectorate(state, command);
  assert(ruling.ok, () => 'a notice of ours has words');
  return planWrite(INSPECTORATE_STREAM, version, ruling.events, command);
}

/** What a notice says in a language; an old one, which has no figures, in the English that it was written in. */
export const noticeTold = ({ line, words }: Notice, teller: Teller): string =>
  (line && teller.tell(line)) ?? words;
