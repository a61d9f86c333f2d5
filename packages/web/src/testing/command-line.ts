import { fileURLToPath } from 'node:url';

const inRepository = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

/** The command as it lies in the sources. */
export const command = inRepository('packages/cli/src/main.ts');

/** What it is started with: English words, and what Node has compiled of it before, with which it takes half as long. */
export const surroundings = {
  ...process.env,
  LANG: 'en_US.UTF-8',
  NODE_COMPILE_CACHE: inRepository('node_modules/.cache/compiled'),
};
