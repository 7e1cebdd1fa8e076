/** A database of its own on the same server. */
export interface CreatedDatabase {
  url: string;
  /** Ends whoever is connected to it, too. */
  drop(): Promise<void>;
}

/**
 * Makes an empty database beside the site's, named as that one with `suffix` behind; one of this name that somebody left is
 * dropped first. Undefined where the role may not make databases.
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
