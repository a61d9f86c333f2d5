/** The colours in which chips without a value of their own are made; one to a player at a time. */
export const colours: readonly string[] = [
  'blue',
  'red',
  'green',
  'yellow',
  'orange',
  'purple',
  'pink',
  'brown',
  'white',
  'black',
  'grey',
  'turquoise',
];
