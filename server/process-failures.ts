import type { Logger } from 'pino';

/** How long the site may take to stop after an exception, in milliseconds. */
const exitTimeoutMs = 15_000;

/** Logs what nobody caught. A rejection ends nothing; an exception leaves an unknown state, so the site stops with code 1. */
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
