import type { Sentences } from '../../sentences.ts';

/** Why a roll is not called, voided, entered, amended, overruled or settled. */
export const calling: Sentences = {
  'A roll is {dice} faces, each from 1 to 6.': 'Ein Wurf sind {dice} Augenzahlen, jede von 1 bis 6.',
  'leaning on its {face}, so it shows {up}': 'lehnt auf der {face}, zeigt also {up}',
  'judged to fall to {judged}': 'fiele nach Ermessen auf {judged}',
  'There is {held} in {account}. Move no more than that.':
    'In {account} sind {held}. Bewege nicht mehr als das.',
  '{bet}: this roll does not decide it. Leave it up.':
    '{bet}: Dieser Wurf entscheidet ihn nicht. Lass ihn liegen.',
};
