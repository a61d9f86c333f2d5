/** What a newcomer is told at a table; each of it once. */
export const hints = {
  understood: 'Got it',
  chip: 'Pick a chip below. One tap bets that much.',
  area: 'Tap an area of the felt to bet on it. Hold it to read what wins there.',
  totals: 'Chips are yours to bet with. On table is what the dice decide.',
  wait: 'Your bet is down. Until the dice are thrown you can change it.',
  yourThrow: 'Your bet is down and the dice are yours. Throw when you are ready.',
  result: 'A line for each bet: what it won or lost, how that was reckoned, and by which rule.',
};
