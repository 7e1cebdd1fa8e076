import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
    // `*.full.test.ts` runs in `npm run test:full` alone; docs/testing.md says what belongs there.
    exclude: ['**/node_modules/**', 'build', 'e2e', ...(process.env.TEST_FULL ? [] : ['**/*.full.test.ts'])],
    globalSetup: 'test/postgres/setup.ts',
    setupFiles: 'test/setup.ts',
    globals: false,
    // The tests share nothing but read-only modules, and a third of the time went into loading those anew for each file.
    isolate: false,
    maxWorkers: '100%',
    // Generous, for slow and busy machines.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    retry: 0,
  },
});
