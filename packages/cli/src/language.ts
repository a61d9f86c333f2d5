import { type EventBody, type Game, linesOfEvent, type Table } from '@dicepit/engine';
import {
  everyLanguage,
  type LanguageTag,
  languageAccepted,
  loadTeller,
  PSEUDO,
  type Tellable,
} from '@dicepit/words';
import { InvalidArgumentError, Option } from 'commander';
import type { Terminal } from './terminal.ts';

/** A command line speaks one language from its beginning to its end: English until another is chosen. */
let teller = await loadTeller('en');

/** Speaks the language of `--language`, else the one of the terminal. */
export async function speak(
  { locale }: Pick<Terminal, 'locale'>,
  wanted = languageOf(locale),
): Promise<void> {
  teller = await loadTeller(wanted);
}

/** A refusal in the language that is spoken. */
export const refusalTold = (telling: Tellable): string => teller.tell(telling) ?? telling.code;

/** An event in the language that is spoken; the table is the one it happened at, before it did. */
export const eventTold = (event: EventBody, table: Table, game: Game | undefined): string =>
  teller.tellLines(linesOfEvent(event, table, game)) ?? event.type;

/** Which language is spoken, for the commands that tell a game. */
export const languageFlag = (): Option =>
  new Option(
    '--language <tag>',
    `what is told: ${known.join(', ')} (default: as the terminal is set)`,
  ).argParser((tag: string): LanguageTag => {
    const found = known.find((each) => each.toLowerCase() === tag.toLowerCase());
    if (found === undefined) throw new InvalidArgumentError(`Choose from ${known.join(', ')}.`);
    return found;
  });

const known: readonly LanguageTag[] = [...everyLanguage, PSEUDO];

/** The language of a locale as an environment writes it, such as `de_CH.UTF-8`. */
export const languageOf = (locale: string | undefined): LanguageTag =>
  languageAccepted(locale?.replace(/[.@].*$/, '').replace('_', '-'));
