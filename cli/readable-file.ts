import { access, constants, stat } from 'node:fs/promises';

/** True of a file or a folder that can be read; says on standard error why when it is none. */
export async function isReadable(path: string): Promise<boolean> {
  try {
    await access(path, constants.R_OK);
    return true;
  } catch {
    process.stderr.write(`“${path}” can’t be read. Is its name right?\n`);
    return false;
  }
}

/** True of a file that can be read; says on standard error why when it is none. */
export async function isReadableFile(file: string): Promise<boolean> {
  try {
    await access(file, constants.R_OK);
    if ((await stat(file)).isDirectory()) throw new Error('a folder');
    return true;
  } catch {
    process.stderr.write(`The file “${file}” can’t be read. Is its name right?\n`);
    return false;
  }
}
