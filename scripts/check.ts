import { runSteps } from './checks/run-steps.ts';
import { fastSteps } from './checks/steps.ts';

/** `npm run check`: the fast half of `npm test`, for every commit. Does without PostgreSQL and the browser. */
process.exitCode = runSteps(fastSteps, { ...process.env, TEST_DATABASE_URL: 'off' });
