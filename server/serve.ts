import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Logger } from 'pino';
import { clearWorkingFolders, makeWorkingFolder } from '../db/working-folder.ts';
import { localName } from '../shared/requests.ts';
import { type Env, setTemporaryFolder } from './env.ts';
import type { RunningSite, StartOptions } from './start.ts';

/** Starts the site in a process that runs nothing else. */
export async function serve(env: Env, options: StartOptions): Promise<RunningSite> {
  await makeOwnTemporaryFolder();
  const { start } = await import('./start.ts');
  const { databaseFailure } = await import('./storage.ts');
  const site = await start(env, options).catch((error: unknown) => {
    throw databaseFailure(error, env);
  });
  watchProcess(site.log, site.stop);
  return site;
}

export function announce(
  { address, generatedPassword }: { address: string; generatedPassword: string | null },
  siteUrl: string | undefined,
): void {
  // Passkeys need a hostname, not an IP address (https://www.w3.org/TR/webauthn-3/#relying-party-identifier).
  const shown = siteUrl ?? localName(address);
  const lines = [`The site is running at ${shown}`];
  if (siteUrl) lines.push(`Listening on ${address}`);
  lines.push(`Write at ${shown}/compose`);
  if (generatedPassword) {
    lines.push(`Temporary password (shown only once, valid for 7 days): ${generatedPassword}`);
  }
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`);
}

/** A second Ctrl+C within this time (ms) is ignored, because one key press arrives from the terminal and from npm. */
const impatienceMs = 1000;

/** Stops on the first SIGTERM or SIGINT. The next one calls `kill` and exits with code 1 at once. */
export function onStopSignals(stop: () => void, kill: () => void = () => undefined): void {
  let stoppingSince: number | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      const now = performance.now();
      if (stoppingSince === undefined) {
        stoppingSince = now;
        stop();
      } else if (now - stoppingSince > impatienceMs) {
        kill();
        process.exit(1);
      }
    });
  }
}

async function makeOwnTemporaryFolder(): Promise<void> {
  const parent = tmpdir();
  await clearWorkingFolders(parent);
  const folder = await makeWorkingFolder(parent, 'site-tmp-').catch(() => undefined);
  if (!folder) return;
  setTemporaryFolder(folder.path);
  process.once('exit', () => rmSync(folder.path, { recursive: true, force: true }));
}

/** How long the site may take to stop after an exception, in milliseconds. */
const exitTimeoutMs = 15_000;

/** Logs uncaught errors. After a rejection, the site continues. An exception leaves an unknown state, so the site stops with code 1. */
export function watchProcess(
  log: Logger,
  stop: () => Promise<void>,
  on: Pick<NodeJS.Process, 'on' | 'exit'> = process,
): void {
  on.on('unhandledRejection', (reason) => log.error({ err: asError(reason) }, 'unhandled rejection'));
  let isStopping = false;
  on.on('uncaughtException', (error) => {
    log.fatal({ err: asError(error) }, 'uncaught exception');
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => on.exit(1), exitTimeoutMs).unref();
    const end = () => on.exit(1);
    stop().then(end, end);
  });
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
