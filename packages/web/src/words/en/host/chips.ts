import { colours } from '../colours.ts';

/** The chips of the house, and how its sums are written. */
export const chips = {
  title: 'Chips of the house',
  change: 'Change',
  changeChips: 'Change the chips of the house',
  sheetTitle: 'Chips and sums',
  sheetText: 'Phones, dealers and televisions draw them so at once. What bets pay does not change.',
  rack: 'The rack as it would be',
  presets: 'Sets to begin with',
  preset: { casino: 'Casino', low: 'Low stakes', points: 'Points', high: 'High rollers' },
  each: 'Each chip',
  worth: (place: number) => `Worth of chip ${place}`,
  colour: (place: number) => `Colour of chip ${place}`,
  remove: (place: number) => `Leave out chip ${place}`,
  add: 'Add a chip',
  unread: 'A chip has a worth in figures, such as 0.50 or 25.',
  chip: (sum: string, colour: string) => `${sum}, ${colour}`,
  symbol: 'Symbol beside sums',
  symbols: { none: 'None', own: 'Another' },
  ownSymbol: 'The symbol',
  place: 'Where it stands',
  places: { before: 'Before', after: 'After', locale: 'By language' },
  example: (sum: string) => `A win reads +${sum}`,
  save: 'Use these',
  saved: 'The chips of the house have changed.',
  colours,
};
