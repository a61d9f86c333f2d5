import { inject } from 'vitest';

declare module 'vitest' {
  // Vitest has the values that are handed to tests declared by adding to its interface.
  interface ProvidedContext {
    screens: string;
  }
}

/** The folder with every screen, built once for all tests in a browser; empty where there is none to look with. */
export const screens: string = inject('screens');
