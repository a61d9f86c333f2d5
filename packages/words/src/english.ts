import { type EventBody, type Game, linesOfEvent, type NameOf, type Table } from '@dicepit/engine';
import type { ProblemCode } from '@dicepit/wire';
import { tellFinding } from './finding.ts';
import { loadTeller, type Tellable } from './teller.ts';

const english = await loadTeller('en');
const { tell, tellLines } = english;

/** A refusal in English: for logs, for the terminal, and for whoever asks the API for no language. */
export const tellInEnglish = (telling: Tellable): string => tell(telling) ?? telling.code;

/** What a problem of the interface is called in English; what the rules refuse has one title. */
export const titleInEnglish = (code: ProblemCode | 'RULES'): string =>
  tellInEnglish({ code: 'TITLE', case: code });

/** What a check of a trail has found, in English: for programs. */
export const tellFindingInEnglish = (finding: Parameters<typeof tellFinding>[1]): string =>
  tellFinding(english, finding);

/** An event in English, as a dealer would say it; the table is the one it happened at, before it did. */
export const tellEventInEnglish = (
  event: EventBody,
  table: Pick<Table, 'seats' | 'betting'>,
  game: Game | undefined,
  nameOf?: NameOf,
): string => tellLines(linesOfEvent(event, table, game, nameOf)) ?? event.type;
