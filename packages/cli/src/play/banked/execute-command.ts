import {
  type By,
  type CommandBody,
  decideTable,
  evolveTable,
  type TableEvent,
  type TableRefusal,
} from '@dicepit/engine';
import { refusalTold } from '../../language.ts';
import { aside, type OutputLine } from '../output-line.ts';
import type { Outcome, Play } from './play.ts';
import { tellEvents } from './telling.ts';

/** What came of a command: the game after it and what is told of it, or the table's refusal. */
export type Given =
  | { readonly ok: true; readonly play: Play; readonly told: readonly OutputLine[] }
  | { readonly ok: false; readonly refusal: TableRefusal };

/** The house as the table knows it: it deals, and it runs the place. */
export const dealer: By = { person: 'house', role: 'dealer' };
export const operator: By = { person: 'house', role: 'operator' };

/** Whoever sits at a seat. Two people may share a name with anything; nobody shares a seat. */
export const player = (seat: number): By => ({ person: `player-${seat}`, role: 'player' });

/** Gives the table a command. The table alone decides; we remember what it did and tell it. */
export function executeCommand(play: Play, by: By, command: CommandBody): Given {
  const decided = decideTable(play.seating.rules, play.table, { ...command, by, at: play.now });
  if (!decided.ok) return decided;
  return {
    ok: true,
    play: decided.events.reduce(remember, play),
    told: tellEvents(play, decided.events),
  };
}

/** Gives a command whose refusal is told to whoever asked for it. */
export function asked(play: Play, by: By, command: CommandBody): Outcome {
  const given = executeCommand(play, by, command);
  return given.ok ? given : { play, told: aside(refusalText(given.refusal)) };
}

/** Whether the table would take a command as it stands. */
export const isLawful = ({ seating, table, now }: Play, by: By, command: CommandBody): boolean =>
  decideTable(seating.rules, table, { ...command, by, at: now }).ok;

/** A refusal as the table words it, with the clause it rests on. */
export const refusalText = (refusal: TableRefusal): string => `${refusalTold(refusal)} (${refusal.clause})`;

/** One thing after another, with all that is told of both. */
export function andThen(first: Outcome, next: (play: Play) => Outcome): Outcome {
  const second = next(first.play);
  return { play: second.play, told: [...first.told, ...second.told] };
}

/** As many rolls as are remembered, for whoever asks. */
const MAX_REMEMBERED_ROLLS = 20;

function remember(play: Play, event: TableEvent): Play {
  return {
    ...play,
    ...toMemory(play, event),
    table: evolveTable(play.table, event),
    record: { event, before: play.record },
  };
}

/** What of an event the keyboard remembers besides the table itself. */
function toMemory(play: Play, event: TableEvent): Partial<Play> {
  if (event.type === 'BoughtIn') {
    const { seat, cents } = event;
    return { bought: new Map(play.bought).set(seat, (play.bought.get(seat) ?? 0) + cents) };
  }
  if (event.type === 'DiceThrown') return { lastBets: lastBetsAt(play) };
  if (event.type === 'RollCalled')
    return { rolls: [...play.rolls, event.roll].slice(-MAX_REMEMBERED_ROLLS), called: play.called + 1 };
  if (event.type === 'RollSettled') return { settlements: event.settlements };
  if (event.type === 'TurnEnded') return { settlements: [...play.settlements, ...event.settlements] };
  return {};
}

/** Somebody who sits a roll out can still repeat the bets of the roll before. */
function lastBetsAt({ lastBets, table }: Play): Play['lastBets'] {
  const { bets } = table.betting;
  const betting = new Set(bets.map(({ seat }) => seat));
  return [...lastBets.filter(({ seat }) => !betting.has(seat)), ...bets];
}
