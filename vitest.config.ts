import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
    // `*.full.test.ts` runs only in `npm run test:full`. docs/testing.md explains what belongs there.
    exclude: ['**/node_modules/**', 'build', 'e2e', ...(process.env.TEST_FULL ? [] : ['**/*.full.test.ts'])],
    globalSetup: 'test/postgres/setup.ts',
    setupFiles: 'test/setup.ts',
    globals: false,
    // Tests share only read-only modules, and a third of the time went into loading these again for each
    // file.
    isolate: false,
    maxWorkers: '100%',
    // Long enough for slow and busy machines.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    retry: 0,
  },
});
