import type { office as English } from '../en/office.ts';

export const office: typeof English = {
  title: 'Schalter',
  tabsName: 'Bereiche des Schalters',
  tabs: { disputes: 'Streitfälle', conduct: 'Verhalten', promotions: 'Verlosungen' },
  settings: 'Einstellungen',
  signOut: 'Abmelden',
  loading: 'Wird geöffnet',
  nothingTitle: 'Am Schalter gibt es für dich nichts zu tun',
  nothingText: (name: string) =>
    `${name} hat mit Streitfällen, Verhalten und Verlosungen nichts zu tun. Wer den Abend leitet, kann das ändern.`,
  notLoadedTitle: 'Dieser Bereich ist nicht angekommen',
  notLoadedText: 'Der Server war nicht zu erreichen. Versuche es noch einmal.',
  again: 'Noch einmal',
};
