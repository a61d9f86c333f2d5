/**
 * What may happen to a throw, in our words: for each reason that some pack lists, and for what leaves a roll good.
 * The id of a description is its topic and its place in the list: `die-on-die.2`.
 */
export const describedEvents: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'left-the-table': [
    'A die bounces off the end wall, clears the rail and lands on the carpet showing 3.',
    'One die lies flat on the layout. The other rolls over the edge and is found under a stool.',
  ],
  'off-the-table': [
    'A die jumps the wall and comes to rest on the floor, plainly showing 6.',
    'One die stops in the lap of a player, off the table; the other lies flat.',
  ],
  'off-the-mat': [
    'A die skips past the edge of the mat and stops on the bare table top.',
    'One die lands on the base of the mat. The other comes down outside it.',
  ],
  'die-on-die': [
    'Both dice stop at the far end, one of them sitting squarely on top of the other.',
    'The second die climbs the first and stays up there, a four on a four.',
  ],
  'on-the-bank': [
    "A die runs back along the layout and stops on top of the table's own chips.",
    "One die lies flat; the other has come to rest on the dealer's bank of chips.",
  ],
  'on-the-float': [
    'A die runs back along the layout and stops on top of the chips in the float.',
    'One die lies flat; the other has come to rest on the chips of the float.',
  ],
  'bowl-or-rail': [
    'A die hops into the bowl where the spare dice are kept.',
    'A die stops up on the rail that runs around the table.',
  ],
  'two-faces': [
    'A die is wedged between a chip and a marker, one face against each of them.',
    'A die leans over the corner of a stack: two of its faces touch the chips.',
  ],
  'fall-cannot-be-called': [
    'A die stands on its edge against a stack, and nobody at the table can say how it would fall.',
    'A die is caught at such an angle that no face can fairly be called.',
  ],
  fraud: [
    'After the throw the dealer notices that one of the dice has two sixes.',
    'The shooter is seen to palm a die and to throw another in its place.',
  ],
  'unapproved-dice': [
    "One of the dice thrown bears another casino's mark: it was never approved for this game.",
    'The dice thrown turn out to be a pair that nobody has approved for the game.',
  ],
  'not-the-shooter': [
    'While the shooter is looking for a lighter, a neighbour picks up the dice and throws them.',
    "The shooter's friend throws the dice for luck. They land flat at the far end.",
  ],
  'not-together': [
    'One die leaves the hand at once, the other a moment later.',
    'The shooter throws the dice one after the other.',
  ],
  'end-not-struck': [
    'A die dies in the middle of the layout and never touches the end of the table.',
    'Both dice lie flat, but one of them has stopped short of the far wall.',
  ],
  improper: [
    'The shooter slides the dice over the felt so that neither of them tumbles.',
    'The shooter sets the dice on the layout and flicks them with a finger.',
  ],
  irregular: [
    'A drink is spilled over the layout while the dice are in the air.',
    "A spectator's sleeve brushes a die as it rolls.",
  ],
  'not-flat': [
    'One of the dice leans against a stack of chips and does not lie flat.',
    'A die has stopped on its edge in a seam of the layout.',
  ],
  'lies-flat': [
    'The dice bounce high, knock over a stack of bets, and all come to rest flat on the layout.',
    'One die spins for a long time before it lies flat like the others.',
  ],
  'leans-readably': [
    "A die leans on a player's chip with one face, and lies otherwise free.",
    'A die leans against the edge of a marker; only one of its faces touches it.',
  ],
  'judged-readily': [
    'A die leans a little, and the dealer is in no doubt to which face it would fall.',
    'A die rests aslant in a fold. Everybody sees which face would come up, the dealer too.',
  ],
  'too-late': [
    'The total is called. Then the dealer begins to think that a die never struck the end.',
    'After the call a supervisor says that the dice did not quite leave the hand together.',
  ],
  'dealer-is-shooter': [
    'Nobody takes the dice while bets are undecided, so the dealer throws them. They lie flat.',
    'With no taker for the dice the dealer throws out what is left. Both dice stop flat.',
  ],
  'no-end-to-strike': [
    'The dice lie flat where they should, though one of them never reached the far end.',
    'A die stops in the middle, flat and well within bounds, without striking anything.',
  ],
};
