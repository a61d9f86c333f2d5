import type { night as en } from '../../en/host/night.ts';
import { pluralIn } from '../../plural.ts';

const form = pluralIn('de');

/** Pause, und das Ende des Abends. */
export const night: typeof en = {
  pauseTitle: 'Alle Tische anhalten',
  pauseText: 'Ein laufender Wurf wird zu Ende gebracht. Jeder Bildschirm zeigt deine Worte.',
  pauseWords: 'Was die Bildschirme sagen',
  pauseExample: 'Kuchen in der Küche',
  backAt: 'Weiter um',
  backAtNote: 'Steht auf jedem Bildschirm. Weiter geht es, wenn du es sagst.',
  whenAway: 'Von selbst anhalten, wenn diese Seite weg ist',
  whenAwayNote:
    'Eine halbe Minute nachdem die letzte Seite der Spielleitung zu ist, und bis eine wieder da ist. Nur wo die Software jeden Tisch führt.',
  awayOn: 'Ohne dich wartet das Spiel.',
  awayOff: 'Das Spiel geht ohne dich weiter.',
  pause: 'Jetzt anhalten',
  paused: 'Alle Tische pausieren.',
  resumed: 'Alle Tische spielen weiter.',
  endTitle: 'Abend beenden',
  endText:
    'Der Saal wird geschlossen, und jeder Tisch schließt, sobald kein Wurf läuft. Chips bleiben, wo sie sind.',
  end: 'Alle Tische schließen',
  ending: 'Noch offene Tische',
  notClosed: (table) => `${table} ist noch offen`,
  allClosed: 'Alle Tische sind geschlossen.',
  finalCount: 'Endstand',
  csv: 'Als Datei sichern',
  csvName: 'endstand',
  thanks: 'Danke fürs Kommen',
  thanksText: (guests, rolls) =>
    `${guests} ${form(guests, { one: 'Gast', other: 'Gäste' })}, ${rolls} ${form(rolls, { one: 'Wurf', other: 'Würfe' })}. Chips haben keinen Geldwert.`,
  print: 'Drucken',
  goOn: 'Doch weiterspielen',
  goOnText: 'Der Saal öffnet, und die Tische des Hauses öffnen wieder.',
  wentOn: 'Der Abend geht weiter.',
};
