import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare/preparation.mjs';

/**
 * Copies what a built site needs at run time into a folder: `node scripts/collect-runtime.mjs /srv/run`. The
 * copy is a tenth of the checkout, because the build bundles all packages except those with machine code or
 * data.
 */

/** Files and folders, relative to the checkout. */
export const runtimeFiles = [
  'package.json',
  'build/client',
  'build/server',
  'app/styles/fonts',
  'core/samples/posts',
];

/** Packages that aren't bundled (`vite.config.ts`), or whose files are read. */
export const runtimePackages = [
  'piscina',
  'sharp',
  '@resvg/resvg-js',
  '@simplewebauthn/server',
  'dictionary-en',
  'dictionary-es',
  '@ip-location-db/geo-whois-asn-country-mmdb',
];

/**
 * Returns the named packages and all their dependencies, as paths in `lock`. Packages for other platforms
 * aren't installed (`isThere`) and are omitted.
 *
 * @param {{ packages: Record<string, { dependencies?: object, optionalDependencies?: object }> }} lock
 */
export function packagesOf(lock, names, isThere) {
  const found = new Set();
  const add = (name, from) => {
    const path = nearest(lock, name, from);
    if (!path || found.has(path) || !isThere(path)) return;
    found.add(path);
    const { dependencies = {}, optionalDependencies = {} } = lock.packages[path];
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) add(each, path);
  };
  for (const name of names) add(name, '');
  return [...found];
}

/** Returns where Node finds a package required from `from`: in its folder or a parent's. */
function nearest(lock, name, from) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const path = at ? `${at}/node_modules/${name}` : `node_modules/${name}`;
    if (lock.packages[path]) return path;
    if (!at) return undefined;
  }
}

function collect(target) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const packages = packagesOf(lock, runtimePackages, (path) => existsSync(join(root, path)));
  for (const path of [...runtimeFiles, ...packages]) {
    mkdirSync(join(target, path, '..'), { recursive: true });
    // A nested package is copied with the outer one.
    if (!existsSync(join(target, path))) cpSync(join(root, path), join(target, path), { recursive: true });
  }
}

const [, program, target] = process.argv;
if (program?.endsWith('collect-runtime.mjs') && target) collect(target);
