import { readdir, realpath, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** How many copies of what the site held before a restore are kept. */
const most = 5;

const pattern = /^before-restore-[\d-]+\.db$/;

/**
 * Removes all but the newest five copies that restoring has left in the data folder, and gives their names. Those in
 * `spared` stay, whatever their age.
 */
export async function removeEarlierCopies(folder: string, spared: string[]): Promise<string[]> {
  const stays = new Set(await Promise.all(spared.map((path) => realpath(path))));
  const copies = await Promise.all(
    (await readdir(folder))
      .filter((name) => pattern.test(name))
      .map(async (name) => ({ name, age: -(await stat(join(folder, name))).mtimeMs })),
  );
  const removed: string[] = [];
  for (const { name } of copies.toSorted((one, other) => one.age - other.age).slice(most)) {
    const path = await realpath(join(folder, name));
    if (stays.has(path)) continue;
    await rm(path);
    removed.push(name);
  }
  return removed;
}
