import type { bank as en } from '../../en/host/bank.ts';
/** Die Zeile der Bank und der Beweis der Aufzeichnung. */
export const bank: typeof en = {
  title: 'Kasse',
  issued: 'Ausgegebene Chips',
  onTables: 'Racks und Tische',
  house: 'Haus',
  topUps: 'Aufgefüllt',
  donations: 'Spenden',
  sound: 'Die Bücher stimmen',
  unsound: 'Die Bücher stimmen nicht',
  drift: (where, sum) => `${where}: daneben um ${sum}`,
  head: (words) => `Kopf der Aufzeichnung ${words}`,
  signed: (time) => `unterschrieben ${time}`,
  verify: 'Prüfen',
  export: 'Ausgeben',
  verifyTitle: 'Ist die Aufzeichnung heil?',
  verifying: (count) => `Wird in diesem Browser geprüft: bisher ${count} Einträge.`,
  whole: 'Die Aufzeichnung ist heil',
  broken: 'Die Aufzeichnung ist nicht heil',
  wholeText: (count) =>
    `${count} Einträge: Jedes Glied hält, die Würfel sind die versiegelten, die Unterschriften sind die dieses Saals.`,
  remarked: (count) => `Anmerkungen: ${count}. Sie sind keine Fehler; die Seite /fair zählt sie auf.`,
  brokenAt: (stream, version) => `Zuerst falsch bei Eintrag ${version} von ${stream}.`,
  failed: 'Die Aufzeichnung war nicht bis zum Ende zu lesen. Versuche es noch einmal.',
  note: 'Von diesem Browser geprüft, aus der Datei allein; jeder Befehl wurde nach denselben Regeln noch einmal gespielt.',
};
