import { hasPgBouncer, startPgBouncer } from '../fleet/start-pgbouncer.ts';
import { startReplicated } from '../fleet/start-replicated.ts';

/** Where a site keeps its state in a trial. */
export interface Place extends AsyncDisposable {
  name: string;
  variables: Record<string, string>;
  /** To look into it past everything; undefined for the embedded one. */
  databaseUrl: string | undefined;
}

/** The embedded database. */
export function embedded(): Place {
  return { name: 'SQLite', variables: {}, databaseUrl: undefined, [Symbol.asyncDispose]: async () => {} };
}

/** A PostgreSQL with a streaming replica that readers are served from, behind a pooler where there is one. */
export async function replicated(): Promise<Place> {
  await using stack = new AsyncDisposableStack();
  const database = await startReplicated();
  stack.defer(database.stop);
  const pooler = hasPgBouncer() ? await startPgBouncer(database.url, 'transaction') : undefined;
  if (pooler) stack.defer(pooler.stop);
  const running = stack.move();
  return {
    name: `PostgreSQL with a replica${pooler ? ' and a pooler' : ''}`,
    variables: {
      DATABASE_URL: pooler?.url ?? database.url,
      DATABASE_DIRECT_URL: database.url,
      DATABASE_REPLICA_URL: database.replicaUrl,
    },
    databaseUrl: database.url,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}
