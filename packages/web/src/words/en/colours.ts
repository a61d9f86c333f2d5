/** The colours that chips are made in. */
export const colours = {
  blue: 'blue',
  red: 'red',
  green: 'green',
  yellow: 'yellow',
  orange: 'orange',
  purple: 'purple',
  pink: 'pink',
  brown: 'brown',
  white: 'white',
  black: 'black',
  grey: 'grey',
  turquoise: 'turquoise',
};
