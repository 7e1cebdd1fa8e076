import { buildSite, installPackages, PreparationError } from './prepare/preparation.mjs';

/**
 * Prepares a checkout: `node scripts/prepare.mjs install build` runs the named steps in order, each only if
 * something has changed. Plain JavaScript that runs on Node 20 without packages, because npm runs it before
 * they are installed.
 */
const steps = { install: installPackages, build: buildSite };

try {
  for (const name of process.argv.slice(2)) {
    const step = steps[name];
    if (step === undefined) throw new PreparationError(`Unknown step “${name}”.`);
    step();
  }
} catch (error) {
  if (!(error instanceof PreparationError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
