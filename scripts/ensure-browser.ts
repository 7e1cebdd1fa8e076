import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from './browser/find-browser.ts';

/** Makes sure that the end-to-end tests have a Chromium: one that is there, else the system's package, else Playwright's. */
const found = findBrowser() ?? install();
if (found) {
  console.log(`Using ${found}`);
} else {
  console.error(
    'No Chromium was found or could be installed: install Chromium or Chrome, or name one in CHROMIUM_PATH.',
  );
  process.exitCode = 1;
}

function install(): string | undefined {
  console.log('Installing a browser…');
  for (const command of installers()) {
    spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
    const installed = findBrowser();
    if (installed) return installed;
  }
  return undefined;
}

function installers(): string[] {
  const asRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  return [
    ...(asRoot
      ? ['chromium-headless-shell', 'chromium'].map(
          (name) =>
            `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends ${name} fonts-liberation`,
        )
      : []),
    // On Ubuntu the package only refers to a snap; Playwright brings its own build, which wants system libraries.
    asRoot ? 'playwright install --with-deps chromium' : 'playwright install chromium',
  ];
}
