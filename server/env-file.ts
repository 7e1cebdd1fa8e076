import { loadEnvFile } from 'node:process';

/** Takes from `.env` the variables that are not set yet. Only the npm scripts preload it. */
try {
  loadEnvFile();
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}
