import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

// Names of the headless shell, which takes about 60% of a browser's processor time.
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Returns the path of a working Chromium or Chrome. CHROMIUM_PATH takes precedence. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  return [...onPath([...shells, ...browsers]), ...usualPlaces, chromium.executablePath()].find(
    (path) => existsSync(path) && starts(path),
  );
}

/** Returns the path of a working headless shell of Chromium, or CHROMIUM_PATH. */
export function findShell(): string | undefined {
  return process.env.CHROMIUM_PATH || onPath(shells).find((path) => existsSync(path) && starts(path));
}

function onPath(programs: string[]): string[] {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'];
  return programs.flatMap((program) => folders.map((folder) => join(folder, program)));
}

/** Checks whether a browser starts. Ubuntu's may be a stub for a snap. Chrome on Windows prints nothing. */
function starts(path: string): boolean {
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

const programs = ['firefox', 'firefox-esr'];

const findFirefoxPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** Returns the path of Firefox. FIREFOX takes precedence. */
export function findFirefox(): string | undefined {
  const named = process.env.FIREFOX;
  if (named) return named;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = folders.flatMap((folder) => programs.map((program) => join(folder, program)));
  return [...findFirefoxPaths, ...onPath].find(existsSync);
}
