import type { Sentences } from '../../sentences.ts';

/** What is filled into sentences, and what is noted of a bet when it is settled. */
export const told: Sentences = {
  'Seat {seat}': 'Platz {seat}',
  'the dealer': 'Dealer',
  shooter: 'Werfer',
  '{stake} is below the minimum of {minimum} and stands.':
    '{stake} liegen unter dem Minimum von {minimum} und bleiben liegen.',
  '{stake} is over the maximum of {maximum}: {excess} is not in play.':
    '{stake} liegen über dem Maximum von {maximum}: {excess} sind nicht im Spiel.',
};
