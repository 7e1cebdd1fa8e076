import type { TestProject } from 'vitest/node';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the PostgreSQL server for tests, empty if there is none. */
    postgresUrl: string;
  }
}

/**
 * Vitest's global setup. Starts one PostgreSQL for the whole run, unless `TEST_DATABASE_URL=off`. If none can
 * be started, the run fails in CI; elsewhere, tests that need it are skipped with a notice.
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
