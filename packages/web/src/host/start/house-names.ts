/** What players of the house are called; nobody plays at two tables. */
const names: readonly string[] = [
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
  'Nils',
  'Vera',
  'Otis',
  'Lale',
  'Finn',
  'Mina',
];

/** The names that nobody in the pit has. */
export const freeNames = (taken: readonly string[]): readonly string[] =>
  names.filter((name) => !taken.includes(name));
