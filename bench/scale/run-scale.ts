import { readFile } from 'node:fs/promises';
import { machine } from '../report/machine.ts';
import { saveResults } from '../report/save-results.ts';
import type { Costs } from './costs.ts';
import { measureCosts } from './measure-costs.ts';
import { showScale } from './show-scale.ts';
import { simulate } from './simulate.ts';
import type { Simulation } from './simulation.ts';
import { readVariables, type Variables } from './variables.ts';

/** What is asked of the arithmetic besides the case that is given. */
const others: Readonly<Record<string, Partial<Variables>>> = {
  'no caches': { hasCdn: 0 },
  'Spanish not kept': { languageMissedShare: 1 },
  'no shield': { hasShield: 0 },
  '10 × changes': { publishesPerDay: 2000 },
  'one core': { instances: 1, coresPerInstance: 1 },
};

/**
 * `npm run bench -- --scale [NAME=VALUE …] [--costs FILE]`: a day with many readers, by arithmetic over what is measured now,
 * or was measured in a run whose file is given.
 */
export async function runScale(folder: string, args: readonly string[]): Promise<void> {
  const at = args.indexOf('--costs');
  const file = at < 0 ? undefined : args[at + 1];
  const variables = readVariables(args.filter((arg, place) => arg.includes('=') && place !== at + 1));
  const costs = file ? await readCosts(file) : await measureCosts(folder);
  const cases: Record<string, Simulation> = { given: simulate(variables, costs) };
  for (const [name, other] of Object.entries(others))
    cases[name] = simulate({ ...variables, ...other }, costs);
  showScale(costs, cases);
  console.log(`\nThe same as JSON: ${await saveResults({ machine: machine(), costs, cases })}`);
}

async function readCosts(file: string): Promise<Costs> {
  const { costs } = JSON.parse(await readFile(file, 'utf8')) as { costs?: Costs };
  if (!costs) throw new Error(`${file} has no measured costs`);
  return costs;
}
