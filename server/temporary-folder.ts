import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { clearWorkingFolders, makeWorkingFolder } from '../db/working-folder.ts';
import { setTemporaryFolder } from './env.ts';

/**
 * Gives the temporary files of this process (uploads that are being read) a folder that only its user can open and
 * that goes with the process; what a killed one has left goes now. Where none can be made, the system's serves.
 */
export async function makeOwnTemporaryFolder(): Promise<void> {
  const parent = tmpdir();
  await clearWorkingFolders(parent);
  const folder = await makeWorkingFolder(parent, 'site-tmp-').catch(() => undefined);
  if (!folder) return;
  setTemporaryFolder(folder.path);
  process.once('exit', () => rmSync(folder.path, { recursive: true, force: true }));
}
