/**
 * The views of a television, in the order in which a remote goes through them: what an address may ask for, and what a
 * host may choose; with whether each is of one table or of the whole night.
 */
export const screenViews = [
  { view: 'lobby', of: 'night' },
  { view: 'table', of: 'table' },
  { view: 'results', of: 'table' },
  { view: 'sign', of: 'table' },
  { view: 'leaders', of: 'table' },
  { view: 'rules', of: 'table' },
  { view: 'play', of: 'table' },
  { view: 'end', of: 'night' },
  { view: 'blank', of: 'night' },
] as const;

export type ScreenView = (typeof screenViews)[number]['view'];
