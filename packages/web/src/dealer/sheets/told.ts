import { signal } from '@preact/signals';

/** Why something in the open sheet cannot be done: it is said in the sheet, which nothing lies over. */
export const told = signal('');

export const tell = (why: string): void => {
  told.value = why;
};
