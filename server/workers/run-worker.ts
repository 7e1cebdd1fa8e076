import cluster from 'node:cluster';
import type { Env } from '../env.ts';
import { serve } from '../serve.ts';
import type { PagesSource } from '../start.ts';
import type { WorkerOrder } from './worker-message.ts';

/** One of the processes that serve. The first prepares the site for all; which one does the background work, it is told. */
export async function runWorker(env: Env, pages?: PagesSource): Promise<void> {
  const site = await serve(env, { ...(pages && { pages }), isFurther: cluster.worker?.id !== 1 });
  const end = () => process.exit(0);
  process.on('message', (order: WorkerOrder) => {
    if (order === 'keep_house') site.keepHouse();
    else if (order === 'stop') void (env.databaseUrl ? site.retire() : site.stop()).then(end);
  });
  // Alone, so that others can take what comes; a second time says nothing new.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void site.retire().then(end));
  const { address, generatedPassword } = site;
  process.send?.({ kind: 'ready', address, generatedPassword });
}
