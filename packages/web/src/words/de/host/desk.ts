import type { desk as en } from '../../en/host/desk.ts';
import { pluralIn } from '../../plural.ts';

const form = pluralIn('de');

/** Was um das Pult herum steht. */
export const desk: typeof en = {
  console: 'Der Abend',
  modes: { home: 'zu Hause', fun: 'Spielgeld', strict: 'streng wie im Casino', training: 'Übung' },
  openFor: (time) => `offen seit ${time}`,
  hours: (hours, minutes) => `${hours} Std. ${minutes} Min.`,
  minutes: (minutes) => `${minutes} Min.`,
  seconds: (seconds) => `${seconds} Sek.`,
  guests: (count) => `${count} ${form(count, { one: 'Gast', other: 'Gäste' })}`,
  saved: (time) => `Gesichert ${time}`,
  pause: 'Alle anhalten',
  resume: 'Alle weiter',
  end: 'Abend beenden',
  office: 'Schalter',
  settings: 'Einstellungen dieser Seite',
  more: (name) => `Mehr zu ${name}`,
  lostTitle: 'Diese Seite hat den Saal verloren',
  lostText: 'Die Tische spielen ohne sie weiter. Was hier steht, ist vielleicht alt.',
  lostWaits: 'Das Spiel wartet, bis sie wieder da ist. Was hier steht, kann alt sein.',
  lostTries: (seconds) => `Neuer Versuch; verloren seit ${seconds} Sek.`,
  lostSince: (time) => `Was hier steht, ist von ${time}.`,
  troubleTitle: 'Der Saal kann nicht auf seine Platte schreiben',
  troubleText: 'Bis das behoben ist, geschieht nichts Neues. Sieh nach dem Rechner, auf dem er läuft.',
  stoppedTitle: (table) => `${table} steht still`,
  pausedTitle: 'Alle Tische pausieren',
  pausedSince: (time, by) => (by === undefined ? `Seit ${time}.` : `Von ${by}, seit ${time}.`),
};
