import { wholeFile } from './fair/whole-file.ts';

/** The page that checks a turn of the dice. */
export const fair = {
  title: 'Fair dice',
  note: 'Checked in this browser, by nobody else',
  heading: 'Check the dice yourself',
  lead: 'Before anybody bets, the house binds itself to a secret number, the seed. Players stir the dice with words of their own. When the turn is over the seed is shown, and this page works out every face again. It asks the pit for the record and for nothing else; what it says, it has worked out here.',
  settings: 'Settings',
  tables: 'Tables',

  fromPit: 'A turn of this pit',
  table: 'Table',
  turn: 'Turn',
  turns: (last: number) => `The newest is turn ${last}.`,
  check: 'Check this turn',
  checking: 'Asking the pit for the record',
  noTables:
    'No table of this pit has virtual dice. Dice that are thrown by hand have no seeds; they are watched instead.',
  away: 'The pit cannot be reached. You can still check a file or a text.',

  pasted: 'A file or a text',
  pastedNote:
    'The trail that a host exports, the record of one turn, or a turn written by hand. It is read here and sent nowhere; this works without a network.',
  file: 'Choose a file',
  text: 'Or put the text in here',
  checkText: 'Check this text',
  unreadable: {
    empty: 'There is nothing in it. Choose a file, or put a text into the box.',
    'not-json':
      'This is neither a trail nor the record of a turn: both are written in JSON. Was all of it copied?',
    'no-turn': 'This can be read, but tells of no turn of virtual dice.',
  },

  result: (turn: number, table: string) => `Turn ${turn} of ${table}`,
  verdict: {
    holds: 'Every face is what the seed gives',
    fails: 'This turn does not hold',
    open: 'It cannot be said yet',
  },
  verdictNote: {
    holds: (draws: number) =>
      `${draws === 1 ? 'One draw' : `${draws} draws`} worked out again, and nothing differs.`,
    fails: 'What is wrong is named below. Keep the record, and show it to whoever oversees this pit.',
    open: 'The turn is under way and its seed is sealed. Note the commitment now, and check again when the turn is over.',
    lost: 'The seed of this turn was lost: it was never shown, and its draws cannot be checked. That is a fault of the house, and stands in the trail.',
  },
  again: 'Check again',
  earlier: 'The turn before',
  later: 'The turn after',
  holds: 'holds',
  fails: 'fails',
  open: 'open',
  checks: {
    order: 'The house was bound first',
    seed: 'The seed is the one promised',
    numbers: 'No draw was left out or made twice',
    texts: 'What players added is as it may be',
    faces: 'Every face comes from the seed',
  },
  checkNotes: {
    order: 'The commitment stands in the stream before every contribution and every draw of the turn.',
    orderUntold: 'This record does not tell the order of its entries; the trail of the table does.',
    seed: 'SHA-256 of the seed gives the commitment, digit by digit.',
    numbers:
      'Draws are numbered 1, 2, 3 without a gap; a throw that was called off has taken its number as well.',
    texts: 'Each contribution is 1 to 64 printable characters.',
    faces: 'HMAC-SHA-256 of each draw was worked out here and compared with what the table recorded.',
    sealed: 'Waits for the seed.',
    astray: 'Means nothing while the seed is not the one promised.',
  },

  commitment: 'Commitment',
  commitmentNote: 'Shown before the first bet',
  seed: 'Seed',
  seedNote: 'Shown when the turn was over',
  sealed: 'Sealed until the turn is over',
  hashed: 'SHA-256 of the seed, worked out here',
  added: 'What players added',
  nobody:
    'Nobody added a text in this turn. You then rely on the house not having picked its seed; next time, add one.',
  you: 'you',

  draws: 'The draws',
  noDraws: 'Nothing has been drawn in this turn.',
  draw: 'Draw',
  recorded: 'Recorded',
  worked: 'Worked out',
  same: 'the same',
  differs: 'differs',
  notYet: 'not yet',
  faces: (faces: string) => `Dice ${faces}`,
  byHand: (draw: number) => `Draw ${draw} by hand`,
  hand: {
    lines: 'Lines of the contributions',
    none: 'none',
    contributions: 'Their SHA-256',
    message: 'Message',
    hmac: 'HMAC-SHA-256, with the seed as its key',
    bytes: 'Bytes in order',
    byte: (hex: string, byte: string, face: string) => `${hex} is ${byte}, mod 6 plus 1: ${face}`,
    passed: (hex: string, byte: string) => `${hex} is ${byte}, 252 or more: passed over`,
  },

  wholeFile,

  proves: 'What this proves',
  provesList: [
    'The seed was fixed before the first bet of the turn, and is the one that was used.',
    'No draw was left out, made twice, put in another order or drawn again until it suited.',
    'Nobody’s stake or luck went into the faces: the recipe has no place for them.',
    'If somebody honest added a text after the commitment, the house could not know the faces when it chose the seed.',
  ],
  not: 'What it does not prove',
  notList: [
    'That the seed was not picked. The house could try many and commit to one that suits it; one honest text, added after the commitment, undoes that.',
    'That all guests are real. A guest of the house’s own making who always speaks last can try texts until the faces suit. The trail shows who spoke when.',
    'That nobody looked. Who controls the machine can work out the next faces as soon as the last text is in.',
    'That you were shown the same trail as others. Keep a signed head of the pit, and a trail written anew will not fit it.',
    'Anything about dice thrown by hand.',
  ],
  recipe: 'The recipe',
  recipeLead: 'Thirty lines of any language do the same as this page.',
  recipeList: [
    'For every contribution write a line: the person, a tab, the text, a line feed. The SHA-256 of all lines together is “contributions”; without any it is the SHA-256 of nothing.',
    'Write the message, its parts with line feeds between: dicepit/1, table, turn, draw, contributions, block. The block is 0.',
    'Take HMAC-SHA-256 of the message, with the 32 bytes of the seed as the key.',
    'Go through the bytes. Pass over any of 252 or more; another gives the face byte mod 6, plus 1.',
    'The first faces are the dice, in order. Should the bytes run out, go on with block 1.',
  ],
};
