import type { inspect as English } from '../en/inspect.ts';
import { integrity } from './inspect/integrity.ts';
import { reports } from './inspect/reports.ts';
import { roll } from './inspect/roll.ts';
import { timeline } from './inspect/timeline.ts';
import { trail } from './inspect/trail.ts';

export const inspect: typeof English = {
  title: 'Aufsicht',
  tabsName: 'Bereiche der Aufsicht',
  tabs: {
    timeline: 'Verlauf',
    rolls: 'Würfe',
    integrity: 'Echtheit',
    inbox: 'Eingang',
    reports: 'Berichte',
    trail: 'Protokoll',
  },
  elsewhere: 'Anderswo',
  disputes: 'Streitfälle',
  promotions: 'Verlosungen',
  paperwork: 'Vordrucke',
  logged: 'Nur zum Lesen. Was du ansiehst, wird im Protokoll vermerkt.',
  ends: (when: string) => `Dein Zugang endet am ${when}.`,
  settings: 'Einstellungen',
  signOut: 'Abmelden',
  loading: 'Das Protokoll wird gelesen',
  failedTitle: 'Das konnte nicht gelesen werden',
  notThereTitle: 'Unter diesem Namen gibt es nichts',
  toTimeline: 'Zum Verlauf',
  again: 'Noch einmal',
  nothingTitle: 'Die Aufsicht ist nicht für dich',
  nothingText: (name: string) =>
    `${name} gehört weder zur Aufsicht noch zur Leitung. Wer den Abend leitet, kann dich für eine Zeit zusehen lassen.`,
  roles: {
    player: 'Spieler',
    dealer: 'Dealer',
    'game-supervisor': 'Tischaufsicht',
    'casino-supervisor': 'Saalaufsicht',
    'senior-casino-supervisor': 'Leitende Aufsicht',
    operator: 'Betreiber',
    inspector: 'Prüfer',
    scrutineer: 'Notar',
  },
  table: 'Tisch',
  everyTable: 'Alle Tische',
  inbox: {
    title: 'Was das Haus dir mitteilen musste',
    note: 'Jede Mitteilung wurde zusammen mit ihrem Anlass geschrieben, oder keines von beiden.',
    none: 'Bisher keine Mitteilungen.',
    about: (stream: string) => `Betrifft ${stream}`,
    number: (number: string) => `Mitteilung ${number}`,
    kinds: {
      complaint: 'Beschwerde',
      'integrity-stop': 'Verlosung angehalten',
      detention: 'Jemand wurde festgehalten',
      'overdue-winner': 'Gewinner zu spät benachrichtigt',
      'dice-doubted': 'Würfel angezweifelt',
    },
  },
  timeline,
  roll,
  integrity,
  reports,
  trail,
};
