import { chownSync } from 'node:fs';

/** PostgreSQL refuses to run as root, so root runs it as `nobody`, which has this id on Linux. */
const nobody = 65534;

export const isRoot = process.getuid?.() === 0;

/** Options for `spawn` to run PostgreSQL. */
export const unprivileged = isRoot ? { uid: nobody, gid: nobody } : {};

/** Changes a folder's owner to PostgreSQL's user. */
export function changeOwner(folder: string): void {
  if (isRoot) chownSync(folder, nobody, nobody);
}
