import { randomUUID } from 'node:crypto';
import { queryOnce } from './query-once.ts';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Creates an empty database on the server at `serverUrl` (`inject('postgresUrl')` in tests). */
export async function createTestDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await queryOnce(serverUrl, `create database ${name} template template0`);
  const url = new URL(serverUrl);
  url.pathname = name;
  return {
    url: url.href,
    // Forced, because a failed test may have left connections open.
    drop: async () => {
      await queryOnce(serverUrl, `drop database if exists ${name} with (force)`);
    },
  };
}
