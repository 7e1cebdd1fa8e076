import { buildSite, installPackages, PreparationError } from './prepare/preparation.mjs';

/**
 * Makes a working copy ready: `node scripts/prepare.mjs install build` does the named steps, in that
 * order, and each only when something changed. Plain JavaScript that runs on Node 20 with nothing
 * installed, because npm runs it before there are packages.
 */
const steps = { install: installPackages, build: buildSite };

try {
  for (const name of process.argv.slice(2)) {
    const step = steps[name];
    if (step === undefined) throw new PreparationError(`There is no step called ${name}.`);
    step();
  }
} catch (error) {
  if (!(error instanceof PreparationError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
