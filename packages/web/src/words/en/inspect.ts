import { integrity } from './inspect/integrity.ts';
import { reports } from './inspect/reports.ts';
import { roll } from './inspect/roll.ts';
import { timeline } from './inspect/timeline.ts';
import { trail } from './inspect/trail.ts';

/** The inspector's desk. */
export const inspect = {
  title: 'Inspection',
  tabsName: 'Parts of the inspection',
  tabs: {
    timeline: 'Timeline',
    rolls: 'Rolls',
    integrity: 'Integrity',
    inbox: 'Inbox',
    reports: 'Reports',
    trail: 'Trail',
  },
  elsewhere: 'Elsewhere',
  disputes: 'Disputes',
  promotions: 'Promotions',
  paperwork: 'Paperwork',
  logged: 'Read-only. What you look at is noted in the trail.',
  ends: (when: string) => `Your access ends ${when}.`,
  settings: 'Settings',
  signOut: 'Sign out',
  loading: 'Reading the trail',
  failedTitle: 'This could not be read',
  notThereTitle: 'There is nothing of that name',
  toTimeline: 'To the timeline',
  again: 'Try again',
  nothingTitle: 'Inspection is not for you',
  nothingText: (name: string) =>
    `${name} is neither an inspector nor the operator. Whoever runs the pit can let you look for a time.`,
  roles: {
    player: 'Player',
    dealer: 'Dealer',
    'game-supervisor': 'Game supervisor',
    'casino-supervisor': 'Casino supervisor',
    'senior-casino-supervisor': 'Senior casino supervisor',
    operator: 'Operator',
    inspector: 'Inspector',
    scrutineer: 'Scrutineer',
  },
  table: 'Table',
  everyTable: 'All tables',
  inbox: {
    title: 'What the house had to tell you',
    note: 'Each notice was written together with its cause, or neither was.',
    none: 'No notices so far.',
    about: (stream: string) => `About ${stream}`,
    number: (number: string) => `Notice ${number}`,
    kinds: {
      complaint: 'Complaint',
      'integrity-stop': 'Promotion stopped',
      detention: 'Somebody was held',
      'overdue-winner': 'Winner told too late',
      'dice-doubted': 'Dice doubted',
    },
  },
  timeline,
  roll,
  integrity,
  reports,
  trail,
};
