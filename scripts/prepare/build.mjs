import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNode } from './find-node.mjs';
import { PreparationError } from './preparation-error.mjs';
import { root } from './root.mjs';

export const sources = [
  'api',
  'app',
  'cli',
  'core',
  'db',
  'messages',
  'server',
  'shared',
  'sources',
  'wordpress',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

const stamp = join(root, 'build/.stamp');

/** Builds the pages into `build/`, unless they were built from the very same sources. */
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
    throw new PreparationError('The site could not be built: see above.');
  }
  mkdirSync(join(root, 'build'), { recursive: true });
  // Written last, so that a broken-off build is done again.
  writeFileSync(stamp, wanted);
}

/** Whether what was built is of the sources as they are. */
export function isBuilt() {
  return existsSync(stamp) && isBuiltFrom(fingerprint(root, sources));
}

function isBuiltFrom(print) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === print;
}

/** One hash over names and contents but tests: a checkout changes times and no contents. */
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
