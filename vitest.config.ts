import { defineConfig } from 'vitest/config';

// The one default export of the house: Vitest asks for it.
export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts', 'docs/**/*.test.ts'],
    testTimeout: 60_000,
  },
});
