import type { wording as en } from '../../en/host/wording.ts';
import { pluralIn } from '../../plural.ts';

const form = pluralIn('de');

/** Wie das Haus seine Würfe ansagt. */
export const wording: typeof en = {
  row: 'Ansagen',
  byBook: 'wie im Buch',
  own: (count) => `${count} ${form(count, { one: 'eigenes Wort', other: 'eigene Worte' })}`,
  title: 'Wie Würfe angesagt werden',
  note: 'So steht es auf Fernsehern, Telefonen und am Dealerplatz, und so wird es gesprochen. Was Einsätze zahlen, bleibt gleich.',
  game: 'Spiel',
  language: 'Sprache',
  calls: 'In euren Worten; leer heißt: wie im Buch',
  manners: {
    hard: 'hart',
    easy: 'weich',
    double: 'Doppel',
    triple: 'Drilling',
    out: 'beendet die Runde',
  },
  voided: 'Ungültig',
  preview: 'An der Wand',
  hear: 'Anhören',
  boundTotal: 'Ein strenger Tisch spielt dieses Spiel: Jede Ansage muss die Summe nennen.',
  boundVoid: 'Ein ungültiger Wurf wird mit dem Wort der Regeln angesagt.',
  reset: 'Zurück zu den Worten des Buchs',
  toFile: 'Als Datei sichern',
  fromFile: 'Datei übernehmen',
  notAFile: 'Das ist keine Datei mit Ansagen. Sichere hier eine, dann siehst du, wie sie aussieht.',
  brought: (taken, left) =>
    left === 0
      ? `${taken} ${form(taken, { one: 'Ansage', other: 'Ansagen' })} übernommen. Sichere, damit sie gelten.`
      : `${taken} ${form(taken, { one: 'Ansage', other: 'Ansagen' })} übernommen, ${left} weggelassen: keine Ansage bei uns oder zu lang.`,
  save: 'So ansagen',
  saved: 'Würfe werden ab jetzt so angesagt.',
};
