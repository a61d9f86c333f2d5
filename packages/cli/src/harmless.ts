import { stripVTControlCharacters } from 'node:util';

/** A text from outside as it may be shown: without anything that steers a terminal or breaks the line. */
export const harmless = (text: string): string => stripVTControlCharacters(text).replaceAll(/\p{C}+/gu, ' ');
