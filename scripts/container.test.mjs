import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { readEnv } from '../server/env.ts';
import { packagesOf, runtimeFiles, runtimePackages } from './collect-runtime.mjs';
import { sources } from './prepare/preparation.mjs';

const root = join(import.meta.dirname, '..');
const read = (path) => readFileSync(join(root, path), 'utf8');
const dockerfile = read('Dockerfile');
const [, build = '', run = ''] = dockerfile.split(/^FROM /m);

/** Lines of .dockerignore that include something, and those that exclude it again. */
const ignored = read('.dockerignore')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));
const letIn = ignored.filter((line) => line.startsWith('!')).map((line) => line.slice(1));

/** The paths that a stage's COPY instructions copy from the repository. */
function copied(stage) {
  return [...stage.matchAll(/^COPY (?!--from)(.*)$/gm)].flatMap(([, paths = '']) =>
    paths.split(' ').slice(0, -1),
  );
}

test('a linter accepts the Dockerfile', () => {
  expect(validate(dockerfile).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
});

test('every path the image needs exists and is in the build context', () => {
  const paths = [...copied(build), ...copied(run)].filter((path) => path !== '.');
  expect(paths.length).toBeGreaterThan(4);
  for (const path of paths) {
    expect(existsSync(join(root, path)), path).toBe(true);
    const isLetIn = letIn.some((each) => path === each || path === `${each}/` || path.startsWith(`${each}/`));
    expect(isLetIn, path).toBe(true);
  }
  expect(ignored[0]).toBe('*');
  for (const path of letIn) expect(existsSync(join(root, path)), path).toBe(true);
  // Everything a build reads, and nothing that could contain a secret.
  for (const source of sources) expect(letIn, source).toContain(source);
  expect(letIn.filter((path) => /\.env|data|\.git/.test(path))).toEqual([]);
});

test('the site runs as an unprivileged user with valid settings', () => {
  expect(run).toMatch(/^USER 1000:1000$/m);
  expect(run.indexOf('USER ')).toBeGreaterThan(run.lastIndexOf('COPY '));
  const variables = Object.fromEntries(
    [...run.matchAll(/^(?:ENV| {3}) ([A-Z_]+)=(\S*)/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  expect(readEnv(variables)).toMatchObject({ host: '0.0.0.0', port: 3000, dataDir: '/var/lib/site' });
});

test('no step is specific to an architecture, and both stages use the same version of Node', () => {
  expect(dockerfile).not.toMatch(/amd64(?! and)|x86|x64|aarch|TARGETARCH|--platform/);
  const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(new Set(images).size).toBe(1);
  const { engines } = JSON.parse(read('package.json'));
  expect(engines.node).toBe('>=20');
  expect(images[0]).toMatch(/^node:24-/);
});

test('the health check works, and its command can be run', () => {
  expect(run).toMatch(/^HEALTHCHECK .* CMD \["node", "scripts\/container-health\.mjs"\]$/m);
  expect(read('scripts/container-health.mjs')).toContain('/favicon.svg');
  expect(existsSync(join(root, 'app/public/favicon.svg'))).toBe(true);
  expect(statSync(join(root, 'deploy/container-command')).mode & 0o111).toBe(0o111);
  expect(read('deploy/container-command')).toContain('/srv/site/build/server/site.js');
});

test('everything the build produces is copied', () => {
  const external = /external: \[([^\]]+)\]/.exec(read('vite.config.ts'))?.[1] ?? '';
  const names = [...external.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
  // Not part of a running site.
  const wanted = names.filter((name) => !['vite', 'pg-native'].includes(name));
  expect(wanted.length).toBeGreaterThan(2);
  for (const name of wanted) expect(runtimePackages).toContain(name);
  expect(read('core/geo/find-country.ts')).toContain(`'${runtimePackages.at(-1)}/`);
  for (const path of runtimeFiles.filter((each) => !each.startsWith('build/')))
    expect(existsSync(join(root, path)), path).toBe(true);
});

test('packages are copied with their dependencies and without those of other platforms', () => {
  const lock = {
    packages: {
      'node_modules/a': { dependencies: { b: '1' }, optionalDependencies: { 'a-linux': '1', 'a-mac': '1' } },
      'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
      'node_modules/b': {},
      'node_modules/c': { dependencies: { a: '1' } },
      'node_modules/a-linux': {},
      'node_modules/a-mac': {},
      'node_modules/d': {},
    },
  };
  const found = packagesOf(lock, ['a'], (path) => !path.endsWith('-mac'));
  expect(found.toSorted()).toEqual([
    'node_modules/a',
    'node_modules/a-linux',
    'node_modules/a/node_modules/b',
    'node_modules/c',
  ]);
});
