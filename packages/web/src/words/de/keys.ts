import type { keys as en } from '../en/keys.ts';

export const keys: typeof en = {
  title: 'Tasten',
  note: 'Schreib einen anderen Buchstaben oder ein Zeichen in ein Feld. Ein leeres Feld heißt: keine Taste.',
  off: 'Einzelne Tasten sind in den Einstellungen ausgeschaltet.',
  own: 'Deine Tasten',
  always: 'Tasten, die bleiben',
  fixed: [
    ['Pfeile', 'von Feld zu Feld'],
    ['Eingabe', 'den gewählten Chip setzen'],
    ['+', 'dasselbe'],
    ['− oder Entf', 'ihn zurücknehmen'],
    ['1 bis 5', 'einen Chip wählen'],
  ],
  does: {
    undo: 'Rückgängig',
    redo: 'Wiederherstellen',
    repeat: 'Meine Einsätze wiederholen',
    double: 'Verdoppeln',
    clear: 'Abräumen',
    throw: 'Würfeln',
    typed: 'Einsatz oder Frage eintippen',
    info: 'Mehr über ein Feld',
    again: 'Die letzte Ansage noch einmal',
  },
  none: 'keine',
  taken: (key, by) => `${key} ist vergeben: ${by}. Mach sie dort frei, oder nimm eine andere.`,
  isFixed: (key) => `${key} gehört zu den Chips und bleibt. Nimm einen Buchstaben.`,
  noKey: 'Eine Taste ist ein Buchstabe oder ein Zeichen.',
  chosen: (what, key) => `${what}: ${key}`,
  reset: 'Wie sie waren',
  wasReset: 'Die Tasten sind, wie sie waren.',
};
