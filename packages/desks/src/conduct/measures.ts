import { happened, type Ruling, refused } from '../ruling.ts';
import type { OfType } from './command.ts';
import { type Conduct, exclusionOf } from './conduct.ts';
import type { ConductEvent } from './event.ts';
import { foundOut } from './on-incident.ts';
import { conductRulesOf } from './rules.ts';

/** Void has no result: what was staked goes back. Forfeiture is for a fraud that decided a roll, and not for this. */
export function voidWagers(conduct: Conduct, command: OfType<'VoidWagers'>): Ruling<ConductEvent> {
  const { table, person, bets, by, at } = command;
  const on = foundOut(conduct, command);
  if (!on.ok) return on;
  const { incident, rules, cite } = on;
  const clause = cite(rules.measures.void);
  if (person !== incident.person)
    return refused(
      'NOT_THEIR_BETS',
      'The finding is about somebody else. Void the bets of the person it is about.',
      clause,
    );
  if (bets.length === 0) return refused('NO_BETS_NAMED', 'Name the bets that are void.', clause);

  const cents = bets.reduce((sum, bet) => sum + bet.cents, 0);
  return happened({ type: 'WagersVoided', incident: incident.incident, table, bets, cents, clause, by, at });
}

export function excludeFromGame(conduct: Conduct, command: OfType<'ExcludeFromGame'>): Ruling<ConductEvent> {
  const { by, at } = command;
  const on = foundOut(conduct, command);
  if (!on.ok) return on;
  const { incident, rules, cite } = on;
  const clause = cite(rules.measures.game);
  const { person, pack } = incident;
  if (person === undefined) return nobodyNamed(clause);
  if (exclusionOf(conduct, person, pack) !== undefined)
    return refused('ALREADY_EXCLUDED', 'This person takes no part in the game as it is.', clause);

  return happened({
    type: 'ExcludedFromGame',
    incident: incident.incident,
    person,
    game: pack,
    clause,
    by,
    at,
  });
}

export function liftExclusion(conduct: Conduct, command: OfType<'LiftExclusion'>): Ruling<ConductEvent> {
  const { person, game, words, by, at } = command;
  const exclusion = exclusionOf(conduct, person, game);
  const rules = conductRulesOf(game)?.rules;
  if (exclusion === undefined || rules === undefined)
    return refused('NOT_EXCLUDED', 'This person may take part in the game. There is nothing to lift.');
  const { clause } = exclusion;
  if (!rules.finding.roles.includes(by.role))
    return refused('NOT_YOUR_ROLE', 'A casino supervisor lifts the exclusion. Ask one.', clause);
  if (person === by.person)
    return refused('OWN_CAUSE', 'This is about yourself. Somebody else rules on it.', 'policy/own-cause');
  if (words.trim() === '') return refused('WORDS_NEEDED', 'Say in words why it is lifted.', clause);

  return happened({ type: 'ExclusionLifted', person, game, words, clause, by, at });
}

/** The people of the pit are told in the same append, so that the sessions end with it. */
export function excludeFromHouse(
  conduct: Conduct,
  command: OfType<'ExcludeFromHouse'>,
): Ruling<ConductEvent> {
  const { order, by, at } = command;
  const on = foundOut(conduct, command);
  if (!on.ok) return on;
  const { incident, rules, cite } = on;
  const clause = cite(rules.measures.house);
  const { person } = incident;
  if (person === undefined) return nobodyNamed(clause);
  if (order.trim() === '')
    return refused('NO_ORDER', 'An exclusion from the house has an order. Give its reference.', clause);

  return happened({
    type: 'ExcludedFromHouse',
    incident: incident.incident,
    person,
    order,
    clause,
    by,
    at,
  });
}

const nobodyNamed = (clause: string) =>
  refused('NOBODY_NAMED', 'The incident names nobody of the pit. Report it with the person.', clause);
