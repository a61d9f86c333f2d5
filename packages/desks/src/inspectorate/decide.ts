import { everyRole, type Role } from '@dicepit/engine';
import { happened, type Ruling, refused } from '../ruling.ts';
import type { InspectorateCommand, OfType } from './command.ts';
import type { InspectorateEvent } from './event.ts';
import { type Inspectorate, isLooking } from './inspectorate.ts';

/** The clause that keeps records of the game from those who play it. */
const RECORDS = 'nsw/9.1';

/** What the inspectorate receives, and who of those that watch has looked at what. */
export function decideInspectorate(
  state: Inspectorate,
  command: InspectorateCommand,
): Ruling<InspectorateEvent> {
  switch (command.type) {
    case 'GiveNotice':
      return giveNotice(state, command);
    case 'NoteLook':
      return noteLook(state, command);
  }
}

function giveNotice(
  { notices }: Inspectorate,
  { notice, by, at }: OfType<'GiveNotice'>,
): Ruling<InspectorateEvent> {
  if (notice.words.trim() === '')
    return refused('NOTICE_WITHOUT_WORDS', 'A notice says what happened. Say it.', notice.clause);

  return happened({ type: 'NoticeReceived', number: notices.length + 1, notice, by, at });
}

/** Records are for those who watch over the games and those who run them, never for those who play. */
export const lookers: readonly Role[] = everyRole.filter((role) => role !== 'player');

/** Somebody who looks on at the same thing is noted once: no events, and nothing to be written. */
function noteLook(state: Inspectorate, { sight, by, at }: OfType<'NoteLook'>): Ruling<InspectorateEvent> {
  if (!lookers.includes(by.role))
    return refused('NOT_FOR_PLAYERS', 'Records are not for those who play. Ask a supervisor.', RECORDS);
  if (isLooking(state, by.person, sight, at)) return happened();

  return happened({ type: 'Looked', sight, by, at });
}
