import type { me as en } from '../en/me.ts';
import { pluralIn } from '../plural.ts';

const form = pluralIn('de');

export const me: typeof en = {
  title: 'Ich',
  seat: (seat, table) => `Platz ${seat} am Tisch ${table}`,
  account: 'Auf dem Konto',
  rack: 'Im Rack',
  onTable: 'Auf dem Tisch',
  topUps: (count) => `${count} ${form(count, { one: 'Nachschub', other: 'Nachschübe' })}`,
  overTime: 'Chips im Rack im Lauf der Zeit',
  overTimeBarred: 'An einem Casinotisch führt ein Handy keine Kurve und keine Ergebnisse.',
  overTimeEmpty: 'Die Kurve beginnt mit deinen ersten Chips.',
  chart: (least, most) => `Zwischen ${least} und ${most}`,
  asTable: 'Als Tabelle',
  when: 'Wann',
  what: 'Was',
  change: 'Änderung',
  chips: 'Chips',
  lines: 'Konto',
  noLines: 'Auf dem Konto hat sich noch nichts bewegt.',
  opened: 'Chips zur Begrüßung',
  issued: 'Von der Spielleitung',
  boughtIn: 'An den Tisch',
  cashedOut: 'Zurück vom Tisch',
  reversed: 'Rückgängig gemacht',
  other: 'Bewegt',
  because: (what, reason) => `${what} – ${reason}`,
  file: 'Meine Ergebnisse als Datei',
  fileNote: 'Eine Tabelle mit jedem Chip, der in dein Rack kam oder es verließ.',
  settings: 'Einstellungen',
  move: 'Auf ein anderes Handy umziehen',
  moveTitle: 'Scanne dies mit dem anderen Handy',
  moveText:
    'Dort geht es mit deinem Platz und deinen Chips weiter, und dieses Handy lässt los. Der Code gilt einmal.',
  moveTyped: 'Oder öffne dort diese Adresse:',
  moveUntil: (time) => `Gültig bis ${time}`,
  moveAgain: 'Neuen Code machen',
  qr: 'Code zum Scannen mit dem anderen Handy',
  leave: 'Das Pit verlassen',
  leaveTitle: 'Das Pit verlassen?',
  leaveText:
    'Deine Chips bleiben unter deinem Namen. Zum Wiederkommen brauchst du den Code, und die Spielleitung bestätigt dich.',
  leaveSeated: 'Du hast noch einen Platz. Steh erst auf, damit seine Chips auf dein Konto zurückgehen.',
  stay: 'Bleiben',
  go: 'Gehen',
};
