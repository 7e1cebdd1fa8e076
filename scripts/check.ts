import { checkStages, runSteps } from './checks/steps.ts';

/** `npm run check`: the fast half of `npm test`, for every commit. Needs neither PostgreSQL nor a browser. */
process.exitCode = await runSteps(checkStages, { ...process.env, TEST_DATABASE_URL: 'off' });
