import type { Server } from 'node:http';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import type { Pages, PagesEntry, RenderPage } from './addresses.ts';
import { type Env, EnvError, readEnv } from './env.ts';
import { announce, onStopSignals, serve } from './serve.ts';

async function main(): Promise<void> {
  // Files written from now on are readable only by this user.
  process.umask(0o077);
  const env = readEnv();
  // Makes the next start a third faster.
  enableCompileCache(join(import.meta.dirname, '../.cache/compiled'));
  const isDevelopment = process.argv.includes('--dev');
  if (env.workers === 1 || isDevelopment) return runAlone(env, isDevelopment);
  const { default: cluster } = await import('node:cluster');
  if (cluster.isPrimary) return (await import('./cluster.ts')).runPrimary(env);
  return (await import('./cluster.ts')).runWorker(env);
}

async function runAlone(env: Env, isDevelopment: boolean): Promise<void> {
  const live = isDevelopment ? { pages: devPages } : {};
  const site = await serve(env, live);
  announce(site, env.siteUrl);
  site.startBackgroundWork();
  // With PostgreSQL, other instances may continue to serve.
  const end = env.databaseUrl && !isDevelopment ? site.retire : site.stop;
  onStopSignals(() => void end().then(() => process.exit(0)));
}

main().catch((error: unknown) => {
  if (error instanceof EnvError) process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});

/** Loads the pages from their sources for development, so that changes show at once. */
async function devPages(report: (error: unknown, requestId: string) => void, server: Server): Promise<Pages> {
  const { createServer } = await import('vite');
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: { server } } });
  const load = async () => (await vite.ssrLoadModule('/app/entry.ts')) as PagesEntry;
  const render: RenderPage = async (request, page) => {
    const entry = await load();
    entry.reportErrorsTo(report);
    return entry.renderPage(request, page);
  };
  const builtInContent: Pages['builtInContent'] = async (founder) => (await load()).builtInContent(founder);
  return { render, builtInContent, assets: vite.middlewares, close: () => vite.close() };
}
