import { link, rename, rm, stat } from 'node:fs/promises';

/** Gives a finished file its final name, at once and whole; throws EEXIST where that name is taken. Both must lie on the same disk. */
export async function publishFile(finished: string, file: string): Promise<void> {
  try {
    // A link, unlike a renaming, never replaces what is there.
    await link(finished, file);
    await rm(finished);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || (await isThere(file))) throw taken(file);
    // Some disks know no links (FAT, some network folders).
    await rename(finished, file);
  }
}

function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

function taken(file: string): Error {
  return Object.assign(new Error(`EEXIST: ${file} is there already`), { code: 'EEXIST' });
}
