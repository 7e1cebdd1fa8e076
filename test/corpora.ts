import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'vitest';

const folder = resolve(process.env.CORPORA ?? `${import.meta.dirname}/../../shared/corpora`);

/**
 * Path of real-world test material, which is kept outside the project (`../shared/corpora`, or the folder in
 * `CORPORA`); undefined if it isn't there.
 */
function corpus(path: string): string | undefined {
  const full = resolve(folder, path);
  return existsSync(full) ? full : undefined;
}

/** A test with such material; skipped if it isn't there. */
export function testWithCorpus(
  name: string,
  path: string,
  run: (path: string) => void | Promise<void>,
  milliseconds = 120_000,
): void {
  const found = corpus(path);
  test.skipIf(found === undefined)(name, { timeout: milliseconds }, () => run(found ?? ''));
}
