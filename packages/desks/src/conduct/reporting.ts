import { ladder, type Role } from '@dicepit/engine';
import { accept } from '../ruling.ts';
import type { OfType } from './command.ts';
import type { Conduct } from './conduct.ts';
import type { ConductKind } from './event.ts';
import { type ConductRuling, refuse } from './refusals.ts';
import { type ConductRules, findConductRules } from './rules.ts';

type Report = OfType<'ReportDevice' | 'ReportSideBet' | 'ReportAdvice'>;

/** Whoever works at a table says what they see. */
const reporters: ReadonlySet<Role> = new Set(ladder);

export function reportConduct({ incidents }: Conduct, command: Report): ConductRuling {
  const { incident, pack, table, person, words, by, at } = command;
  const found = findConductRules(pack);
  if (found === undefined) return refuse({ code: 'NOT_IN_THESE_RULES', clause: 'policy/conduct' });
  const clause = offended(command, found);
  if (!reporters.has(by.role)) return refuse({ code: 'NOT_YOUR_ROLE', case: 'reporting', clause });
  if (incidents.has(incident)) return refuse({ code: 'ALREADY_REPORTED', clause, incident });
  if (words.trim() === '') return refuse({ code: 'WORDS_NEEDED', case: 'reporting', clause });

  return accept({
    type: 'ConductReported',
    incident,
    kind: kinds[command.type],
    pack,
    table,
    ...(person === undefined ? {} : { person }),
    words,
    clause,
    by,
    at,
  });
}

const kinds: Readonly<Record<Report['type'], ConductKind>> = {
  ReportDevice: 'device',
  ReportSideBet: 'side-bet',
  ReportAdvice: 'advice',
};

/** The clause that somebody is said to have offended against. */
function offended(command: Report, { rules, cite }: ConductRules): string {
  switch (command.type) {
    case 'ReportDevice':
      return cite(rules.devices.clause);
    case 'ReportSideBet':
      return cite(rules.sideBets);
    case 'ReportAdvice':
      return cite(command.employee ? rules.employees.clause : rules.patrons);
  }
}
