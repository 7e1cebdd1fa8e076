import { writeCompiledModules } from './compile-cache.ts';
import type { Env } from './env.ts';
import { watchProcess } from './process-failures.ts';
import type { RunningSite, StartOptions } from './start.ts';
import { databaseFailure } from './start-failure.ts';
import { makeOwnTemporaryFolder } from './temporary-folder.ts';

/** Starts the site in this process, which is its alone. */
export async function serve(env: Env, options: StartOptions): Promise<RunningSite> {
  await makeOwnTemporaryFolder();
  const { start } = await import('./start.ts');
  const site = await start(env, options).catch((error: unknown) => {
    throw databaseFailure(error, env);
  });
  watchProcess(site.log, site.stop);
  writeCompiledModules();
  return site;
}
