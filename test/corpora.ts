import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'vitest';

const folder = resolve(process.env.CORPORA ?? `${import.meta.dirname}/../../shared/corpora`);

/**
 * Returns the path of real-world test material stored outside the project (`../shared/corpora`, or the folder
 * in `CORPORA`), or undefined if it doesn't exist.
 */
function corpus(path: string): string | undefined {
  const full = resolve(folder, path);
  return existsSync(full) ? full : undefined;
}

/** Defines a test that uses such material and is skipped if it doesn't exist. */
export function testWithCorpus(
  name: string,
  path: string,
  run: (path: string) => void | Promise<void>,
  milliseconds = 120_000,
): void {
  const found = corpus(path);
  test.skipIf(found === undefined)(name, { timeout: milliseconds }, () => run(found ?? ''));
}
