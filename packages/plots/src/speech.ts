import { type Numbers, numbersWith } from './figure.ts';
import type { Look } from './palette.ts';
import { type PlotWords, plotWords } from './words.ts';

/** How a plot speaks: its words and its numbers, in one language. */
export type Speech = Numbers & { readonly said: PlotWords };

export const createSpeech = ({ words = plotWords, marks }: Look): Speech => ({
  said: words,
  ...numbersWith(marks),
});
