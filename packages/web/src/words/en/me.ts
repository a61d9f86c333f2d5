import { pluralIn } from '../plural.ts';

const form = pluralIn('en');

/** Somebody's own sheet: chips, results, other phones. */
export const me = {
  title: 'Me',
  seat: (seat: string, table: string) => `Seat ${seat} at ${table}`,
  given: {
    toRack: (sum: string) => `The host gives you ${sum}. It is in your rack.`,
    toAccount: (sum: string) => `The host gives you ${sum}. It is in your account.`,
  },
  topUps: (count: number) => `${count} ${form(count, { one: 'top-up', other: 'top-ups' })}`,
  overTime: 'Chips in the rack over time',
  overTimeBarred: 'At this table a phone keeps no chart and no record of results.',
  overTimeEmpty: 'The chart begins with your first chips.',
  chart: (least: string, most: string) => `Between ${least} and ${most}`,
  asTable: 'As a table',
  when: 'When',
  what: 'What',
  change: 'Change',
  chips: 'Chips',
  noLines: 'Nothing has come into the account or left it.',
  why: (reason: string) => reason,
  other: 'Moved',
  because: (what: string, reason: string) => `${what}: ${reason}`,
  file: 'My results as a file',
  fileNote: 'A table of every chip that came to your rack or left it, for a spreadsheet.',
  disputes: 'My disputes',
  patience: 'Time for me',
  settings: 'Settings',
  promotions: 'Promotions: terms, entries, claims',
  move: 'Move to another phone',
  moveTitle: 'Scan this with the other phone',
  moveText: 'It goes on there with your seat and your chips, and this phone lets go. The code works once.',
  moveTyped: 'Or open this address there:',
  moveUntil: (time: string) => `Good until ${time}`,
  moveAgain: 'Make a new code',
  qr: 'Code to scan with the other phone',
  leave: 'Leave the pit',
  leaveTitle: 'Leave the pit?',
  leaveText:
    'Your chips are kept under your name. To come back you need the code, and the host confirms you.',
  leaveSeated: 'You still have a seat. Stand up first, so that its chips go back into your account.',
  stay: 'Stay',
  go: 'Leave',
};

/** Where somebody’s chips are and how they move: one word for each, on the host’s console as on the phones. */
export const chipsAt = {
  account: 'Account',
  rack: 'Rack',
  onTable: 'On table',
  lines: {
    AccountOpened: 'Welcome chips',
    ChipsIssued: 'From the host',
    BoughtIn: 'Account to rack',
    CashedOut: 'Rack to account',
    ReversalApproved: 'Taken back',
  },
};
