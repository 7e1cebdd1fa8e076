import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'vitest';

const folder = resolve(process.env.CORPORA ?? `${import.meta.dirname}/../../shared/corpora`);

/**
 * Path of a file or folder of the real-world test material, which is kept outside the project
 * (`../shared/corpora`, or the folder named by `CORPORA`); undefined where it is not there.
 */
function corpus(path: string): string | undefined {
  const full = resolve(folder, path);
  return existsSync(full) ? full : undefined;
}

/** A test over such material: runs where it is there, and is reported as skipped where it is not. */
export function testWithCorpus(
  name: string,
  path: string,
  run: (path: string) => void | Promise<void>,
  milliseconds = 120_000,
): void {
  const found = corpus(path);
  test.skipIf(found === undefined)(name, { timeout: milliseconds }, () => run(found ?? ''));
}
