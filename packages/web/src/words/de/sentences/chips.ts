import type { Sentences } from '../../sentences.ts';

/** Why a house cannot have such chips, or write its sums so. */
export const chips: Sentences = {
  'A house has {fewest} to {most} chips, not {count}. Add or leave out some.':
    'Ein Haus hat {fewest} bis {most} Chips, nicht {count}. Füge welche hinzu oder lass welche weg.',
  'A chip is worth whole cents, from one cent to {largest}. Give it such a worth.':
    'Ein Chip ist ganze Cent wert, von einem Cent bis {largest}. Gib ihm so einen Wert.',
  '{worth} comes after a chip worth as much or more. Name every worth once, the smallest first.':
    '{worth} steht nach einem Chip, der so viel oder mehr wert ist. Nenne jeden Wert einmal, den kleinsten zuerst.',
  'Two chips are {colour}. Give each a colour of its own.':
    'Zwei Chips haben dieselbe Farbe ({colour}). Gib jedem eine eigene.',
  '{worth} cannot be changed into chips of {smallest}. Make it a multiple of the smallest, or add a smaller chip.':
    '{worth} lässt sich nicht in Chips zu {smallest} wechseln. Mach ein Vielfaches des kleinsten daraus, oder füge einen kleineren Chip hinzu.',
  'A symbol is one to {longest} signs or letters without figures, spaces or points. Choose a shorter or plainer one.':
    'Ein Zeichen hat eins bis {longest} Symbole oder Buchstaben, ohne Ziffern, Leerzeichen und Punkte. Wähle ein kürzeres oder schlichteres.',
  'The float of {title} is counted in the chips that are there. Close the table before they change.':
    'Der Bestand von {title} ist in den jetzigen Chips gezählt. Schließe den Tisch, bevor sie wechseln.',
  'Winnings at {title} are rounded up to {chip}. Keep a chip of that worth, or close the table first.':
    'Gewinne an {title} werden auf {chip} aufgerundet. Behalte einen Chip mit diesem Wert, oder schließe erst den Tisch.',
  'The smallest bet at {title} is {minimum}, less than any chip. Add a smaller chip, or post a higher minimum.':
    'Der kleinste Einsatz an {title} ist {minimum}, weniger als jeder Chip. Füge einen kleineren hinzu, oder hänge ein höheres Minimum aus.',
  'Winnings would be rounded up to {chip}, which is no chip of the house. Name one of its chips, or give the house such a chip.':
    'Gewinne würden auf {chip} aufgerundet, und so einen Chip hat das Haus nicht. Nenne einen seiner Chips, oder gib dem Haus so einen.',
};
