import type { TestProject } from 'vitest/node';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL that the tests may use; empty where there is none. */
    postgresUrl: string;
  }
}

/**
 * Vitest's global set-up: one PostgreSQL for the whole run. `TEST_DATABASE_URL=off` does without. Where none can be
 * started the run fails in CI; elsewhere it says so, and the tests that need one are skipped.
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  project.provide('postgresUrl', '');
  if (process.env.TEST_DATABASE_URL === 'off') return undefined;
  try {
    const { url, stop } = await startPostgres();
    project.provide('postgresUrl', url);
    return stop;
  } catch (error) {
    if (process.env.CI) throw error;
    project.vitest.logger.warn(
      `Tests on PostgreSQL are skipped. ${error instanceof Error ? error.message : error}`,
    );
    return undefined;
  }
}
