import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { linkNode } from './find-node.mjs';
import { PreparationError } from './preparation-error.mjs';
import { root } from './root.mjs';

/** Installs what `package-lock.json` names, unless exactly that is installed already. */
export function installPackages() {
  if (!isInstalled(readLock('package-lock.json'), readLock('node_modules/.package-lock.json'))) {
    console.log('Installing packages…');
    const { status } = runNpm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
    if (status !== 0) throw new PreparationError('The packages could not be installed: npm says why above.');
  }
  linkNode();
}

/**
 * Whether the installed tree is the locked one. npm itself leaves a lock of what it installed, as its last act,
 * so a broken-off install shows, and one made by hand is not repeated.
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
    // What only other platforms need is rightly absent. Of the optional ones that fit this machine, those of our
    // own choosing (Node itself) must be there; the packages' own are npm's business.
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
  // npm tells its scripts where it lies; called so, it needs no shell on Windows.
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
