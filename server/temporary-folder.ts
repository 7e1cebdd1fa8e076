import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { clearWorkingFolders, makeWorkingFolder } from '../db/working-folder.ts';
import { setTemporaryFolder } from './env.ts';

/** Gives this process a folder of its own for temporary files, closed to others, where one can be made. */
export async function makeOwnTemporaryFolder(): Promise<void> {
  const parent = tmpdir();
  await clearWorkingFolders(parent);
  const folder = await makeWorkingFolder(parent, 'site-tmp-').catch(() => undefined);
  if (!folder) return;
  setTemporaryFolder(folder.path);
  process.once('exit', () => rmSync(folder.path, { recursive: true, force: true }));
}
