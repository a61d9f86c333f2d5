import { accept } from '../ruling.ts';
import type { OfType } from './command.ts';
import { type Conduct, findExclusion } from './conduct.ts';
import { foundOut } from './on-incident.ts';
import { type ConductRuling, refuse } from './refusals.ts';
import { findConductRules } from './rules.ts';

/** Void has no result: what was staked goes back. Forfeiture is for a fraud that decided a roll, and not for this. */
export function voidWagers(conduct: Conduct, command: OfType<'VoidWagers'>): ConductRuling {
  const { table, person, bets, by, at } = command;
  const on = foundOut(conduct, command);
  if (!on.ok) return on;
  const { incident, rules, cite } = on;
  const clause = cite(rules.measures.void);
  if (person !== incident.person) return refuse({ code: 'NOT_THEIR_BETS', clause });
  if (bets.length === 0) return refuse({ code: 'NO_BETS_NAMED', clause });

  const cents = bets.reduce((sum, bet) => sum + bet.cents, 0);
  return accept({ type: 'WagersVoided', incident: incident.incident, table, bets, cents, clause, by, at });
}

export function excludeFromGame(conduct: Conduct, command: OfType<'ExcludeFromGame'>): ConductRuling {
  const { by, at } = command;
  const on = foundOut(conduct, command);
  if (!on.ok) return on;
  const { incident, rules, cite } = on;
  const clause = cite(rules.measures.game);
  const { person, pack } = incident;
  if (person === undefined) return nobodyNamed(clause);
  if (findExclusion(conduct, person, pack) !== undefined) return refuse({ code: 'ALREADY_EXCLUDED', clause });

  return accept({
    type: 'ExcludedFromGame',
    incident: incident.incident,
    person,
    game: pack,
    clause,
    by,
    at,
  });
}

export function liftExclusion(conduct: Conduct, command: OfType<'LiftExclusion'>): ConductRuling {
  const { person, game, words, by, at } = command;
  const exclusion = findExclusion(conduct, person, game);
  const rules = findConductRules(game)?.rules;
  if (exclusion === undefined || rules === undefined) return refuse({ code: 'NOT_EXCLUDED' });
  const { clause } = exclusion;
  if (!rules.finding.roles.includes(by.role))
    return refuse({ code: 'NOT_YOUR_ROLE', case: 'exclusion', clause });
  if (person === by.person) return refuse({ code: 'OWN_CAUSE', case: 'conduct', clause: 'policy/own-cause' });
  if (words.trim() === '') return refuse({ code: 'WORDS_NEEDED', case: 'lifting', clause });

  return accept({ type: 'ExclusionLifted', person, game, words, clause, by, at });
}

/** The people of the pit are told in the same append, so that the sessions end with it. */
export function excludeFromHouse(conduct: Conduct, command: OfType<'ExcludeFromHouse'>): ConductRuling {
  const { order, by, at } = command;
  const on = foundOut(conduct, command);
  if (!on.ok) return on;
  const { incident, rules, cite } = on;
  const clause = cite(rules.measures.house);
  const { person } = incident;
  if (person === undefined) return nobodyNamed(clause);
  if (order.trim() === '') return refuse({ code: 'NO_ORDER', clause });

  return accept({
    type: 'ExcludedFromHouse',
    incident: incident.incident,
    person,
    order,
    clause,
    by,
    at,
  });
}

const nobodyNamed = (clause: string) => refuse({ code: 'NOBODY_NAMED', clause });
