import type { Marks } from './figure.ts';
import type { PlotWords } from './words.ts';

/**
 * How a plot is coloured: for a light or a dark ground, for paper, or by the page it stands on, whose own
 * colours it then takes.
 */
export type Theme = 'light' | 'dark' | 'print' | 'page';

/** The theme of a plot, how wide it is in pixels, and the language it speaks: English when not said. */
export type Look = {
  readonly theme: Theme;
  readonly width?: number;
  readonly words?: PlotWords;
  readonly marks?: Marks;
};

/**
 * The colours of a plot. `accent` fills, `mark` draws, and `other` stands against `mark`: brass against blue,
 * which nobody takes for one another, and which also differ in lightness.
 */
export type Palette = {
  readonly ground: string;
  readonly text: string;
  readonly quiet: string;
  readonly hair: string;
  readonly edge: string;
  readonly accent: string;
  readonly mark: string;
  readonly other: string;
};

export const palettes: Readonly<Record<Theme, Palette>> = {
  dark: {
    ground: '#141a18',
    text: '#f7f2e4',
    quiet: '#bdbaab',
    hair: '#2b3531',
    edge: '#75807a',
    accent: '#d8b15a',
    mark: '#d8b15a',
    other: '#6fb4ee',
  },
  light: {
    ground: '#fffdf6',
    text: '#0b0f0e',
    quiet: '#555648',
    hair: '#ddd4bd',
    edge: '#7d7765',
    accent: '#d8b15a',
    mark: '#7a5a10',
    other: '#1f5aa6',
  },
  print: {
    ground: '#ffffff',
    text: '#000000',
    quiet: '#333333',
    hair: '#d0d0d0',
    edge: '#8f8f8f',
    accent: '#8c8c8c',
    mark: '#4d4d4d',
    other: '#000000',
  },
  page: {
    ground: 'none',
    text: 'var(--text)',
    quiet: 'var(--text-2)',
    hair: 'var(--hair)',
    edge: 'var(--edge)',
    accent: 'var(--accent)',
    mark: 'var(--accent-ink)',
    // Three to one or better on the light ground and on the dark one.
    other: '#4a86c5',
  },
};
