/**
 * The site with as many workers as WORKERS specifies. Its pages only name the worker that rendered them,
 * after the delay in `?wait=` (milliseconds).
 */
import cluster from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import { runPrimary, runWorker } from '../../server/cluster.ts';
import { EnvError, readEnv } from '../../server/env.ts';

const pages = async () => ({
  render: async (request: Request) => {
    await wait(Number(new URL(request.url).searchParams.get('wait')));
    return new Response(String(process.pid), { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  },
  builtInContent: async () => [],
  assets: (_request: unknown, _response: unknown, next: () => void) => next(),
});

if (cluster.isPrimary) await runPrimary(readEnv());
else {
  runWorker(readEnv(), pages).catch((error: unknown) => {
    process.stderr.write(`${error instanceof EnvError ? error.message : error}\n`);
    process.exit(1);
  });
}
