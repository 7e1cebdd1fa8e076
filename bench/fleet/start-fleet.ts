import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../test/free-port.ts';
import { runVarnish } from '../../test/processes/run-edge.ts';
import { type S3Server, startS3Server } from '../../test/s3/s3-server.ts';
import { s3Variables } from '../processes/s3-variables.ts';
import { signIn } from '../processes/start-site.ts';
import { createInstance, type Instance } from './instance.ts';
import { runHaproxy } from './run-haproxy.ts';
import { startPgBouncer } from './start-pgbouncer.ts';
import { type ReplicatedPostgres, startReplicated } from './start-replicated.ts';

/** Three instances on one machine, with all that stands around them. */
export interface Fleet extends AsyncDisposable {
  /** The cache in front, where visitors and the owner ask. */
  edge: string;
  /** What is behind it: HAProxy before the instances. */
  balancer: string;
  instances: Instance[];
  database: ReplicatedPostgres;
  store: S3Server;
  /** The `Cookie` header of the owner's session. */
  cookie: string;
}

const password = 'the password of a fleet';

/** What it takes for an acknowledged write to be there after the server was killed. */
const lasting = { fsync: 'on', synchronous_commit: 'local', full_page_writes: 'on' };

/** Starts all of it, the instances from a built working copy. */
export async function startFleet(folder: string, root: string): Promise<Fleet> {
  await using stack = new AsyncDisposableStack();
  const database = await startReplicated(lasting);
  stack.defer(database.stop);
  // As docs/operations.md has it: else it refuses for 15 s after the database is back.
  const pooler = await startPgBouncer(database.url, 'transaction', undefined, { server_login_retry: '1' });
  stack.defer(pooler.stop);
  const store = await startS3Server(join(folder, 'bucket'));
  stack.defer(store.close);
  const [port, purgePort, balancerPort] = [await freePort(), await freePort(), await freePort()];
  const dataDir = join(folder, 'data');
  await mkdir(dataDir);
  const variables = {
    DATA_DIR: dataDir,
    OWNER_PASSWORD: password,
    SITE_URL: `http://127.0.0.1:${port}`,
    TRUST_PROXY: '2',
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: database.url,
    DATABASE_REPLICA_URL: database.replicaUrl,
    MEDIA_STORE: 's3',
    ...s3Variables(store.settings),
    CDN_MAX_AGE: '3600',
    CDN_STALE_IF_ERROR: '86400',
    CDN_LANGUAGE_KEY: 'on',
    CDN_PURGE_KIND: 'varnish',
    CDN_PURGE_URL: `http://127.0.0.1:${purgePort}/`,
    LOG_LEVEL: 'warn',
  };
  const ports = [await freePort(), await freePort(), await freePort()];
  const instances = ports.map((each, nth) => createInstance(each, variables, join(folder, `${nth}.log`)));
  for (const instance of instances) {
    stack.defer(() => instance.stop('SIGTERM'));
    await instance.start(root);
  }
  const balancer = await runHaproxy(folder, balancerPort, ports);
  stack.defer(balancer.stop);
  const edge = await runVarnish(balancerPort, { port, purgePort });
  stack.defer(edge.stop);
  const cookie = await signIn(edge.address, password);
  const running = stack.move();
  return {
    ...{ edge: edge.address, balancer: balancer.url, instances, database, store, cookie },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}
