import { staffRoles } from '@dicepit/engine';
import { accept } from '../ruling.ts';
import type { InspectorateCommand, OfType } from './command.ts';
import { type Inspectorate, isLooking } from './inspectorate.ts';
import { type InspectorateRuling, refuse } from './refusals.ts';

/** The clause that keeps records of the game from those who play it. */
const RECORDS = 'nsw/9.1';

/** What the inspectorate receives, and who of those that watch has looked at what. */
export function decideInspectorate(state: Inspectorate, command: InspectorateCommand): InspectorateRuling {
  switch (command.type) {
    case 'GiveNotice':
      return giveNotice(state, command);
    case 'NoteLook':
      return noteLook(state, command);
  }
}

function giveNotice({ notices }: Inspectorate, { notice, by, at }: OfType<'GiveNotice'>): InspectorateRuling {
  if (notice.words.trim() === '') return refuse({ code: 'NOTICE_WITHOUT_WORDS', clause: notice.clause });

  return accept({ type: 'NoticeReceived', number: notices.length + 1, notice, by, at });
}

/**
 * Records are for those who watch over the games and those who run them, never for those who play. Somebody who looks
 * on at the same thing is noted once: no events, and nothing to be written.
 */
function noteLook(state: Inspectorate, { sight, by, at }: OfType<'NoteLook'>): InspectorateRuling {
  if (!staffRoles.includes(by.role))
    return refuse({ code: 'NOT_FOR_PLAYERS', case: 'records', clause: RECORDS });
  if (isLooking(state, by.person, sight, at)) return accept();

  return accept({ type: 'Looked', sight, by, at });
}
