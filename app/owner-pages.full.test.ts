import type { ServerBuild } from 'react-router';
import { expect, test, vi } from 'vitest';
import { ownerPages } from './owner-pages.ts';

const route = (id: string, parentId: string | undefined, path?: string) => ({
  id,
  parentId,
  path,
  module: {} as Record<string, unknown>,
});

function aBuild() {
  const all = [
    route('root', undefined, ''),
    route('site', 'root'),
    route('article', 'site', 'blog/:slug'),
    route('unknown', 'site', '*'),
    route('article preview', 'root', 'compose/preview'),
    route('owner', 'root'),
    route('compose', 'owner', 'compose'),
    route('names', 'owner', 'settings/names'),
  ];
  const routes = Object.fromEntries(all.map((each) => [each.id, each]));
  const modules = ['owner', 'compose', 'names'].map(
    (id) => [id, vi.fn(async () => ({ loader: id }))] as const,
  );
  const build = { routes: routes as unknown as ServerBuild['routes'], ownerModules: new Map(modules) };
  const loaded = () => all.filter(({ module }) => module.loader).map(({ id }) => id);
  return { build, loaded, load: ownerPages(build) };
}

test.each([
  '/compose',
  '/compose/',
  '/Compose',
  '/c%6Fmpose?slug=one#text',
  '/compose.data',
  '/compose/_.data?_routes=compose',
])('%s loads its page and what is around it, once', async (address) => {
  const { build, loaded, load } = aBuild();
  expect(await load(`http://127.0.0.1${address}`)).toBe(2);
  expect(loaded()).toEqual(['owner', 'compose']);
  expect(await load(`http://127.0.0.1${address}`)).toBe(2);
  expect(build.ownerModules.get('compose')).toHaveBeenCalledOnce();
  expect(await load('http://127.0.0.1/settings/names')).toBe(3);
  expect(loaded()).toEqual(['owner', 'compose', 'names']);
});

test.each([
  '/',
  '/_.data',
  '/blog/compose',
  '/blog/compose.data',
  '/compose/preview',
  '/compose/other',
  '//compose',
  '/settings',
  '/%',
  '/compose%00',
])('%s loads none', async (address) => {
  const { loaded, load } = aBuild();
  expect(await load(`http://127.0.0.1${address}`)).toBe(0);
  expect(loaded()).toEqual([]);
});

test('what could not be loaded is tried again', async () => {
  const { build, loaded, load } = aBuild();
  build.ownerModules.get('compose')?.mockRejectedValueOnce(new Error('no file'));
  await expect(load('http://127.0.0.1/compose')).rejects.toThrow('no file');
  expect(await load('http://127.0.0.1/compose')).toBe(2);
  expect(loaded()).toEqual(['owner', 'compose']);
});
