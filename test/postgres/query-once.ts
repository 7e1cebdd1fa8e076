import { Client } from 'pg';

/** Runs statements on a separate connection and returns the rows if there is only one statement. */
export async function queryOnce(url: string, statements: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statements)).rows;
  } finally {
    await client.end();
  }
}
