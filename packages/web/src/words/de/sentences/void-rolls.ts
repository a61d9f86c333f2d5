import { germanVoids } from '@dicepit/engine';
import type { Sentences } from '../../sentences.ts';

/** What a void roll is called, and why it is one. */
export const voidRolls: Sentences = {
  ...germanVoids,
  'A void round': 'Runde ungültig',
  'Roll invalid': 'Nichtig',
  'what it decided is undone': 'was er entschieden hat, gilt nicht',
  'a die left the table': 'ein Würfel ist vom Tisch gefallen',
  'a die came to rest off the table': 'ein Würfel liegt neben dem Tisch',
  'one die came to rest on the other': 'ein Würfel liegt auf dem anderen',
  'a die came to rest on the bank of chips': 'ein Würfel liegt auf den Chips der Bank',
  "a die came to rest on the float's chips": 'ein Würfel liegt auf den Chips des Tableaus',
  'a die came to rest in the bowl or on a rail': 'ein Würfel liegt in der Schale oder auf einem Rand',
  'more than one face of a die rests on an object': 'ein Würfel lehnt mit mehr als einer Fläche an etwas',
  'a false die or a fraudulent technique': 'ein falscher Würfel oder eine betrügerische Technik',
  'a fraudulent device or technique': 'ein betrügerisches Gerät oder eine betrügerische Technik',
  'the fall of a die cannot be called fairly': 'der Fall eines Würfels lässt sich nicht gerecht ansagen',
  'a cocked die cannot be called': 'ein schräger Würfel lässt sich nicht ansagen',
  'a leaning die cannot be judged': 'ein lehnender Würfel lässt sich nicht beurteilen',
  'someone other than the shooter threw': 'jemand anders als der Werfer hat geworfen',
  'the dice did not leave the hand together': 'die Würfel verließen die Hand nicht zusammen',
  'the dice were not thrown together': 'die Würfel wurden nicht zusammen geworfen',
  'a die did not strike an end of the table': 'ein Würfel traf kein Ende des Tisches',
  'a die missed the base of the mat': 'ein Würfel verfehlte den Boden der Matte',
  'a die does not lie flat on the table': 'ein Würfel liegt nicht flach auf dem Tisch',
  'the roll was improper for another reason': 'der Wurf war aus einem anderen Grund nicht ordentlich',
  'the throw was irregular for another reason': 'der Wurf war aus einem anderen Grund irregulär',
  'some other irregularity': 'eine andere Unregelmäßigkeit',
  'dice not approved for the game': 'Würfel, die für das Spiel nicht zugelassen sind',
};
