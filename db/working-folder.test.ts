import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { newFolder } from '../test/new-folder.ts';
import { clearWorkingFolders, makeWorkingFolder } from './working-folder.ts';

let parent: string;

beforeEach(async () => {
  parent = await newFolder();
});

/** Starts another process that creates a working folder and keeps running. */
async function elsewhere() {
  const script = `
    const { makeWorkingFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'working-folder.ts'))});
    const folder = await makeWorkingFolder(${JSON.stringify(parent)}, '.backup-');
    process.stdout.write(folder.path);
    setInterval(() => folder, 1000);`;
  const child = spawn(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    '--input-type=module',
    '-e',
    script,
  ]);
  const [path] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, path: String(path) };
}

test('a working folder is retained while its process runs, and removed after the process was killed', async () => {
  const { child, path } = await elsewhere();
  const own = await makeWorkingFolder(parent, '.restore-');
  expect(await clearWorkingFolders(parent)).toEqual([]);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await clearWorkingFolders(parent)).toEqual([path.slice(parent.length + 1)]);
  await writeFile(join(own.path, 'unfinished'), '');
  await own.remove();
  expect(await readdir(parent)).toEqual([]);
});

test('working folders left by older versions are removed, and nothing else', async () => {
  await mkdir(join(parent, '.backup-abcDE1'));
  await writeFile(join(parent, '.backup-abcDE1', 'site.db'), 'half');
  await mkdir(join(parent, '.backup-of-mine'));
  await mkdir(join(parent, 'backup-abcdef'));
  await writeFile(join(parent, '.backup-abcdef'), 'a file');
  await symlink('/', join(parent, '.restore-abcdef'));
  expect(await clearWorkingFolders(parent)).toEqual(['.backup-abcDE1']);
  expect((await readdir(parent)).toSorted()).toEqual(
    ['.backup-abcdef', '.backup-of-mine', '.restore-abcdef', 'backup-abcdef'].toSorted(),
  );
  expect(await clearWorkingFolders(join(parent, 'nowhere'))).toEqual([]);
});
