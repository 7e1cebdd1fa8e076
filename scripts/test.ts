import { runSteps } from './checks/run-steps.ts';
import { allSteps } from './checks/steps.ts';

/** `npm test`: everything that CI runs, under CI's own strictness, where a missing PostgreSQL is a failure. */
process.exitCode = runSteps(allSteps, { ...process.env, CI: 'true' });
