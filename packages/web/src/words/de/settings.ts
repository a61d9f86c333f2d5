import type { settings as en } from '../en/settings.ts';

export const settings: typeof en = {
  title: 'Einstellungen',
  note: 'Sie gelten nur auf diesem Gerät.',
  theme: 'Aussehen',
  themes: { system: 'Wie das Gerät', dark: 'Dunkel', light: 'Hell', contrast: 'Hoher Kontrast' },
  language: 'Sprache',
  languages: { system: 'Wie das Gerät', en: 'English', de: 'Deutsch', pseudo: 'Testsprache' },
  motion: 'Bewegung',
  motions: { system: 'Wie das Gerät', reduced: 'Keine Bewegung' },
  sounds: 'Töne',
  soundNames: { dice: 'Würfel', chips: 'Chips', call: 'Die Ansage', win: 'Gewinne' },
  soundNote: 'Alles, was zu hören ist, steht auch auf dem Bildschirm.',
  allSounds: 'Alle Töne an',
  tapForSound: 'Für Ton tippen',
  others: 'Einsätze der anderen',
  hideOthers: 'Einsätze der anderen ausblenden',
  keys: 'Tastatur',
  keysOn: 'Einzelne Tasten geben Befehle',
  keysNote: 'Schalte das aus, wenn ein Screenreader oder die Spracheingabe die Buchstabentasten braucht.',
};
