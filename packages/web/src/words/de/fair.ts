import type { fair as en } from '../en/fair.ts';
import { wholeFile } from './fair/whole-file.ts';

/** Die Seite, die einen Würfelgang nachrechnet. */
export const fair: typeof en = {
  title: 'Ehrliche Würfel',
  note: 'In diesem Browser geprüft und nirgends sonst',
  heading: 'Prüf die Würfel selbst',
  lead: 'Bevor jemand setzt, bindet sich das Haus an eine geheime Zahl, den Keim. Die Spieler rühren mit eigenen Worten um. Ist der Gang vorbei, wird der Keim gezeigt, und diese Seite rechnet jede Augenzahl nach. Sie fragt den Pit nach der Aufzeichnung und nach nichts sonst; was sie sagt, hat sie hier errechnet.',
  settings: 'Einstellungen',
  tables: 'Tische',

  fromPit: 'Ein Gang aus diesem Pit',
  table: 'Tisch',
  turn: 'Gang',
  turns: (last: number) => `Der neueste ist Gang ${last}.`,
  check: 'Diesen Gang prüfen',
  checking: 'Die Aufzeichnung wird geholt',
  noTables:
    'Kein Tisch dieses Pits hat virtuelle Würfel. Von Hand geworfene haben keinen Keim; sie werden stattdessen beobachtet.',
  away: 'Der Pit ist nicht zu erreichen. Eine Datei oder einen Text kannst du trotzdem prüfen.',

  pasted: 'Eine Datei oder ein Text',
  pastedNote:
    'Die Spur, die ein Gastgeber ausgibt, die Aufzeichnung eines Gangs oder ein von Hand geschriebener Gang. Gelesen wird hier, verschickt wird nichts; das geht auch ohne Netz.',
  file: 'Datei wählen',
  text: 'Oder den Text hier einfügen',
  checkText: 'Diesen Text prüfen',
  unreadable: {
    empty: 'Darin steht nichts. Wähl eine Datei oder füg einen Text ein.',
    'not-json':
      'Das ist weder eine Spur noch die Aufzeichnung eines Gangs: beide sind JSON. Ist alles kopiert?',
    'no-turn': 'Das lässt sich lesen, erzählt aber von keinem Gang mit virtuellen Würfeln.',
  },

  result: (turn: number, table: string) => `Gang ${turn} an ${table}`,
  verdict: {
    holds: 'Jede Augenzahl kommt aus dem Keim',
    fails: 'Dieser Gang stimmt nicht',
    open: 'Das lässt sich noch nicht sagen',
  },
  verdictNote: {
    holds: (draws: number) =>
      `${draws === 1 ? 'Eine Ziehung' : `${draws} Ziehungen`} nachgerechnet, und nichts weicht ab.`,
    fails: 'Was nicht stimmt, steht unten. Heb die Aufzeichnung auf und zeig sie der Aufsicht dieses Pits.',
    open: 'Der Gang läuft, und sein Keim ist versiegelt. Schreib dir die Bindung jetzt auf und prüf noch einmal, wenn er vorbei ist.',
    lost: 'Der Keim dieses Gangs ging verloren: er wurde nie gezeigt, und die Ziehungen lassen sich nicht prüfen. Das ist ein Fehler des Hauses und steht in der Spur.',
  },
  again: 'Noch einmal prüfen',
  earlier: 'Der Gang davor',
  later: 'Der Gang danach',
  holds: 'stimmt',
  fails: 'stimmt nicht',
  open: 'offen',
  checks: {
    order: 'Das Haus war zuerst gebunden',
    seed: 'Der Keim ist der versprochene',
    numbers: 'Keine Ziehung fehlt, keine ist doppelt',
    texts: 'Die Beiträge sind, wie sie sein dürfen',
    faces: 'Jede Augenzahl kommt aus dem Keim',
  },
  checkNotes: {
    order: 'Die Bindung steht im Strom vor jedem Beitrag und jeder Ziehung des Gangs.',
    orderUntold:
      'Diese Aufzeichnung sagt nicht, in welcher Reihenfolge alles kam; die Spur des Tisches tut es.',
    seed: 'SHA-256 des Keims ergibt die Bindung, Ziffer für Ziffer.',
    numbers: 'Die Ziehungen zählen 1, 2, 3 ohne Lücke; auch ein abgebrochener Wurf hat seine Nummer.',
    texts: 'Jeder Beitrag hat 1 bis 64 druckbare Zeichen.',
    faces: 'HMAC-SHA-256 jeder Ziehung wurde hier errechnet und mit der Aufzeichnung verglichen.',
    sealed: 'Wartet auf den Keim.',
    astray: 'Sagt nichts, solange der Keim nicht der versprochene ist.',
  },

  commitment: 'Bindung',
  commitmentNote: 'Gezeigt vor dem ersten Einsatz',
  seed: 'Keim',
  seedNote: 'Gezeigt, als der Gang vorbei war',
  sealed: 'Versiegelt, bis der Gang vorbei ist',
  hashed: 'SHA-256 des Keims, hier errechnet',
  added: 'Beiträge der Spieler',
  nobody:
    'In diesem Gang hat niemand etwas beigetragen. Dann verlässt du dich darauf, dass das Haus seinen Keim nicht ausgesucht hat; trag nächstes Mal etwas bei.',
  you: 'du',

  draws: 'Die Ziehungen',
  noDraws: 'In diesem Gang wurde nichts gezogen.',
  draw: 'Ziehung',
  recorded: 'Aufgezeichnet',
  worked: 'Nachgerechnet',
  same: 'gleich',
  differs: 'verschieden',
  notYet: 'noch nicht',
  faces: (faces: string) => `Würfel ${faces}`,
  byHand: (draw: number) => `Ziehung ${draw} von Hand`,
  hand: {
    lines: 'Zeilen der Beiträge',
    none: 'keine',
    contributions: 'Deren SHA-256',
    message: 'Nachricht',
    hmac: 'HMAC-SHA-256 mit dem Keim als Schlüssel',
    bytes: 'Bytes der Reihe nach',
    byte: (hex: string, byte: string, face: string) => `${hex} ist ${byte}, mod 6 und 1 dazu: ${face}`,
    passed: (hex: string, byte: string) => `${hex} ist ${byte}, also 252 oder mehr: übergangen`,
  },

  wholeFile,

  proves: 'Was das beweist',
  provesList: [
    'Der Keim stand vor dem ersten Einsatz des Gangs fest und ist der, der benutzt wurde.',
    'Keine Ziehung wurde weggelassen, wiederholt, umgestellt oder neu gezogen, bis sie passte.',
    'Kein Einsatz und kein Glück ging in die Augenzahlen ein: im Rezept ist kein Platz dafür.',
    'Hat nach der Bindung jemand Ehrliches etwas beigetragen, konnte das Haus die Würfel beim Wählen des Keims nicht kennen.',
  ],
  not: 'Was es nicht beweist',
  notList: [
    'Dass der Keim nicht ausgesucht war. Das Haus könnte viele durchprobieren; ein einziger ehrlicher Beitrag nach der Bindung macht das zunichte.',
    'Dass alle Gäste echt sind. Ein Gast, den das Haus erfunden hat und der immer zuletzt spricht, kann Texte probieren. Die Spur zeigt, wer wann sprach.',
    'Dass niemand hingesehen hat. Wer die Maschine hat, kann die nächsten Würfel errechnen, sobald der letzte Beitrag da ist.',
    'Dass andere dieselbe Spur gesehen haben. Heb einen unterschriebenen Kopf des Pits auf; eine neu geschriebene Spur passt nicht dazu.',
    'Irgendetwas über Würfel, die von Hand geworfen werden.',
  ],
  recipe: 'Das Rezept',
  recipeLead: 'Dreißig Zeilen in jeder Sprache tun dasselbe wie diese Seite.',
  recipeList: [
    'Für jeden Beitrag eine Zeile: Person, Tabulator, Text, Zeilenvorschub. Der SHA-256 aller Zeilen zusammen heißt „contributions“; ohne Beitrag ist es der SHA-256 von nichts.',
    'Die Nachricht, ihre Teile durch Zeilenvorschübe getrennt: dicepit/1, Tisch, Gang, Ziehung, contributions, Block. Der Block ist 0.',
    'HMAC-SHA-256 der Nachricht, mit den 32 Bytes des Keims als Schlüssel.',
    'Die Bytes der Reihe nach: 252 oder mehr wird übergangen; sonst ist die Augenzahl Byte mod 6, und 1 dazu.',
    'Die ersten Augenzahlen sind die Würfel, der Reihe nach. Gehen die Bytes aus, geht es mit Block 1 weiter.',
  ],
};
