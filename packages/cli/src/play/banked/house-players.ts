/** What the players of the house are called, in the order they sit down. */
export const houseNames = [
  'Hana',
  'Moss',
  'Ines',
  'Tove',
  'Rafi',
  'Odile',
  'Kit',
  'Bram',
  'Yuki',
  'Pilar',
] as const;
