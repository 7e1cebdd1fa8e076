import { loadEnvFile } from 'node:process';

/** Takes from `.env` the variables that are not set yet. Only the npm scripts preload it; in plain JavaScript, as nothing is sooner read. */
try {
  loadEnvFile();
} catch (error) {
  if (error.code !== 'ENOENT') throw error;
}
