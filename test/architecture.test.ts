import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const browserless = builtinModules.map((name) => `node:${name}`);
const pages = ['react', 'react-dom', 'react-router', '@react-router'];
const http = ['hono', '@hono'];
const database = ['kysely', 'pg', 'node:sqlite'];

interface Layer {
  /** Folders that the layer may import in addition to itself. */
  may: string[];
  /** Folders from which the layer may import types only. */
  types?: string[];
  /** Packages, or scopes of packages, that the layer must not import. */
  never?: string[];
}

/** The table under "Layers" in `docs/architecture.md`. */
const layers: Record<string, Layer> = {
  shared: { may: [], never: [...pages, ...http, ...database, 'node:fs'] },
  messages: { may: ['shared'], never: [...http, ...database] },
  db: { may: ['shared'], never: [...pages, ...http] },
  readers: { may: ['shared'], never: [...pages, ...http, ...database, ...browserless] },
  core: { may: ['db', 'shared', 'readers'], never: [...pages, ...http] },
  api: { may: ['shared'], types: ['core'], never: [...pages, ...database] },
  app: {
    may: ['messages', 'shared', 'readers'],
    types: ['core'],
    never: [...http, ...database],
  },
  server: { may: ['shared', 'readers', 'db', 'core', 'api', 'app'] },
  cli: {
    may: ['messages', 'shared', 'readers', 'db', 'core', 'api', 'app', 'server'],
  },
  scripts: { may: ['messages', 'shared'] },
};

interface Import {
  /** Path from the root for a project file, or the package name. */
  target: string;
  isOurs: boolean;
  isTypeOnly: boolean;
}

const ignored = new Set(['node_modules', 'build', 'data', 'test-results', 'docs']);

function sourcePaths(folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.name.startsWith('.') || (folder === '' && ignored.has(entry.name))) return [];
    if (entry.isDirectory()) return sourcePaths(path);
    return /\.(tsx?|mjs)$/.test(entry.name) ? [path] : [];
  });
}

function importsOf(path: string, text: string): Import[] {
  const { module } = parseSync(path, text);
  const found = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      name: moduleRequest.value,
      isTypeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ name: moduleRequest.value, isTypeOnly: isType }] : [],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const name = /^['"`]([^$]+)['"`]$/.exec(text.slice(start, end))?.[1];
      return name ? [{ name, isTypeOnly: false }] : [];
    }),
  ];
  return found.map(({ name, isTypeOnly }) => ({ ...resolve(path, name), isTypeOnly }));
}

function resolve(from: string, name: string): Pick<Import, 'target' | 'isOurs'> {
  if (!name.startsWith('.')) return { target: name, isOurs: false };
  return { target: posix.join(posix.dirname(from), name.replace(/\?.*/, '')), isOurs: true };
}

const files = new Map(
  sourcePaths().map((path) => [path, importsOf(path, readFileSync(join(root, path), 'utf8'))]),
);

const folderOf = (path: string) => (path.includes('/') ? (path.split('/')[0] ?? '') : '');
const isTest = (path: string) =>
  /\.(test|spec)\.(tsx?|mjs)$/.test(path) || ['test', 'e2e', 'bench'].includes(folderOf(path));

function isAllowed(folder: string, layer: Layer, { target, isOurs, isTypeOnly }: Import): boolean {
  if (!isOurs) {
    const isNamed = (name: string) => target === name || target.startsWith(`${name}/`);
    return isTypeOnly || !layer.never?.some(isNamed);
  }
  if (isTest(target)) return false;
  const other = folderOf(target);
  return folder === other || layer.may.includes(other) || (isTypeOnly && (layer.types ?? []).includes(other));
}

test('each folder imports only what its layer allows', () => {
  const broken = [...files].flatMap(([path, imports]) => {
    const folder = folderOf(path);
    const layer = layers[folder];
    if (isTest(path) || folder === '') return [];
    if (!layer) return [`${path}: ${folder}/ is missing in the layer table`];
    return imports
      .filter((each) => !isAllowed(folder, layer, each))
      .map(({ target }) => `${path} must not import ${target}`);
  });
  expect(files.size).toBeGreaterThan(500);
  expect(broken).toEqual([]);
});

test('app/site and app/owner don’t import each other', () => {
  const crossing = [...files].flatMap(([path, imports]) => {
    const other = path.startsWith('app/site/')
      ? 'app/owner/'
      : path.startsWith('app/owner/')
        ? 'app/site/'
        : '';
    if (other === '' || isTest(path)) return [];
    return imports
      .filter(({ target }) => target.startsWith(other))
      .map(({ target }) => `${path} → ${target}`);
  });
  expect(crossing).toEqual([]);
});

test('no file imports itself indirectly', () => {
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (path: string, trail: string[]) => {
    const start = trail.indexOf(path);
    if (start >= 0) cycles.push([...trail.slice(start), path].join(' → '));
    if (start >= 0 || done.has(path)) return;
    for (const { target, isOurs } of files.get(path) ?? []) if (isOurs) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const path of files.keys()) visit(path, []);
  expect(cycles).toEqual([]);
});
