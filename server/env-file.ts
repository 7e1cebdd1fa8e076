import { loadEnvFile } from 'node:process';

/*
 * Takes the variables of `.env` in the working folder that are not set yet. Preloaded by the npm scripts alone: services
 * and tests say all that they mean. (Node's own option for it complains where there is no such file.)
 */
try {
  loadEnvFile();
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}
