/** The colours of line work and light, the same on every cloth. */
export const colours = {
  ivory: '#efe6cf',
  brass: '#d8b15a',
  win: '#ffd977',
  paper: '#f7f2e4',
  ink: '#0b0f0e',
  ruby: '#c8102e',
} as const;

/** A seat's letter, colour and the dashes of its ring: colour never speaks alone. */
export type Seat = { readonly letter: string; readonly colour: string; readonly dashes: string | undefined };

/** The ten seats a table may have, in order. */
export const seats: readonly Seat[] = [
  { letter: 'A', colour: '#f0705c', dashes: undefined },
  { letter: 'B', colour: '#6fb4ee', dashes: '3 5' },
  { letter: 'C', colour: '#79cf8e', dashes: '14 5' },
  { letter: 'D', colour: '#f0c24a', dashes: '1 6' },
  { letter: 'E', colour: '#c79bf2', dashes: '24 6' },
  { letter: 'F', colour: '#f59ac0', dashes: '9 3 2 3' },
  { letter: 'G', colour: '#58d0c4', dashes: '40 7' },
  { letter: 'H', colour: '#b9c2be', dashes: '6 2' },
  { letter: 'I', colour: '#d9a066', dashes: '2 2' },
  { letter: 'J', colour: '#a8c64a', dashes: '18 3 4 3' },
];
