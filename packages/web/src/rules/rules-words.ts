/** What stands around a rulebook. The books are English, and so is their page. */
export const rules = {
  title: 'Rulebook',
  shelfTitle: 'Rulebooks',
  shelfLead:
    'Every game of this house in our own words: each clause with an address of its own, what the software does about it, the readings chosen where a text is unclear, and the exact odds.',
  shelf: 'All rulebooks',
  tables: 'Dicepit, to the tables',
  skip: 'Skip to the rules',
  find: 'Find a word or clause',
  print: 'Print',
  contents: 'Contents',
  lead: (place: string) =>
    `${place}, in our own words. Every clause can be linked; every payment on every screen leads back here.`,
  clauses: (count: number) => `${count} clauses`,
  readings: (count: number) => `${count} readings chosen`,
  lab: 'The exact odds of every wager are in the odds lab',
  posted:
    'Chances and the edge of the house are left out here, since you have a seat at a table whose rules bar what analyses the game (nsw/9.1). Leave your seat, and this book is whole again.',
  foot: (name: string, place: string, count: number) =>
    `${name}, ${place}. ${count} clauses in our own words; the published text is the last word.`,
  copied: (label: string) => `The link to ${label} is copied`,
  notCopied: (label: string) => `The address of this page is now that of ${label}: copy it from there`,
  none: 'Nothing is found. Try another word, or a number such as 4.1.',
  found: (count: number) => (count === 1 ? '1 clause' : `${count} clauses`),
  usedIn: (roll: string) => `Used in roll ${roll}`,
  used: (roll: string, count: number) =>
    `Roll ${roll} rests on ${count === 1 ? 'one clause' : `${count} clauses`} of this book. Each is marked.`,
  notUsed: (roll: string) =>
    `Roll ${roll} is not among what this table tells, or rests on nothing in this book.`,
  next: 'Show the first',
  back: (roll: string) => `Back to roll ${roll}`,
};
