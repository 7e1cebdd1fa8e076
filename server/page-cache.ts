import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/connect.ts';
import { localeCookieName, localeStorageKey, parseLocale } from '../shared/locale.ts';
import { DatabaseFailure } from '../shared/result.ts';
import { readCookie, sessionCookieName } from '../shared/sign-in.ts';
import type { PageHeaders } from './cdn.ts';
import { carriesBody, compress, type Encoding, isKnownEtag, negotiateEncoding } from './response.ts';

export const tallies = {
  pageCache: { hit: 0, stale: 0, miss: 0 },
};

/**
 * Bytes for all pages and for one page's headers; a page's longest age in milliseconds, which is limited
 * because the footer shows the year; the longest request target in characters.
 */
const limits = { bytes: 16 * 1024 * 1024, headBytes: 4096, age: 60 * 60 * 1000, target: 500 };

export interface RenderedPage {
  status: number;
  headers: [string, string][];
  /** Replaces the default content security policy. */
  policy?: string | undefined;
  body: Buffer;
}

interface CachedPage {
  key: string;
  version: number;
  madeAt: number;
  type: string;
  policy: string | undefined;
  etag: string;
  bodies: { identity: Buffer; br?: Promise<Buffer>; gzip?: Promise<Buffer> };
  hits: Set<string>;
}

/** A cached page with its response headers for one kind of request. */
interface Hit {
  page: CachedPage;
  path: string;
  etag: string;
  /** Alternating names and values for `writeHead`. A 304 gets those before `contentAt`; the request ID goes to `idAt`. */
  headers: string[];
  idAt: number;
  contentAt: number;
  body: Buffer;
}

/** Everything a response depends on: the request's key and the site version when it arrived. */
export interface Visit {
  key: string;
  version: number;
}

interface ServeOptions {
  render: () => Promise<RenderedPage>;
  headers: PageHeaders;
  /** Set if the request used the page's canonical URL: the next such request is a hit. */
  visit?: Visit | undefined;
  path: string;
}

export type PageSource = Pick<
  Database,
  'siteVersion' | 'siteVersionThisTurn' | 'isUnavailable' | 'outageCount'
>;

/**
 * Rendered pages by canonical URL and language, with their compressed bodies. A page is valid for its site
 * version, or while the database is unavailable. Nothing has to be purged.
 */
export class PageCache {
  readonly #pages = new LRUCache<string, CachedPage>({
    maxSize: limits.bytes,
    // Includes room for compressed bodies, which are added later.
    sizeCalculation: ({ bodies }) => limits.headBytes + Math.ceil(bodies.identity.length * 1.5),
    dispose: ({ hits }) => {
      for (const key of hits) this.#hits.delete(key);
    },
  });
  readonly #hits = new Map<string, Hit>();
  readonly #rendering = new Map<string, Promise<RenderedPage>>();
  readonly #source: PageSource;
  readonly #https: boolean;

  constructor(source: PageSource, https = false) {
    this.#source = source;
    this.#https = https;
  }

  /** Sends a hit at once and returns what to log; undefined without a hit. */
  answer(
    request: IncomingMessage,
    response: ServerResponse,
    id: string,
  ): { path: string; status: number } | undefined {
    const key = visitKey(request, this.#https);
    const hit = key === undefined ? undefined : this.#hits.get(key);
    if (!hit || !isFresh(hit.page, this.#source.siteVersionThisTurn())) return undefined;
    // Marks the page as recently used.
    this.#pages.get(hit.page.key);
    tallies.pageCache.hit += 1;
    hit.headers[hit.idAt] = id;
    const isKnown = isKnownEtag(request.headers['if-none-match'], hit.etag);
    const status = isKnown ? 304 : 200;
    response.writeHead(status, isKnown ? hit.headers.slice(0, hit.contentAt) : hit.headers);
    response.end(isKnown || request.method === 'HEAD' ? undefined : hit.body);
    return { path: hit.path, status };
  }

  /** Call before reading anything from the site. Returns undefined if the response can't be cached. */
  visit(request: IncomingMessage): Visit | undefined {
    const version = this.#source.siteVersion();
    const key = visitKey(request, this.#https);
    return key === undefined || version === undefined ? undefined : { key, version };
  }

  /** Sends the page with this key, rendering it if necessary. */
  async serve(
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
    { render, ...options }: ServeOptions,
  ): Promise<void> {
    const send = (page: CachedPage, result: keyof typeof tallies.pageCache) => {
      tallies.pageCache[result] += 1;
      return this.#send(request, response, page, options);
    };
    // Read before rendering, so that a change in the meantime makes this page outdated.
    const version = this.#source.siteVersion();
    const cached = this.#pages.get(key);
    if (cached && isFresh(cached, version)) return send(cached, 'hit');
    if (cached && this.#source.isUnavailable()) return send(cached, 'stale');
    let page: RenderedPage;
    let kept: CachedPage | undefined;
    try {
      ({ page, kept } = await this.#renderAndKeep(key, version, render));
    } catch (error) {
      if (!(cached && error instanceof DatabaseFailure && this.#isBestOf(cached))) throw error;
      return send(cached, 'stale');
    }
    if (kept) return send(kept, 'miss');
    tallies.pageCache.miss += 1;
    response.setHeader('Cache-Control', 'no-cache');
    if (page.policy) response.setHeader('Content-Security-Policy', page.policy);
    response.writeHead(page.status, Object.fromEntries(page.headers));
    response.end(request.method === 'HEAD' ? undefined : page.body);
  }

  async #send(
    request: IncomingMessage,
    response: ServerResponse,
    page: CachedPage,
    { headers: { vary, current }, visit, path }: Omit<ServeOptions, 'render'>,
  ): Promise<void> {
    // Images are already compressed.
    const encoding = page.type.startsWith('image/')
      ? 'identity'
      : negotiateEncoding(request.headers['accept-encoding']);
    const etag = `"${page.etag}-${encoding}"`;
    const isCurrent = page.version === this.#source.siteVersion();
    const ofPage = {
      ETag: etag,
      'Cache-Control': 'no-cache',
      ...(page.policy && { 'Content-Security-Policy': page.policy }),
      Vary: vary,
      ...(isCurrent && current),
    };
    for (const [name, value] of Object.entries(ofPage)) response.setHeader(name, value);
    const body = await bodyIn(page, encoding);
    const content = {
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      'Content-Type': page.type,
      'Content-Length': String(body.length),
    };
    // A change in the meantime may have redirected this URL.
    if (visit && visit.version === page.version) {
      const before = linesOf(response.getHeaders());
      const idAt = before.indexOf('x-request-id') + 1;
      const headers = [...before, ...linesOf(content)];
      this.#keepHit(visit.key, { page, path, etag, headers, idAt, contentAt: before.length, body });
    }
    if (isKnownEtag(request.headers['if-none-match'], etag)) return void response.writeHead(304).end();
    response.writeHead(200, content);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  #keepHit(key: string, hit: Hit): void {
    const { page } = hit;
    if (this.#pages.peek(page.key) !== page) return;
    this.#hits.get(key)?.page.hits.delete(key);
    this.#hits.set(key, hit);
    page.hits.add(key);
  }

  async #renderAndKeep(key: string, version: number | undefined, render: ServeOptions['render']) {
    const outageCount = this.#source.outageCount();
    // Without a version, a rendering in progress may be older than the last change.
    const page = await (version === undefined ? render() : this.#renderOnce(`${version} ${key}`, render));
    const type = page.headers.find(([name]) => name === 'content-type')?.[1];
    const plain = page.headers.every(([name]) => name === 'content-type');
    // A page rendered during an outage may contain outdated data.
    const isCertain = version !== undefined && outageCount === this.#source.outageCount();
    if (!isCertain || page.status !== 200 || !type || !plain) {
      if (isCertain && page.status < 500) this.#pages.delete(key);
      return { page };
    }
    const { policy, body } = page;
    const etag = createHash('sha256').update(body).digest('base64url').slice(0, 24);
    const bodies = { identity: body };
    const kept: CachedPage = {
      key,
      version,
      madeAt: Date.now(),
      type,
      policy,
      etag,
      bodies,
      hits: new Set(),
    };
    this.#pages.set(key, kept);
    return { page, kept };
  }

  /** Whether to send an old page: the database is unavailable, or nothing has changed since. */
  #isBestOf(cached: CachedPage): boolean {
    return this.#source.isUnavailable() || cached.version === this.#source.siteVersion();
  }

  #renderOnce(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const running = this.#rendering.get(key) ?? render().finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, running);
    return running;
  }
}

function isFresh(page: CachedPage, version: number | undefined): boolean {
  return page.version === version && Date.now() - page.madeAt < limits.age;
}

function bodyIn({ bodies }: CachedPage, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === 'identity') return bodies.identity;
  bodies[encoding] ??= compress(bodies.identity, encoding, 'many');
  return bodies[encoding];
}

function linesOf(headers: NodeJS.Dict<number | string | string[]>): string[] {
  return Object.entries(headers).flatMap(([name, values = []]) =>
    [values].flat().flatMap((value) => [name, String(value)]),
  );
}

/**
 * Returns the key of everything in a request that affects the response: the target, the language and the
 * encoding. Undefined if anything else may, such as a session, a body or another method.
 */
function visitKey(request: IncomingMessage, https: boolean): string | undefined {
  const { method, url = '', headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || url.length > limits.target || carriesBody(request))
    return undefined;
  const { cookie } = headers;
  // Matches both cookie names: one contains the other.
  if (cookie?.includes(sessionCookieName)) return undefined;
  const chosen = readCookie(cookie, localeCookieName(https));
  // If SITE_URL is https, a cookie with the plain name comes from this machine's own http address.
  if (chosen === undefined && cookie?.includes(localeStorageKey)) return undefined;
  return `${parseLocale(chosen)} ${negotiateEncoding(headers['accept-encoding'])} ${url}`;
}
