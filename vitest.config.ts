import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
    exclude: ['**/node_modules/**', 'build', 'e2e'],
    globalSetup: 'test/postgres/setup.ts',
    globals: false,
    // The tests share nothing but read-only modules, and a third of the time went into loading those anew for each file.
    isolate: false,
    maxWorkers: '100%',
    // Generous, for slow and busy machines; where others wait for the result, a second try tells a real failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    retry: process.env.CI ? 1 : 0,
  },
});
