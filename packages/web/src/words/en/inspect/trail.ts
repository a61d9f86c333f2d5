/** The trail to take away. */
export const trail = {
  heading: 'Take the trail with you',
  lead: 'Trust nobody, this page included: what is on your own machine cannot be changed any more.',
  trailFile: 'Trail of the whole pit',
  trailNote: 'One JSON object to a line, signed at its end.',
  headsFile: 'Signed heads of now',
  headsNote: 'Keep them from visit to visit: history that is written anew does not fit them.',
  scriptFile: 'Checking script',
  scriptNote: 'Two hundred lines of Python that share nothing with our software. Read it first.',
  save: 'Save',
  keyText: 'Ask for the public key on another way, and compare it.',
  onMachine: 'On your own machine',
  byHand: 'With the script',
  inBrowser: 'In this browser, which does the same with the file alone',
  byDicepit: 'With the command line, which decides every command anew by the rules',
  recipe: 'The recipe, to write your own check',
  steps: {
    chains:
      'Chains. The versions of a stream are 1, 2, 3 without a gap. The hash of an entry is the SHA-256 of four parts with line feeds between them: the hash before it in its stream (64 zeros for the first), the stream, the version, the text to the byte.',
    heads:
      'Signed heads. Ed25519 by the key in the header over dicepit/heads/1, a line feed, the moment, a line feed, and for each head a line of stream, version and hash with tabs between. Every entry named there must have that hash in the file.',
    end: 'The end. The trailer says how many entries there are and where every stream ends, and is signed with the SHA-256 of the header line.',
    dice: 'Dice. A commitment stands before the first bet of its turn, draws are 1, 2, 3 without a gap, and the seed that is revealed gives the commitment and every face.',
    rules:
      'Rules. Every settlement names its clause and its arithmetic. The command line gives every recorded command to the rules again and must get the same events.',
  },
};
