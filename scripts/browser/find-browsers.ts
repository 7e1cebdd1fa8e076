import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

// Without a window the shell does the same in about 60 per cent of the processor time.
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of a Chromium or Chrome on this machine that starts: the one that CHROMIUM_PATH names, if any, before all. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  return [...onPath([...shells, ...browsers]), ...usualPlaces, chromium.executablePath()].find(
    (path) => existsSync(path) && starts(path),
  );
}

/** Path of a headless shell of Chromium that starts, or of what CHROMIUM_PATH names. */
export function findShell(): string | undefined {
  return process.env.CHROMIUM_PATH || onPath(shells).find((path) => existsSync(path) && starts(path));
}

function onPath(programs: string[]): string[] {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'];
  return programs.flatMap((program) => folders.map((folder) => join(folder, program)));
}

/** Ubuntu's `chromium-browser` may be a mere note that the browser is a snap. Chrome on Windows does not answer. */
function starts(path: string): boolean {
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

const programs = ['firefox', 'firefox-esr'];

const findFirefoxUsualPlaces = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** Path of a Firefox on this machine; FIREFOX, where it is set, comes first. */
export function findFirefox(): string | undefined {
  const named = process.env.FIREFOX;
  if (named) return named;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = folders.flatMap((folder) => programs.map((program) => join(folder, program)));
  return [...findFirefoxUsualPlaces, ...onPath].find(existsSync);
}
