import type { reports as English } from '../../en/inspect/reports.ts';

export const reports: typeof English = {
  heading: 'Berichte',
  kinds: {
    daily: 'Tagesergebnis',
    hold: 'Hausgewinn gegen Theorie',
    voids: 'Ungültige Würfe nach Grund',
    approvals: 'Genehmigungen nach Person',
    exceptions: 'Ausnahmen',
    dice: 'Würfelbuch',
  },
  kind: 'Bericht',
  period: 'Zeitraum',
  periods: { all: 'Ganzes Protokoll', today: 'Heute', week: 'Letzte 7 Tage', own: 'Anderer' },
  from: 'Von',
  to: 'Bis',
  files: 'Als Datei',
  print: 'Drucken',
  none: (period: string) => `Keine Vorgänge ${period}.`,
  over: 'über das ganze Protokoll',
  between: (from: string, to: string) => `von ${from} bis ${to}`,
  since: (from: string) => `von ${from} bis zum Ende des Protokolls`,
  until: (to: string) => `vom Anfang bis ${to}`,
  made: (when: string, zone: string) => `Erstellt am ${when}, ${zone}`,
  software: (version: string) => `Dicepit ${version}`,
  head: (entries: string, words: string, hash: string) =>
    `Protokoll mit ${entries} Einträgen, endet bei ${words} (${hash})`,
  totals: 'Alle',
};
