import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBinaries } from '../../test/postgres/binaries.ts';
import { createCluster } from '../../test/postgres/create-cluster.ts';
import { runServer } from '../../test/postgres/run-server.ts';
import { withinReach } from '../../test/postgres/start-postgres.ts';
import { giveAway } from '../../test/postgres/unprivileged.ts';

export interface ReplicatedPostgres {
  /** Address of the primary's `postgres` database, and of the same on its streaming replica. */
  url: string;
  replicaUrl: string;
  stopReplica(): Promise<void>;
  startReplica(): Promise<void>;
  /** Ends the primary and starts it again at the same address. */
  restartPrimary(how: 'fast' | 'immediate'): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL, with settings besides those of tests, and a standby that streams from it, both empty. Throws when there are no programs for it. */
export async function startReplicated(settings: Record<string, string> = {}): Promise<ReplicatedPostgres> {
  const found = findBinaries();
  if (!found) throw new Error('No PostgreSQL found.');
  const folder = mkdtempSync(join(tmpdir(), 'test-replica-'));
  giveAway(folder);
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  process.once('exit', remove);
  const binaries = withinReach(found, folder);
  const [data, copy] = [join(folder, 'data'), join(folder, 'copy')];
  await createCluster(binaries, data);
  // A server that does not run is copied as its files are.
  cpSync(data, copy, { recursive: true, preserveTimestamps: true });
  writeFileSync(join(copy, 'standby.signal'), '');
  for (const path of readdirSync(copy, { recursive: true, encoding: 'utf8' })) giveAway(join(copy, path));
  giveAway(copy);
  chmodSync(copy, 0o700);
  let primary = await runServer(binaries, data, settings);
  const own = { ...settings, port: String(primary.port) };
  const primaryInfo = `host=127.0.0.1 port=${primary.port} user=postgres`;
  let replica = await runServer(binaries, copy, { primary_conninfo: primaryInfo });
  const { port } = replica;
  return {
    url: `postgres://postgres@127.0.0.1:${primary.port}/postgres`,
    replicaUrl: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stopReplica: () => replica.stop(),
    startReplica: async () => {
      replica = await runServer(binaries, copy, { primary_conninfo: primaryInfo, port: String(port) });
    },
    restartPrimary: async (how) => {
      await primary.stop(how);
      primary = await runServer(binaries, data, own);
    },
    stop: async () => {
      await replica.stop();
      await primary.stop();
      process.off('exit', remove);
      remove();
    },
  };
}
