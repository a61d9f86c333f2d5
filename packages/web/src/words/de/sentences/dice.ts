import type { Sentences } from '../../sentences.ts';

/** Why the dice are not offered, taken, chosen, passed or thrown, and what becomes of those that are lost. */
export const dice: Sentences = {
  '{die} was found and is sound.': '{die} wurde gefunden und ist in Ordnung.',
  '{die} was found and is not sound.': '{die} wurde gefunden und ist nicht in Ordnung.',
  '{die} was not found.': '{die} wurde nicht gefunden.',
  '{die} left the table.': '{die} ist vom Tisch.',
  '{die} is back.': '{die} ist wieder da.',
  'Seat {seat} has the dice.': 'Platz {seat} hat die Würfel.',
  'Seat {seat} has not answered yet.': 'Platz {seat} hat noch nicht geantwortet.',
  '{usable} usable dice are at the table and {dice} are needed.':
    'Brauchbare Würfel am Tisch: {usable}, gebraucht werden {dice}.',
  'The shooter needs a bet on {wager} before the first throw of a set.':
    'Vor dem ersten Wurf eines Satzes braucht der Werfer einen Einsatz auf {wager}.',
};
