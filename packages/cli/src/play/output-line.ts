/** One line for the people at the keyboard: part of the game itself, or said aside (hints and refusals). */
export type OutputLine = { readonly to: 'table' | 'aside'; readonly text: string };

export const tell = (...lines: readonly string[]): readonly OutputLine[] =>
  lines.map((text) => ({ to: 'table', text }));

export const aside = (...lines: readonly string[]): readonly OutputLine[] =>
  lines.map((text) => ({ to: 'aside', text }));
