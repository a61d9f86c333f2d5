import type { laws as en } from '../../en/host/laws.ts';

type Law = (typeof en)['names']['home'];

const noValue = 'Chips können nicht eingelöst oder gegen Preise getauscht werden';
const noAuction = 'Keine Versteigerung oder Verlosung gegen Chips';
const noRanking = 'Kein Preis für die meisten Chips: Die Rangliste ist aus';
const adults = 'Jeder Spieler bestätigt, dass er 18 oder älter ist';

const home: Law = {
  name: 'Zu Hause, ohne Wert',
  where: 'Unter Freunden zu Hause',
  off: [noValue],
  checklist: ['Niemand zahlt, um zu spielen.', 'Niemandem wird etwas ausgezahlt.'],
};

const nsw: Law = {
  name: 'Spieleabend in NSW',
  where: 'In New South Wales',
  off: [noValue, noAuction, noRanking, adults],
  checklist: [
    'Der Abend ist für einen guten Zweck oder einen gemeinnützigen Verein und hält die Regeln für Spieleabende ein.',
    'Gäste zahlen für Eintritt oder Essen, nicht für Chips, um Geld zu gewinnen.',
    'Preise gibt es nicht für die Zahl der Chips.',
    'Kein Spieler ist unter 18.',
  ],
};

const queensland: Law = {
  name: 'Spielgeld in Queensland',
  where: 'In Queensland',
  off: [noValue, noAuction, noRanking],
  checklist: [
    'Chips sind Spielgeld und haben keinen Wert.',
    'Mit Chips wird nicht auf Preise geboten.',
    'Niemand gewinnt einen Preis für die meisten.',
  ],
};

const victoria: Law = {
  name: 'Benefizabend in Victoria',
  where: 'Im Staat Victoria',
  off: [noValue, adults],
  checklist: [
    'Wer begünstigt wird, ist als gemeinnützig anerkannt.',
    'Frag die Behörde, ob ein solcher Abend eine Genehmigung braucht.',
    'Kein Spieler ist unter 18.',
  ],
};

const newHampshire: Law = {
  name: 'Glücksspiel in New Hampshire',
  where: 'In New Hampshire',
  off: [adults],
  checklist: [
    'Eine zugelassene gemeinnützige Organisation veranstaltet die Spiele.',
    'Für Spiele, Chips und Aufzeichnungen gelten die Regeln Lot 7200.',
    'Limits und Regeln hängen aus, wo Spieler sie sehen.',
  ],
};

/** Was ein Gesetz von einem Abend verlangt, in unseren Worten. */
export const laws: typeof en = {
  title: 'Ort',
  none: 'Keine Vorgabe',
  noneNote: 'Du entscheidest alles selbst.',
  switchesOff: 'Was sie hier ändert',
  checklist: 'Checkliste',
  pages: 'Zum Nachlesen',
  outside:
    'Diese Seiten sind nicht von uns: sie öffnen sich in einem neuen Tab und brauchen das Internet. Vielleicht sind sie umgezogen.',
  print: 'Checkliste drucken',
  notAdvice: 'Das ist keine Rechtsberatung. Frag die Stelle, die bei dir solche Abende erlaubt.',
  choose: 'Wählen',
  names: { home, nsw, queensland, victoria, 'new-hampshire': newHampshire },
};
