import type { chips as en } from '../../en/host/chips.ts';
import { colours } from '../colours.ts';

/** Die Chips des Hauses, und wie Beträge geschrieben werden. */
export const chips: typeof en = {
  title: 'Chips des Hauses',
  change: 'Ändern',
  changeChips: 'Chips des Hauses ändern',
  sheetTitle: 'Chips und Beträge',
  sheetText: 'Telefone, Dealer und Fernseher zeigen sie sofort so. Was Einsätze zahlen, ändert sich nicht.',
  rack: 'So sähe das Rack aus',
  presets: 'Sätze für den Anfang',
  preset: { casino: 'Kasino', low: 'Kleine Einsätze', points: 'Punkte', high: 'Große Einsätze' },
  each: 'Jeder Chip',
  worth: (place) => `Wert von Chip ${place}`,
  colour: (place) => `Farbe von Chip ${place}`,
  remove: (place) => `Chip ${place} weglassen`,
  add: 'Chip hinzufügen',
  unread: 'Ein Chip hat einen Wert in Ziffern, etwa 0,50 oder 25.',
  chip: (sum, colour) => `${sum}, ${colour}`,
  symbol: 'Zeichen neben Beträgen',
  symbols: { none: 'Keines', own: 'Anderes' },
  ownSymbol: 'Das Zeichen',
  place: 'Wo es steht',
  places: { before: 'Davor', after: 'Dahinter', locale: 'Nach Sprache' },
  example: (sum) => `Ein Gewinn sieht so aus: +${sum}`,
  save: 'Diese nehmen',
  saved: 'Die Chips des Hauses sind geändert.',
  colours,
};
