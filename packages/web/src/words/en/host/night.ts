import { pluralIn } from '../../plural.ts';

const form = pluralIn('en');

/** Pausing, and the end of the night. */
export const night = {
  pauseTitle: 'Pause every table',
  pauseText: 'A roll under way is finished. Every screen shows your words.',
  pauseWords: 'What the screens say',
  pauseExample: 'Cake in the kitchen',
  backAt: 'Back at',
  backAtNote: 'Shown on every screen. Play goes on when you say so.',
  whenAway: 'Pause by itself when this page is gone',
  whenAwayNote:
    'Half a minute after the last page of a host has closed, and until one is back. Only where the software runs every table.',
  awayOn: 'Play waits when you are gone.',
  awayOff: 'Play goes on without you.',
  pause: 'Pause now',
  paused: 'Every table is paused.',
  resumed: 'Every table goes on.',
  endTitle: 'End the night',
  endText:
    'The room is locked and every table closes as soon as no roll is under way. Chips stay where they are.',
  end: 'Close every table',
  ending: 'Tables that are still open',
  notClosed: (table: string) => `${table} is still open`,
  allClosed: 'Every table is closed.',
  finalCount: 'Final count',
  csv: 'Save as a file',
  csvName: 'final-count',
  thanks: 'Thank you for coming',
  thanksText: (guests: number, rolls: number) =>
    `${guests} ${form(guests, { one: 'guest', other: 'guests' })}, ${rolls} ${form(rolls, { one: 'roll', other: 'rolls' })}. Chips have no cash value.`,
  print: 'Print',
  goOn: 'Go on after all',
  goOnText: 'The room opens and the tables of the house open again.',
  wentOn: 'The night goes on.',
};
