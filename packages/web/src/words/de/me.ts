import type { me as en, chipsAt as enAt } from '../en/me.ts';
import { pluralIn } from '../plural.ts';

const form = pluralIn('de');

/** Die Gründe, die das Pult zur Wahl stellt; im Konto stehen sie, wie sie hier links stehen. */
const reasons: Readonly<Record<string, string>> = {
  Gift: 'Geschenk',
  Donation: 'Spende',
  Prize: 'Preis',
  Mistake: 'Fehler behoben',
};

export const me: typeof en = {
  title: 'Ich',
  seat: (seat, table) => `Platz ${seat} am Tisch ${table}`,
  given: {
    toRack: (sum) => `Von der Spielleitung: ${sum}, in deinem Rack.`,
    toAccount: (sum) => `Von der Spielleitung: ${sum}, auf deinem Konto.`,
  },
  topUps: (count) => `${count} ${form(count, { one: 'Nachschub', other: 'Nachschübe' })}`,
  overTime: 'Chips im Rack im Lauf der Zeit',
  overTimeBarred: 'An diesem Tisch führt ein Handy keine Kurve und keine Ergebnisse.',
  overTimeEmpty: 'Die Kurve beginnt mit deinen ersten Chips.',
  chart: (least, most) => `Zwischen ${least} und ${most}`,
  asTable: 'Als Tabelle',
  when: 'Wann',
  what: 'Was',
  change: 'Änderung',
  chips: 'Chips',
  noLines: 'Auf dem Konto hat sich noch nichts bewegt.',
  why: (reason) => reasons[reason] ?? reason,
  other: 'Bewegt',
  because: (what, reason) => `${what} – ${reason}`,
  file: 'Meine Ergebnisse als Datei',
  fileNote: 'Eine Tabelle mit jedem Chip, der in dein Rack kam oder es verließ.',
  disputes: 'Meine Streitfälle',
  patience: 'Zeit für mich',
  settings: 'Einstellungen',
  promotions: 'Verlosungen: Bedingungen, Teilnahmen, Ansprüche',
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

/** Wo jemandes Chips sind und wie sie sich bewegen: ein Wort für jedes, am Pult wie auf den Handys. */
export const chipsAt: typeof enAt = {
  account: 'Konto',
  rack: 'Rack',
  onTable: 'Gesetzt',
  lines: {
    AccountOpened: 'Chips zur Begrüßung',
    ChipsIssued: 'Von der Spielleitung',
    BoughtIn: 'Vom Konto ins Rack',
    CashedOut: 'Vom Rack aufs Konto',
    ReversalApproved: 'Zurückgenommen',
  },
};
