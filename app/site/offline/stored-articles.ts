import { defaultLocale, type Locale, parseLocale } from '../../../shared/locale.ts';
import { offlineWorkerPath, workerPolicyName } from '../../../shared/offline.ts';
import type { paths } from '../../../shared/paths.ts';
import { xmlText } from '../seo/text-response.ts';

/** A message from an article's page to the worker. */
export interface OpenedArticle {
  path: string;
  /** Language of the site around the article. */
  locale: Locale;
  title: string;
  language: string;
  files: string[];
}

export interface StoredArticle extends OpenedArticle {
  bytes: number;
  /** When the article was last requested from the site, in ms since 1970. */
  askedAt: number;
}

export interface StoredArticles {
  /** The most recently opened first, each once per language. */
  articles: StoredArticle[];
  /** Size in bytes of each required file. */
  files: Record<string, number>;
}

export const nothingStored: StoredArticles = { articles: [], files: {} };

/** The number of articles, the total bytes including files, and the bytes per file. */
export const limits = { articles: 30, bytes: 40 * 1024 * 1024, fileBytes: 4 * 1024 * 1024 };

const offlinePath: (typeof paths)['offline'] = '/offline';

const dayMs = 24 * 60 * 60 * 1000;

function storedAddress({ path, locale }: Pick<OpenedArticle, 'path' | 'locale'>): string {
  return `${path}?lang=${locale}`;
}

function bytesOf({ articles, files }: StoredArticles): number {
  const own = articles.reduce((sum, { bytes }) => sum + bytes, 0);
  return Object.values(files).reduce((sum, bytes) => sum + bytes, own);
}

function neededOnly({ articles, files }: StoredArticles): StoredArticles {
  const needed = new Set(articles.flatMap((article) => article.files));
  return { articles, files: Object.fromEntries(Object.entries(files).filter(([file]) => needed.has(file))) };
}

/** Puts an article first, and removes the last ones beyond the limits. */
export function withOpened(
  stored: StoredArticles,
  opened: StoredArticle,
  fileBytes: Readonly<Record<string, number>>,
): StoredArticles {
  const address = storedAddress(opened);
  const others = stored.articles.filter((article) => storedAddress(article) !== address);
  let next = neededOnly({
    articles: [opened, ...others].slice(0, limits.articles),
    files: { ...stored.files, ...fileBytes },
  });
  while (next.articles.length > 0 && bytesOf(next) > limits.bytes) {
    next = neededOnly({ ...next, articles: next.articles.slice(0, -1) });
  }
  return next;
}

export function withoutPath(stored: StoredArticles, path: string): StoredArticles {
  return neededOnly({ ...stored, articles: stored.articles.filter((article) => article.path !== path) });
}

/** Returns the article that was checked longest ago, if that was more than a day ago. */
export function stalestArticle({ articles }: StoredArticles, now: number): StoredArticle | undefined {
  const [oldest] = articles.toSorted((a, b) => a.askedAt - b.askedAt);
  return oldest && now - oldest.askedAt > dayMs ? oldest : undefined;
}

/** Returns the most recently opened article with that path, in any language if `locale` is undefined. */
export function findStored(
  { articles }: StoredArticles,
  path: string,
  locale: Locale | undefined,
): StoredArticle | undefined {
  return articles.find((article) => article.path === path && (!locale || article.locale === locale));
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(address: string): unknown };
}

/** Returns the worker's URL, as a trusted type if the page's policy requires one. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(workerPolicyName, { createScriptURL: () => offlineWorkerPath });
  // Browsers accept a trusted type instead of a string.
  return (policy?.createScriptURL('') as string | undefined) ?? offlineWorkerPath;
}

/** Stores the open article for offline reading, if the browser supports it. */
export async function storeOpenedArticle(article: HTMLElement): Promise<void> {
  // There is no worker in development.
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  const locale = parseLocale(document.documentElement.lang) ?? defaultLocale;
  const heading = article.querySelector('h1');
  if (!heading) return;
  const opened: Omit<OpenedArticle, 'files'> = {
    path: location.pathname,
    locale,
    title: heading.textContent ?? '',
    language: heading.lang || locale,
  };
  try {
    await navigator.serviceWorker.register(workerAddress(), { scope: '/' });
    const { active } = await navigator.serviceWorker.ready;
    await document.fonts.ready;
    active?.postMessage({ ...opened, files: neededFiles(article) } satisfies OpenedArticle);
  } catch {
    // If storage isn't available, the article requires the network.
  }
}

/** Returns the URLs of fetched files and of all images, including those not loaded yet. */
function neededFiles(article: HTMLElement): string[] {
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  const pictures = [...article.querySelectorAll('img')].map(({ currentSrc, src }) => currentSrc || src);
  const files = [...fetched, ...pictures].flatMap((address) => {
    const url = URL.parse(address, location.href);
    const isNeeded = url?.origin === location.origin && isFile(url.pathname);
    return isNeeded ? [url.pathname + url.search] : [];
  });
  return [...new Set(files)];
}

function isFile(path: string): boolean {
  return /\.(css|js|woff2|svg|png|jpe?g|webp|avif|ico)$/.test(path) && path !== offlineWorkerPath;
}

/** A new format gets a new number, and `deleteOldCaches` removes the old one. */
const names = { articles: 'articles-1', offlinePage: 'offline-page-1' };

const listAddress = '/kept-articles.json';

/** Fetches without cookies, so that the owner's view is never stored. Rejects redirects. */
function fetchAsVisitor(address: string, options: RequestInit = {}): Promise<Response> {
  return fetch(address, { credentials: 'omit', redirect: 'error', ...options });
}

function isStorable(response: Response): boolean {
  return response.ok && !/no-store|private/.test(response.headers.get('Cache-Control') ?? '');
}

export function isGone({ status }: Response): boolean {
  return status === 404 || status === 410;
}

export async function readStored(): Promise<StoredArticles> {
  const list = await (await caches.open(names.articles)).match(listAddress);
  return list ? ((await list.json()) as StoredArticles) : nothingStored;
}

/** Writes the list, and deletes files that aren't in it. */
async function writeStored(stored: StoredArticles): Promise<void> {
  const store = await caches.open(names.articles);
  await store.put(listAddress, Response.json(stored));
  const named = new Set([listAddress, ...Object.keys(stored.files), ...stored.articles.map(storedAddress)]);
  for (const request of await store.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!named.has(pathname + search)) await store.delete(request);
  }
}

/** Stores an opened article with its files, or removes it if the site no longer has it. Rejects when offline. */
export async function storeArticle(opened: OpenedArticle): Promise<void> {
  const address = storedAddress(opened);
  const response = await fetchAsVisitor(address, { cache: 'no-cache' });
  if (isGone(response)) return removeArticle(opened.path);
  if (!isStorable(response)) return undefined;
  const store = await caches.open(names.articles);
  const stored = await readStored();
  const { size: bytes } = await response.clone().blob();
  await store.put(address, response);
  const fetched: Record<string, number> = {};
  for (const file of opened.files) {
    if (!(file in stored.files)) await storeFile(store, file, fetched);
  }
  // New files may mean a new build, whose offline page also needs them.
  if (Object.keys(fetched).length > 0) await storeOfflinePage(opened.locale);
  const next = withOpened(stored, { ...opened, bytes, askedAt: Date.now() }, fetched);
  await writeStored(next);
  await checkStalest(next);
}

async function storeFile(store: Cache, file: string, fetched: Record<string, number>): Promise<void> {
  const response = await fetchAsVisitor(file).catch(() => undefined);
  if (!response || !isStorable(response)) return;
  const { size } = await response.clone().blob();
  if (size > limits.fileBytes) return;
  await store.put(file, response);
  fetched[file] = size;
}

/** Checks one article per visit, so that deleted articles are eventually removed. */
async function checkStalest(stored: StoredArticles): Promise<void> {
  const oldest = stalestArticle(stored, Date.now());
  if (!oldest) return;
  const response = await fetchAsVisitor(storedAddress(oldest), { method: 'HEAD', redirect: 'follow' });
  if (isGone(response)) return removeArticle(oldest.path);
  const articles = stored.articles.map((article) =>
    article === oldest ? { ...article, askedAt: Date.now() } : article,
  );
  await writeStored({ ...stored, articles });
}

export async function removeArticle(path: string): Promise<void> {
  const stored = await readStored();
  if (findStored(stored, path, undefined)) await writeStored(withoutPath(stored, path));
}

/** Stores the offline page with its styles and scripts. */
export async function storeOfflinePage(locale: Locale): Promise<void> {
  const address = offlineAddress(locale);
  const page = await fetchAsVisitor(address, { cache: 'no-cache' });
  if (!isStorable(page)) return;
  const html = await page.clone().text();
  const files = new Set(
    [...html.matchAll(/ (?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file),
  );
  const store = await caches.open(names.offlinePage);
  await store.addAll([...files]);
  await store.put(address, page);
}

function offlineAddress(locale: Locale): string {
  return storedAddress({ path: offlinePath, locale });
}

export async function findStoredPage({ path, locale }: StoredArticle): Promise<Response | undefined> {
  return (await caches.open(names.articles)).match(storedAddress({ path, locale }));
}

export async function findOfflinePage(locale: Locale): Promise<Response | undefined> {
  return (await caches.open(names.offlinePage)).match(offlineAddress(locale));
}

export function findFile(address: string): Promise<Response | undefined> {
  return caches.match(address, { ignoreVary: true });
}

export async function deleteOldCaches(): Promise<void> {
  const current = new Set(Object.values(names));
  for (const name of await caches.keys()) if (!current.has(name)) await caches.delete(name);
}

/** The placeholder in the offline page (`offline-page.tsx`). */
const place = /(<div[^>]* data-kept-articles=""[^>]*>).*?(?=<\/div>)/s;

const pageLanguage = /<html[^>]* lang="(\w+)"/;
const otherLanguage = / data-in-other-language="([^"]*)"/;

/** Adds links to the stored articles to the offline page, most recent first. */
export function listStored(html: string, articles: readonly StoredArticle[]): string {
  const locale = pageLanguage.exec(html)?.[1];
  const label = otherLanguage.exec(html)?.[1] ?? '';
  const paths = new Set<string>();
  const items = articles.flatMap(({ path, title, language }) => {
    if (paths.has(path)) return [];
    paths.add(path);
    const link = `<a href="${xmlText(path)}" lang="${xmlText(language)}">${xmlText(title)}</a>`;
    return [`<li>${link}${label && language !== locale ? ` (${label})` : ''}</li>`];
  });
  if (items.length === 0) return html;
  return html.replace(place, (_all, start: string) => `${start}<ul role="list">${items.join('')}</ul>`);
}
