import type { trail as English } from '../../en/inspect/trail.ts';

export const trail: typeof English = {
  heading: 'Nimm das Protokoll mit',
  lead: 'Trau niemandem, auch dieser Seite nicht: was auf deinem Rechner liegt, kann niemand mehr ändern.',
  trailFile: 'Protokoll des ganzen Hauses',
  trailNote: 'Ein JSON-Objekt je Zeile, am Ende unterschrieben.',
  headsFile: 'Unterschriebene Enden von jetzt',
  headsNote: 'Heb sie von Besuch zu Besuch auf: neu geschriebene Geschichte passt nicht zu ihnen.',
  scriptFile: 'Prüfprogramm',
  scriptNote: 'Zweihundert Zeilen Python, die nichts mit unserem Programm teilen. Lies sie zuerst.',
  save: 'Speichern',
  keyText: 'Lass dir den öffentlichen Schlüssel auf anderem Weg geben, und vergleiche ihn.',
  onMachine: 'Auf deinem Rechner',
  byHand: 'Mit dem Prüfprogramm',
  inBrowser: 'In diesem Browser, der dasselbe mit der Datei allein tut',
  byDicepit: 'Mit der Befehlszeile, die jeden Befehl nach den Regeln neu entscheidet',
  recipe: 'Das Rezept, um selbst eine Prüfung zu schreiben',
  steps: {
    chains:
      'Ketten. Die Nummern eines Stroms sind 1, 2, 3 ohne Lücke. Der Hash eines Eintrags ist SHA-256 über vier Teile mit Zeilenvorschub dazwischen: der Hash davor in seinem Strom (64 Nullen beim ersten), der Strom, die Nummer, der Text auf das Byte genau.',
    heads:
      'Unterschriebene Enden. Ed25519 mit dem Schlüssel im Kopf über dicepit/heads/1, Zeilenvorschub, Zeitpunkt, Zeilenvorschub, und für jedes Ende eine Zeile aus Strom, Nummer und Hash mit Tabulatoren dazwischen. Jeder dort genannte Eintrag muss in der Datei diesen Hash haben.',
    end: 'Der Schluss. Die letzte Zeile sagt, wie viele Einträge es gibt und wo jeder Strom endet, und ist zusammen mit dem SHA-256 der Kopfzeile unterschrieben.',
    dice: 'Würfel. Eine Festlegung steht vor dem ersten Einsatz ihrer Runde, Züge sind 1, 2, 3 ohne Lücke, und der aufgedeckte Startwert ergibt die Festlegung und alle Augen.',
    rules:
      'Regeln. Jede Abrechnung nennt ihre Bestimmung und ihre Rechnung. Die Befehlszeile gibt jeden Befehl noch einmal an die Regeln und muss dieselben Ereignisse erhalten.',
  },
};
