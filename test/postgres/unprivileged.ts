import { chownSync } from 'node:fs';

/** PostgreSQL refuses to run as root, so root hands it to `nobody`, who has this number on Linux. */
const nobody = 65534;

export const isRoot = process.getuid?.() === 0;

/** Options of `spawn` under which PostgreSQL agrees to run. */
export const unprivileged = isRoot ? { uid: nobody, gid: nobody } : {};

/** Makes the folder the property of the user that PostgreSQL runs as. */
export function giveAway(folder: string): void {
  if (isRoot) chownSync(folder, nobody, nobody);
}
