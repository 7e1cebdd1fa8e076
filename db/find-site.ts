import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ConnectOptions } from './connect.ts';

/** Whether `connect` would find an existing site. Doesn't create one. Throws the database's error. */
export async function findSite({ databaseUrl, dataDir }: ConnectOptions): Promise<boolean> {
  return databaseUrl ? findInPostgres(databaseUrl) : findInFile(join(dataDir, 'site.db'));
}

const marker = 'site_version';

function findInFile(path: string): boolean {
  if (!existsSync(path)) return false;
  const file = new DatabaseSync(path, { timeout: 10_000 });
  try {
    return file.prepare(`select 1 from sqlite_master where name = ?`).get(marker) !== undefined;
  } finally {
    file.close();
  }
}

async function findInPostgres(url: string): Promise<boolean> {
  const { Client } = (await import('pg')).default;
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
  });
  // A connection that breaks later also emits an error event. It can be ignored, because the query rejects.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
      marker,
    ]);
    return rows[0]?.found === true;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A separate database on the same server. */
export interface CreatedDatabase {
  url: string;
  /** Drops the database and closes its connections. */
  drop(): Promise<void>;
}

/**
 * Creates an empty database named after the site's with `suffix` appended, dropping a leftover one first.
 * Undefined if the role may not create databases.
 */
export async function createPostgresDatabase(
  siteUrl: string,
  suffix: string,
): Promise<CreatedDatabase | undefined> {
  const url = new URL(siteUrl);
  const name = `${decodeURIComponent(url.pathname.slice(1)) || 'site'}_${suffix}`;
  try {
    await run(siteUrl, `drop database if exists "${quoted(name)}" with (force)`);
    await run(siteUrl, `create database "${quoted(name)}" template template0`);
  } catch (error) {
    // 42501: insufficient_privilege.
    if ((error as { code?: unknown }).code === '42501') return undefined;
    throw error;
  }
  url.pathname = `/${encodeURIComponent(name)}`;
  return {
    url: url.href,
    drop: () => run(siteUrl, `drop database if exists "${quoted(name)}" with (force)`),
  };
}

function quoted(name: string): string {
  return name.replaceAll('"', '""');
}

async function run(url: string, statement: string): Promise<void> {
  const { Client } = (await import('pg')).default;
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end().catch(() => undefined);
  }
}
