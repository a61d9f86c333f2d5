/** The strip of the bank, and the proof of the trail. */
export const bank = {
  title: 'Bank',
  issued: 'Chips given out',
  onTables: 'On tables',
  house: 'House',
  topUps: 'Top-ups',
  donations: 'Donations',
  sound: 'The books balance',
  unsound: 'The books do not balance',
  drift: (where: string, sum: string) => `${where}: off by ${sum}`,
  head: (words: string) => `Trail head ${words}`,
  signed: (time: string) => `signed ${time}`,
  verify: 'Verify',
  export: 'Export',
  verifyTitle: 'Is the trail whole?',
  verifying: (count: string) => `Checking in this browser: ${count} entries so far.`,
  whole: 'The trail is whole',
  broken: 'The trail is not whole',
  wholeText: (count: string) =>
    `${count} entries: every link holds, the dice are the sealed ones, the signatures are this pit’s.`,
  remarked: (count: string) =>
    `Remarks: ${count}. An earlier edition of the rules decided there otherwise than today’s would.`,
  brokenAt: (stream: string, version: number) => `First wrong at entry ${version} of ${stream}.`,
  failed: 'The trail could not be read to its end. Try again.',
  note: 'Checked by this browser, from the file alone, every command played again by the same rules.',
};
