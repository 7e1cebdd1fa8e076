import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
    exclude: ['**/node_modules/**', 'build', 'e2e'],
    globalSetup: 'test/postgres/setup.ts',
    globals: false,
    testTimeout: 20_000,
  },
});
