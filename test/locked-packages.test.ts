import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
}

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

const lock = read('../package-lock.json') as { lockfileVersion: number; packages: Record<string, Locked> };
const manifest = read('../package.json') as Record<string, Record<string, string>>;
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');

/** Returns the problems of a locked package. */
function flaws([path, { version, resolved, integrity, link }]: [string, Locked]): string[] {
  return [
    ...(link || !path.startsWith('node_modules/') ? [`${path} comes from a folder`] : []),
    ...(/^\d+\.\d+\.\d+/.test(version ?? '') ? [] : [`${path} has no version`]),
    ...(/^sha512-[\w+/]{86}==$/.test(integrity ?? '') ? [] : [`${path} has no SHA-512 of its content`]),
    ...(resolved && !resolved.startsWith('https://registry.npmjs.org/')
      ? [`${path} comes from ${resolved}`]
      : []),
  ];
}

describe('installed packages', () => {
  test('installed packages are locked by version and SHA-512, and come only from the npm registry', () => {
    expect(packages.length).toBeGreaterThan(100);
    expect(packages.flatMap(flaws)).toEqual([]);
  });

  test('installed packages are requested by version, never by URL, file or "latest"', () => {
    const asked = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
      Object.entries(manifest[kind] ?? {}),
    );
    const odd = asked.filter(([, range]) => !/^[\^~]?\d+\.\d+\.\d+/.test(range));
    expect(odd).toEqual([]);
  });
});
