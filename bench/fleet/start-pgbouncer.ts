import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../test/free-port.ts';
import { queryOnce } from '../../test/postgres/query-once.ts';
import { giveAway, unprivileged } from '../../test/postgres/unprivileged.ts';

export type PoolMode = 'transaction' | 'session';

export interface PgBouncer {
  /** The same database, through the pooler. */
  url: string;
  stop(): Promise<void>;
}

/** Whether there is a pgbouncer (Debian's package of that name); says so where there is none. */
export function hasPgBouncer(): boolean {
  const isHere = spawnSync('pgbouncer', ['--version']).status === 0;
  if (!isHere) process.stderr.write('No pgbouncer: its tests are skipped (apt-get install pgbouncer).\n');
  return isHere;
}

/** Starts a pgbouncer in front of the server at `target`, as Debian configures it but for the mode and what `more` says. */
export async function startPgBouncer(
  target: string,
  mode: PoolMode,
  port?: number,
  more: Record<string, string> = {},
): Promise<PgBouncer> {
  const { hostname, port: serverPort, pathname, username } = new URL(target);
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  const own = port ?? (await freePort());
  const [users, config] = [join(folder, 'users.txt'), join(folder, 'pgbouncer.ini')];
  writeFileSync(users, `"${username}" ""\n`);
  writeFileSync(
    config,
    `[databases]
* = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = ${mode}
default_pool_size = 20
max_client_conn = 200
${Object.entries(more)
  .map(([name, value]) => `${name} = ${value}\n`)
  .join('')}`,
  );
  for (const path of [folder, users, config]) giveAway(path);
  const pooler = spawn('pgbouncer', [config], { ...unprivileged, stdio: 'ignore' });
  const ended = once(pooler, 'exit');
  const kill = () => pooler.kill('SIGKILL');
  process.once('exit', kill);
  const url = `postgres://${username}@127.0.0.1:${own}${pathname}`;
  for (let tries = 0; ; tries += 1) {
    const error = await queryOnce(url, 'select 1').then(
      () => undefined,
      (failure: unknown) => failure,
    );
    if (!error) break;
    if (tries > 100) throw error;
    await wait(30);
  }
  return {
    url,
    stop: async () => {
      process.off('exit', kill);
      pooler.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
