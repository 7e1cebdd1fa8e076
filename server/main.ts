import { announce } from './announce.ts';
import { keepCompiledModules } from './compile-cache.ts';
import { type Env, EnvError, readEnv } from './env.ts';
import { serve } from './serve.ts';
import { keepHeapSmall } from './small-heap.ts';
import { onStopSignals } from './stop-signals.ts';

async function main(): Promise<void> {
  // Whatever is written from here on is this user's alone.
  process.umask(0o077);
  keepHeapSmall();
  const env = readEnv();
  keepCompiledModules();
  const isDevelopment = process.argv.includes('--dev');
  if (env.workers === 1 || isDevelopment) return runAlone(env, isDevelopment);
  const { default: cluster } = await import('node:cluster');
  if (cluster.isPrimary) return (await import('./workers/run-primary.ts')).runPrimary(env);
  return (await import('./workers/run-worker.ts')).runWorker(env);
}

async function runAlone(env: Env, isDevelopment: boolean): Promise<void> {
  const live = isDevelopment ? { pages: (await import('./dev-pages.ts')).devPages } : {};
  const site = await serve(env, live);
  announce(site, env.siteUrl);
  site.keepHouse();
  // On a database server others may stand in for it.
  const end = env.databaseUrl && !isDevelopment ? site.retire : site.stop;
  onStopSignals(() => void end().then(() => process.exit(0)));
}

main().catch((error: unknown) => {
  if (error instanceof EnvError) process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
