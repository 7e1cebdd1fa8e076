import type { Locale } from '../../../shared/locale.ts';
import { paths } from '../../../shared/paths.ts';
import {
  findKept,
  type KeptArticle,
  type KeptArticles,
  keptAddress,
  limits,
  longestNotAskedFor,
  nothingKept,
  type OpenedArticle,
  withOpened,
  withoutPath,
} from './kept-articles.ts';

/** A store of another form gets another number: `forgetFormerStores` takes the one of before away. */
const names = { articles: 'articles-1', offlinePage: 'offline-page-1' };

const listAddress = '/kept-articles.json';

/** As any visitor sees it: without a cookie sent or taken, and never what the owner sees. Rejects for an address that leads elsewhere. */
function fetchAsVisitor(address: string, options: RequestInit = {}): Promise<Response> {
  return fetch(address, { credentials: 'omit', redirect: 'error', ...options });
}

function mayBeKept(response: Response): boolean {
  return response.ok && !/no-store|private/.test(response.headers.get('Cache-Control') ?? '');
}

export function isGone({ status }: Response): boolean {
  return status === 404 || status === 410;
}

export async function readKept(): Promise<KeptArticles> {
  const list = await (await caches.open(names.articles)).match(listAddress);
  return list ? ((await list.json()) as KeptArticles) : nothingKept;
}

/** Writes the list, and throws away what it does not name. */
async function writeKept(kept: KeptArticles): Promise<void> {
  const store = await caches.open(names.articles);
  await store.put(listAddress, Response.json(kept));
  const named = new Set([listAddress, ...Object.keys(kept.files), ...kept.articles.map(keptAddress)]);
  for (const request of await store.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!named.has(pathname + search)) await store.delete(request);
  }
}

/** Keeps an article that is shown, with its files; forgets it where the site has it no more. Rejects without a connection. */
export async function keepArticle(opened: OpenedArticle): Promise<void> {
  const address = keptAddress(opened);
  const response = await fetchAsVisitor(address, { cache: 'no-cache' });
  if (isGone(response)) return forgetArticle(opened.path);
  if (!mayBeKept(response)) return undefined;
  const store = await caches.open(names.articles);
  const kept = await readKept();
  const { size: bytes } = await response.clone().blob();
  await store.put(address, response);
  const fetched: Record<string, number> = {};
  for (const file of opened.files) {
    if (!(file in kept.files)) await keepFile(store, file, fetched);
  }
  // What has files that are new may be the first page of a new build.
  if (Object.keys(fetched).length > 0) await keepOfflinePage(opened.locale);
  const next = withOpened(kept, { ...opened, bytes, askedAt: Date.now() }, fetched);
  await writeKept(next);
  await askForOldest(next);
}

async function keepFile(store: Cache, file: string, fetched: Record<string, number>): Promise<void> {
  const response = await fetchAsVisitor(file).catch(() => undefined);
  if (!response || !mayBeKept(response)) return;
  const { size } = await response.clone().blob();
  if (size > limits.fileBytes) return;
  await store.put(file, response);
  fetched[file] = size;
}

/** Whatever is kept is asked for once a day that articles are read, so that one taken down is not kept for ever. */
async function askForOldest(kept: KeptArticles): Promise<void> {
  const oldest = longestNotAskedFor(kept, Date.now());
  if (!oldest) return;
  const response = await fetchAsVisitor(keptAddress(oldest), { method: 'HEAD', redirect: 'follow' });
  if (isGone(response)) return forgetArticle(oldest.path);
  const articles = kept.articles.map((article) =>
    article === oldest ? { ...article, askedAt: Date.now() } : article,
  );
  await writeKept({ ...kept, articles });
}

export async function forgetArticle(path: string): Promise<void> {
  const kept = await readKept();
  if (findKept(kept, path, undefined)) await writeKept(withoutPath(kept, path));
}

/** Keeps the page for what is not kept, with the styles and scripts that it names. */
export async function keepOfflinePage(locale: Locale): Promise<void> {
  const address = offlineAddress(locale);
  const page = await fetchAsVisitor(address, { cache: 'no-cache' });
  if (!mayBeKept(page)) return;
  const html = await page.clone().text();
  const files = new Set(
    [...html.matchAll(/ (?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file),
  );
  const store = await caches.open(names.offlinePage);
  await store.addAll([...files]);
  await store.put(address, page);
}

function offlineAddress(locale: Locale): string {
  return keptAddress({ path: paths.offline, locale });
}

export async function findKeptPage({ path, locale }: KeptArticle): Promise<Response | undefined> {
  return (await caches.open(names.articles)).match(keptAddress({ path, locale }));
}

export async function findOfflinePage(locale: Locale): Promise<Response | undefined> {
  return (await caches.open(names.offlinePage)).match(offlineAddress(locale));
}

/** A style, script, font or picture, whichever page it was kept for. */
export function findFile(address: string): Promise<Response | undefined> {
  return caches.match(address, { ignoreVary: true });
}

export async function forgetFormerStores(): Promise<void> {
  const current = new Set(Object.values(names));
  for (const name of await caches.keys()) if (!current.has(name)) await caches.delete(name);
}
