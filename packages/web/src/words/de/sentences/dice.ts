import type { Sentences } from '../../sentences.ts';

/** Why the dice are not offered, taken, chosen, passed or thrown, and what becomes of those that are lost. */
export const dice: Sentences = {
  '{die} was found and is sound.': '{die} wurde gefunden und ist in Ordnung.',
  '{die} was found and is not sound.': '{die} wurde gefunden und ist nicht in Ordnung.',
  '{die} was not found.': '{die} wurde nicht gefunden.',
  '{die} left the table.': '{die} ist vom Tisch.',
  '{die} left the table in that roll and is not back, so the roll has no outcome. End the search first.':
    '{die} fiel bei diesem Wurf vom Tisch und ist nicht zurück; der Wurf hat kein Ergebnis. Beende erst die Suche.',
  '{die} is not back. Record that it is found and inspected, or give it up for lost.':
    '{die} ist nicht zurück. Halte fest, dass er gefunden und geprüft ist, oder gib ihn verloren.',
  'It is put away and not thrown again. Name the die.':
    'Er kommt weg und wird nicht mehr geworfen. Nenne den Würfel.',
  'No roll was called, and such a throw has no result. It is thrown again.':
    'Der Wurf wurde ungültig angesagt und hat kein Ergebnis. Er wird wiederholt.',
  "'{die}' was not thrown. The dice of this roll are {dice}.":
    '„{die}“ wurde nicht geworfen. Die Würfel dieses Wurfs sind {dice}.',
  '{dice} is not a list of {count} dice. Name each die that left, once.':
    '{dice}: Das sind nicht genau {count} Würfel. Nenne jeden Würfel, der vom Tisch ist, einmal.',
  'It has to be looked for. Name the die that left: {dice}.':
    'Er muss gesucht werden. Nenne den Würfel, der vom Tisch ist: {dice}.',
  '{die} is back.': '{die} ist wieder da.',
  'Seat {seat} has the dice.': 'Platz {seat} hat die Würfel.',
  'Seat {seat} has not answered yet.': 'Platz {seat} hat noch nicht geantwortet.',
  '{usable} usable dice are at the table and {dice} are needed.':
    'Brauchbare Würfel am Tisch: {usable}, gebraucht werden {dice}.',
  'The shooter needs a bet on {wager} before the first throw of a set.':
    'Vor dem ersten Wurf eines Satzes braucht der Werfer einen Einsatz auf {wager}.',
};
