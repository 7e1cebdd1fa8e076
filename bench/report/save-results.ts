import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Results } from './results.ts';

const folder = join(import.meta.dirname, '../results');

/** Writes the results under the moment of the run, and gives the path of the file. */
export async function saveResults<Some extends Pick<Results, 'machine'>>(results: Some): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${results.machine.date.replaceAll(':', '-').slice(0, 19)}.json`);
  await writeFile(path, `${JSON.stringify(results, null, 2)}\n`);
  return path;
}
