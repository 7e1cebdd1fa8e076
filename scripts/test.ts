import { fullStages, runSteps, testStages } from './checks/steps.ts';

/**
 * `npm test`, or with `--full` (`npm run test:full`) all tests. Step names run only those steps: `npm test --
 * types unit`. A missing PostgreSQL is a failure here, as in CI.
 */
const [isFull, names] = [
  process.argv.includes('--full'),
  process.argv.slice(2).filter((arg) => arg !== '--full'),
];
const stages = isFull ? fullStages : testStages;
const unknown = names.filter((name) => !stages.flat().some(({ id }) => id === name));
if (unknown.length > 0) {
  console.error(
    `Unknown step “${unknown[0]}”. Steps: ${stages
      .flat()
      .map(({ id }) => id)
      .join(', ')}`,
  );
  process.exitCode = 1;
} else {
  const chosen =
    names.length === 0 ? stages : stages.map((stage) => stage.filter(({ id }) => names.includes(id)));
  process.exitCode = await runSteps(
    chosen.filter((stage) => stage.length > 0),
    { ...process.env, CI: 'true', ...(isFull && { TEST_FULL: '1' }) },
  );
}
