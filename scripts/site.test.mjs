import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const run = (...args) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'site.mjs'), ...args], { encoding: 'utf8' });

test('a command gets its arguments unchanged, and the exit code is the program’s', () => {
  expect(run('help')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('npm run site -- COMMAND'),
  });
  expect(run('no such')).toMatchObject({
    ...{ status: 1, stdout: '', stderr: expect.stringContaining('Unknown command “no such”.') },
  });
});
