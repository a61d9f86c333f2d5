import { happened, type Ruling, refused } from '../ruling.ts';
import type { OfType } from './command.ts';
import type { ConductEvent } from './event.ts';
import { conductRulesOf } from './rules.ts';

/** A list of results is a device in a patron's hand; in those of whoever is on duty it is part of the work. */
export function takeResults(command: OfType<'TakeResults'>): Ruling<ConductEvent> {
  const { pack, table, rolls, duty, by, at } = command;
  const found = conductRulesOf(pack);
  const policy = 'policy/results';
  const forbids = found?.cite(found.rules.devices.clause) ?? policy;
  const allows = found?.cite(found.rules.devices.onDuty) ?? policy;
  if (duty === 'patron')
    return refused(
      'NOT_FOR_PLAYERS',
      'Lists of results are not for players. The board at the table shows the latest.',
      forbids,
    );
  // Where the rules forbid nothing, staff need not be at work to look at results.
  if (duty === 'off duty' && found !== undefined)
    return refused(
      'NOT_ON_DUTY',
      'You are signed on at no table. Lists of results are for those on duty.',
      allows,
    );

  return happened({ type: 'ResultsTaken', table, rolls, duty, clause: allows, by, at });
}
