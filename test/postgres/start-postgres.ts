import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Binaries, binariesIn, findBinaries, isOpenToAll } from './binaries.ts';
import { createCluster } from './create-cluster.ts';
import { runServer } from './run-server.ts';
import { changeOwner, isRoot } from './unprivileged.ts';

export interface RunningPostgres {
  /** URL of its `postgres` database, whose user may create databases. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a temporary PostgreSQL on a free port of 127.0.0.1, with its data in the system's temporary folder.
 * Uses the running server named by `TEST_DATABASE_URL` instead if it is set. Throws if none can be started.
 * `stop` removes everything.
 */
export async function startPostgres(): Promise<RunningPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };

  const found = findBinaries();
  if (found === undefined) {
    throw new Error(
      `No PostgreSQL found for ${process.platform}-${process.arch}. Install it, or set TEST_DATABASE_URL to a server.`,
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'test-postgres-'));
  changeOwner(folder);
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  // The tests may be interrupted before `stop`.
  process.once('exit', remove);
  try {
    const binaries = withinReach(found, folder);
    const data = join(folder, 'data');
    await createCluster(binaries, data);
    const server = await runServer(binaries, data);
    return {
      url: `postgres://postgres@127.0.0.1:${server.port}/postgres`,
      async stop() {
        await server.stop();
        process.off('exit', remove);
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** PostgreSQL's user can't read a checkout in root's home, so the programs are copied. */
function withinReach(binaries: Binaries, folder: string): Binaries {
  if (!isRoot || isOpenToAll(binaries.home)) return binaries;
  const home = join(folder, 'programs');
  cpSync(binaries.home, home, { recursive: true, verbatimSymlinks: true });
  return binariesIn(home);
}
