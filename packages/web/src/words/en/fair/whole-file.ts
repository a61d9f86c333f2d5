/** What is said of a whole exported trail. */
export const wholeFile = {
  title: 'The whole file',
  reading: 'Checking the whole file',
  readingNote: (lines: string) => `${lines} lines so far. Nothing of it leaves this browser.`,
  failed: 'The file could not be read to its end. Is it still there? Choose it again.',
  chained: 'Nothing was altered, dropped or moved',
  chainedNote: (entries: string, streams: string) =>
    `${entries} entries in ${streams} streams, each chained to the one before.`,
  signed: 'It ends where the pit has signed that it ends',
  signedNote: (signatures: string) => `${signatures} signatures fit the key of the file.`,
  replayed: 'The rules decide the same again',
  replayedNote: (rolls: string, voided: string, corrected: string) =>
    `Every command was given to the same rules once more. Rolls: ${rolls}; void: ${voided}; corrections: ${corrected}. The same bets won, so the same areas were lit, and every balance is the same to the cent.`,
  fails: (found: string) => `Not as it should be: ${found}. The first bad record:`,
  failsNote:
    'Nothing that follows it in its stream is proved. Keep the file as it is, and ask the pit for the trail again.',
  remarked: (count: string) => `Remarks: ${count}. They are no faults, but you should know them.`,
  more: (count: string) => `And ${count} more.`,
  entry: (stream: string, version: string) => `${stream} entry ${version}`,
  line: (line: string) => `line ${line}`,
  about: {
    balances: 'Balances differ',
    lit: 'What won, and which areas were lit, differs',
    evidence: 'Evidence or a notice differs from the record that it speaks of',
    dice: 'The dice differ from what the house was bound to',
    rules: 'The rules decide otherwise',
    signatures: 'It is not what the pit has signed',
    chain: 'The record itself was changed',
  },
  fact: 'What differs',
  recorded: 'The record says',
  due: 'The rules say',
  head: 'Head of the trail',
  headNote: 'Compare the words with those on the wall, or on a report',
  key: 'Key in the file',
  turns: 'Turns in the file',
  turn: (turn: number, table: string, draws: number) =>
    `Turn ${turn} of ${table}, ${draws === 1 ? '1 draw' : `${draws} draws`}`,
};
