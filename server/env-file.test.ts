import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from './env.ts';

const root = join(import.meta.dirname, '..');
const example = readFileSync(join(root, '.env.example'), 'utf8');
/** The variables that the site asks for, in their order. */
function asked(): string[] {
  const names = new Set<string>();
  const note = (name: string | symbol) => {
    if (typeof name === 'string') names.add(name);
    return undefined;
  };
  readEnv(new Proxy({}, { get: (_, name) => note(name), has: (_, name) => note(name) ?? false }));
  // What is told to a cache is asked for where there is one.
  const cdn = { CDN_PURGE_URL: 'https://cdn.example.com' };
  readEnv(new Proxy(cdn, { get: (set, name: keyof typeof cdn) => note(name) ?? set[name] }));
  return [...names];
}

test('the example names every variable that the site reads, and no other', () => {
  const named = [...example.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(asked().length).toBeGreaterThan(10);
  expect(named.toSorted()).toEqual(asked().toSorted());
});

test('the example as it is leaves the site as it is without one', () => {
  expect(readEnv(parseEnv(example))).toEqual(readEnv({}));
});

test('what the example only suggests can be used', () => {
  const suggested = parseEnv(example.replaceAll(/^#(?=[A-Z][A-Z0-9_]+=)/gm, ''));
  expect(readEnv(suggested)).toMatchObject({ siteUrl: 'https://www.example.com' });
});

test('each npm script that runs the site takes the file', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const commands = ['start', 'dev', 'site'].flatMap((name) => scripts[name]?.split(' || ') ?? []);
  expect(commands.filter((command) => !command.includes('node --import=./server/env-file.mjs '))).toEqual([]);
});

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'env-file-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What a program finds in `PORT`, started in the folder; with what it writes to stderr. */
function portThere(variables: NodeJS.ProcessEnv = {}): string {
  const args = [`--import=${join(import.meta.dirname, 'env-file.mjs')}`, '-p', 'process.env.PORT'];
  const { PORT: _, ...environment } = process.env;
  const env = { ...environment, ...variables };
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
  return (stdout + stderr).trim();
}

test('without a file nothing is taken, and nothing said', () => {
  expect(portThere()).toBe('undefined');
});

test('a copy of the example is taken; what is set comes first', () => {
  writeFileSync(join(folder, '.env'), example);
  expect(portThere()).toBe('3000');
  expect(portThere({ PORT: '4000' })).toBe('4000');
});
