import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, findShell } from './browser/find-browsers.ts';

const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Ensures that the browser tests have a Chromium. Prefers its headless shell, which takes a third less time,
 * if packages can be installed. Otherwise uses any installed Chromium, then the system's package, then
 * Playwright's build.
 */
const found =
  findShell() ??
  (canInstall ? installPackage('chromium-headless-shell') : undefined) ??
  findBrowser() ??
  install();
if (found) {
  console.log(`Using ${found}`);
} else {
  console.error(
    'Couldn’t find or install Chromium. Install Chromium or Chrome, or set CHROMIUM_PATH to its executable.',
  );
  process.exitCode = 1;
}

function install(): string | undefined {
  if (canInstall) installPackage('chromium');
  // On Ubuntu, the package only refers to a snap. Playwright installs its own build, which needs system
  // libraries.
  if (!findBrowser())
    run(canInstall ? 'playwright install --with-deps chromium' : 'playwright install chromium');
  return findBrowser();
}

function installPackage(name: string): string | undefined {
  run(
    `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends ${name} fonts-liberation`,
  );
  return findBrowser();
}

function run(command: string): void {
  console.log('Installing a browser…');
  spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
}
