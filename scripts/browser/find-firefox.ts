import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const programs = ['firefox', 'firefox-esr'];

const usualPlaces = [
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
  return [...usualPlaces, ...onPath].find(existsSync);
}
