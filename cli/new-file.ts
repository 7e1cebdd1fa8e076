import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Where a new file can be written: `site-2026-03-01-120000.db` for the moment in UTC, with a number behind it where
 * another was made in the same second. `folder` is the working folder unless told.
 */
export function newFile(
  { folder = '', name, extension }: { folder?: string; name: string; extension: 'db' | 'xml' },
  now: Date,
): string {
  const [day, time = ''] = now.toISOString().split('T');
  const stem = resolve(folder, `${name}-${day}-${time.slice(0, 8).replaceAll(':', '')}`);
  let path = `${stem}.${extension}`;
  for (let count = 2; existsSync(path); count += 1) path = `${stem}-${count}.${extension}`;
  return path;
}
