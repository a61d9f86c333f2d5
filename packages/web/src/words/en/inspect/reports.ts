/** Reports over a period. */
export const reports = {
  heading: 'Reports',
  kinds: {
    daily: 'Daily result',
    hold: 'Hold against theory',
    voids: 'Voids by reason',
    approvals: 'Approvals by person',
    exceptions: 'Exceptions',
    dice: 'Dice log',
  },
  kind: 'Report',
  period: 'Period',
  periods: { all: 'Whole trail', today: 'Today', week: 'Last 7 days', own: 'Other' },
  from: 'From',
  to: 'To',
  files: 'As a file',
  print: 'Print',
  none: (period: string) => `No activity ${period}.`,
  over: 'over the whole trail',
  between: (from: string, to: string) => `from ${from} to ${to}`,
  since: (from: string) => `from ${from} to the end of the trail`,
  until: (to: string) => `from the beginning to ${to}`,
  made: (when: string, zone: string) => `Made ${when}, ${zone}`,
  software: (version: string) => `Dicepit ${version}`,
  head: (entries: string, words: string, hash: string) =>
    `Trail of ${entries} entries, ends at ${words} (${hash})`,
  totals: 'All',
};
