import { randomUUID } from 'node:crypto';
import type { Database } from '../db/connect.ts';
import { insertInstance, listOlder, removeInstance, updateInstance } from '../db/instances.ts';
import { contract, listContracts } from '../db/migrate.ts';
import { withLongTimeout } from '../db/statement-timeout.ts';
import { isUnwritable } from '../shared/database-failure.ts';
import type { Logger } from './log.ts';

/** How often a process says that it serves, and how often one looks whether what nobody needs can be taken away (ms). */
const every = { sayMs: 10_000, lookMs: 60_000 } as const;

/** Lets the others on a database server know of this process. A file has no others: what a start needs is done at the start. */
export async function announceInstance({ dialect, kysely }: Database): Promise<{ stop(): Promise<void> }> {
  if (dialect === 'sqlite') return { stop: async () => undefined };
  const id = randomUUID();
  await withLongTimeout(() => insertInstance(kysely, id)).catch((error: unknown) => {
    if (!isUnwritable(error)) throw error;
  });
  const say = async () => {
    if (!(await updateInstance(kysely, id))) await insertInstance(kysely, id);
  };
  // What can't be said is made up for by the next.
  const saying = setInterval(() => void say().catch(() => undefined), every.sayMs).unref();
  return {
    stop: async () => {
      clearInterval(saying);
      await removeInstance(kysely, id).catch(() => undefined);
    },
  };
}

/** Takes away what only versions before this one have used, once none of them runs. */
export function contractInTime({ dialect, kysely }: Database, log: Logger): { stop(): void } {
  const look = async () => {
    if (dialect === 'sqlite' || (await listContracts(kysely)).length === 0) return clearInterval(looking);
    const mayRun = async (db: typeof kysely, name: string) => (await listOlder(db, name)).length === 0;
    const names = await withLongTimeout(() => contract(kysely, { mayRun }));
    if (names.length > 0) log.info({ names }, 'tables rid of what older versions have used');
  };
  const looking = setInterval(
    () => void look().catch((error: unknown) => log.error({ err: error }, 'contracting migrations failed')),
    every.lookMs,
  ).unref();
  return { stop: () => clearInterval(looking) };
}
