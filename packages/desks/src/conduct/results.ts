import { happened } from '../ruling.ts';
import type { OfType } from './command.ts';
import { type ConductRuling, refuse } from './refusals.ts';
import { conductRulesOf } from './rules.ts';

/** A list of results is a device in a patron's hand; in those of whoever is on duty it is part of the work. */
export function takeResults(command: OfType<'TakeResults'>): ConductRuling {
  const { pack, table, rolls, duty, by, at } = command;
  const found = conductRulesOf(pack);
  const policy = 'policy/results';
  const forbids = found?.cite(found.rules.devices.clause) ?? policy;
  const allows = found?.cite(found.rules.devices.onDuty) ?? policy;
  if (duty === 'patron') return refuse({ code: 'NOT_FOR_PLAYERS', case: 'results', clause: forbids });
  // Where the rules forbid nothing, staff need not be at work to look at results.
  if (duty === 'off duty' && found !== undefined) return refuse({ code: 'NOT_ON_DUTY', clause: allows });

  return happened({ type: 'ResultsTaken', table, rolls, duty, clause: allows, by, at });
}
