import type { wholeFile as en } from '../../en/fair/whole-file.ts';

/** Was über eine ganze ausgegebene Aufzeichnung gesagt wird. */
export const wholeFile: typeof en = {
  title: 'Die ganze Datei',
  reading: 'Die ganze Datei wird geprüft',
  readingNote: (lines) => `Bisher ${lines} Zeilen. Nichts davon verlässt diesen Browser.`,
  failed: 'Die Datei war nicht bis zum Ende zu lesen. Ist sie noch da? Wähl sie noch einmal.',
  chained: 'Nichts wurde geändert, weggelassen oder umgestellt',
  chainedNote: (entries, streams) =>
    `${entries} Einträge in ${streams} Strömen, jeder mit dem vorigen verkettet.`,
  signed: 'Sie endet, wo der Pit ihr Ende unterschrieben hat',
  signedNote: (signatures) => `${signatures} Unterschriften passen zum Schlüssel der Datei.`,
  replayed: 'Die Regeln entscheiden noch einmal dasselbe',
  replayedNote: (rolls, voided, corrected) =>
    `Jeder Befehl wurde denselben Regeln noch einmal gegeben. Würfe: ${rolls}; ungültig: ${voided}; Berichtigungen: ${corrected}. Dieselben Einsätze gewannen, also leuchteten dieselben Felder, und jeder Stand stimmt auf den Cent.`,
  fails: (found) => `Nicht, wie es sein sollte: ${found}. Der erste falsche Eintrag:`,
  failsNote:
    'Was in seinem Strom auf ihn folgt, ist nicht bewiesen. Heb die Datei auf, wie sie ist, und lass dir die Aufzeichnung vom Pit noch einmal geben.',
  remarked: (count) => `Anmerkungen: ${count}. Sie sind keine Fehler, aber du solltest sie kennen.`,
  more: (count) => `Und ${count} weitere.`,
  entry: (stream, version) => `${stream} Eintrag ${version}`,
  line: (line) => `Zeile ${line}`,
  about: {
    balances: 'Stände weichen ab',
    lit: 'Was gewann und welche Felder leuchteten, weicht ab',
    evidence: 'Ein Beleg oder eine Meldung weicht von dem ab, wovon die Rede ist',
    dice: 'Die Würfel weichen von dem ab, woran das Haus gebunden war',
    rules: 'Die Regeln entscheiden anders',
    signatures: 'Es ist nicht das, was der Pit unterschrieben hat',
    chain: 'Die Aufzeichnung selbst wurde verändert',
  },
  fact: 'Was abweicht',
  recorded: 'Die Aufzeichnung sagt',
  due: 'Die Regeln sagen',
  head: 'Kopf der Aufzeichnung',
  headNote: 'Vergleich die Wörter mit denen an der Wand oder auf einem Bericht',
  key: 'Schlüssel in der Datei',
  turns: 'Gänge in der Datei',
  turn: (turn, table, draws) =>
    `Gang ${turn} von ${table}, ${draws === 1 ? '1 Ziehung' : `${draws} Ziehungen`}`,
};
