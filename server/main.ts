import { keepCompiledModules, writeCompiledModules } from './compile-cache.ts';
import { EnvError, readEnv } from './env.ts';
import { watchProcess } from './process-failures.ts';
import type { RunningSite } from './start.ts';
import { databaseFailure } from './start-failure.ts';
import { makeOwnTemporaryFolder } from './temporary-folder.ts';

/** A second Ctrl-C counts from so many milliseconds on: one key press arrives from the terminal and from npm. */
const impatience = 1000;

async function main(): Promise<void> {
  // Whatever is written from here on is this user's alone.
  process.umask(0o077);
  const env = readEnv();
  keepCompiledModules();
  await makeOwnTemporaryFolder();
  const { start } = await import('./start.ts');
  const live = process.argv.includes('--dev') ? (await import('./dev-pages.ts')).devPages : undefined;
  const site = await start(env, live).catch((error: unknown) => {
    throw databaseFailure(error, env);
  });
  watchProcess(site.log, site.stop);
  announce(site, env.siteUrl);
  writeCompiledModules();
  let stoppingSince: number | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      const now = performance.now();
      if (stoppingSince === undefined) {
        stoppingSince = now;
        void site.stop().then(() => process.exit(0));
      } else if (now - stoppingSince > impatience) process.exit(1);
    });
  }
}

function announce(site: RunningSite, siteUrl: string | undefined): void {
  const lines = [`The site is running at ${siteUrl ?? site.address}`];
  if (siteUrl) lines.push(`It listens on ${site.address}`);
  lines.push(`Write at ${siteUrl ?? site.address}/compose`);
  if (site.generatedPassword) {
    lines.push(`Your password, shown this once and good for 7 days: ${site.generatedPassword}`);
  }
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`);
}

main().catch((error: unknown) => {
  if (error instanceof EnvError) process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
