import { defaultLocale, type Locale, parseLocale } from '../../../shared/locale.ts';
import { offlineWorkerPath, paths, workerPolicyName } from '../../../shared/paths.ts';
import { xmlText } from '../seo/text-response.ts';

/** What an article's page tells the worker once it is shown. */
export interface OpenedArticle {
  /** Without a language. */
  path: string;
  /** Of the chrome around it. */
  locale: Locale;
  title: string;
  /** Of the article itself. */
  language: string;
  /** Addresses on this site: styles, scripts, fonts and pictures. */
  files: string[];
}

export interface KeptArticle extends OpenedArticle {
  bytes: number;
  /** When the site was last asked for it, in milliseconds since 1970. */
  askedAt: number;
}

export interface KeptArticles {
  /** The last one opened first, each once in a language. */
  articles: KeptArticle[];
  /** Bytes of each file that one of them needs. */
  files: Record<string, number>;
}

export const nothingKept: KeptArticles = { articles: [], files: {} };

/** How many articles, bytes of them all with their files, and bytes of one file. */
export const limits = { articles: 30, bytes: 40 * 1024 * 1024, fileBytes: 4 * 1024 * 1024 };

const dayMs = 24 * 60 * 60 * 1000;

function keptAddress({ path, locale }: Pick<OpenedArticle, 'path' | 'locale'>): string {
  return `${path}?lang=${locale}`;
}

function bytesOf({ articles, files }: KeptArticles): number {
  const own = articles.reduce((sum, { bytes }) => sum + bytes, 0);
  return Object.values(files).reduce((sum, bytes) => sum + bytes, own);
}

/** Without files that no article needs. */
function neededOnly({ articles, files }: KeptArticles): KeptArticles {
  const needed = new Set(articles.flatMap((article) => article.files));
  return { articles, files: Object.fromEntries(Object.entries(files).filter(([file]) => needed.has(file))) };
}

/** With an article at the start, and without the last ones where there are too many or they are too large. */
export function withOpened(
  kept: KeptArticles,
  opened: KeptArticle,
  fileBytes: Readonly<Record<string, number>>,
): KeptArticles {
  const address = keptAddress(opened);
  const others = kept.articles.filter((article) => keptAddress(article) !== address);
  let next = neededOnly({
    articles: [opened, ...others].slice(0, limits.articles),
    files: { ...kept.files, ...fileBytes },
  });
  while (next.articles.length > 0 && bytesOf(next) > limits.bytes) {
    next = neededOnly({ ...next, articles: next.articles.slice(0, -1) });
  }
  return next;
}

/** Without an article, in whatever language. */
export function withoutPath(kept: KeptArticles, path: string): KeptArticles {
  return neededOnly({ ...kept, articles: kept.articles.filter((article) => article.path !== path) });
}

/** The kept one that the site was not asked for in a day, and longest of all. */
export function longestNotAskedFor({ articles }: KeptArticles, now: number): KeptArticle | undefined {
  const [oldest] = articles.toSorted((a, b) => a.askedAt - b.askedAt);
  return oldest && now - oldest.askedAt > dayMs ? oldest : undefined;
}

/** The kept article at a path: in the language that is asked for, where there is none in the last one read. */
export function findKept(
  { articles }: KeptArticles,
  path: string,
  locale: Locale | undefined,
): KeptArticle | undefined {
  return articles.find((article) => article.path === path && (!locale || article.locale === locale));
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(address: string): unknown };
}

/** The worker's address, the one that the page's policy lets a script have. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(workerPolicyName, { createScriptURL: () => offlineWorkerPath });
  // The browser's own type stands for a string.
  return (policy?.createScriptURL('') as string | undefined) ?? offlineWorkerPath;
}

/** Has the article at hand kept, to be read without a connection. Where the browser can't, nothing happens. */
export async function keepOpenedArticle(article: HTMLElement): Promise<void> {
  // In development there is no worker.
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  // The root writes no other.
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
    // No storage, or none for this site: the article stays one of the network.
  }
}

/** What the page has fetched, and the article's pictures, whether or not they came into view. */
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

/** Files of the site's own: not pages, nor what the API answers. */
function isFile(path: string): boolean {
  return /\.(css|js|woff2|svg|png|jpe?g|webp|avif|ico)$/.test(path) && path !== offlineWorkerPath;
}

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

/** What stands in the offline page where nothing is kept (`offline-page.tsx`). */
const place = /(<div[^>]* data-kept-articles=""[^>]*>).*?(?=<\/div>)/s;

/** The language of the page, and its words for an article in the other one. */
const pageLanguage = /<html[^>]* lang="(\w+)"/;
const otherLanguage = / data-in-other-language="([^"]*)"/;

/** The offline page with links to what is kept, the last one read first. */
export function listKept(html: string, articles: readonly KeptArticle[]): string {
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
