import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { DatabaseFailure } from '../shared/database-failure.ts';
import { compressions } from './accepts.ts';
import { isKnownEtag } from './is-known-etag.ts';
import { type Encoding, responseEncoding } from './response-encoding.ts';

/** Memory for cached pages in bytes, and the longest life of one in milliseconds (the footer has a year). */
const limits = { bytes: 64 * 1024 * 1024, age: 60 * 60 * 1000 };

const brotli = promisify(brotliCompress);
const compressors = {
  // 9 of 11: the last two levels cost ten times the time for two per cent.
  br: (body: Buffer) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: promisify(gzip),
} as const;

export interface RenderedPage {
  status: number;
  headers: [string, string][];
  body: Buffer;
}

interface CachedPage {
  version: number;
  madeAt: number;
  type: string;
  etag: string;
  bodies: { identity: Buffer; br?: Promise<Buffer>; gzip?: Promise<Buffer> };
}

/** A kept page as it was sent in one encoding; the other headers of its answer are those that were set on the response. */
export interface SentPage {
  version: number;
  /** In milliseconds, as `Date.now()` counts. */
  goodUntil: number;
  /** With its quotes, as the `ETag` header has it. */
  etag: string;
  /** Those that a 304 leaves out. */
  contentHeaders: Record<string, string>;
  body: Buffer;
  /** Tells the cache that the page was asked for again. */
  use(): void;
}

export interface PageSource {
  siteVersion(): number | undefined;
  isAway(): boolean;
  timesAway(): number;
}

/** Rendered pages by address and language, good for their site version, or while the database is away. Nobody empties it. */
export class PageCache {
  readonly #pages = new LRUCache<string, CachedPage>({ maxSize: limits.bytes, sizeCalculation: size });
  readonly #rendering = new Map<string, Promise<RenderedPage>>();
  readonly #source: PageSource;

  constructor(source: PageSource) {
    this.#source = source;
  }

  async serve(
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
    render: () => Promise<RenderedPage>,
    keep?: (sent: SentPage) => void,
  ): Promise<void> {
    const send = (page: CachedPage) =>
      sendPage(
        request,
        response,
        page,
        keep && ((sent) => keep({ ...sent, use: () => this.#pages.get(key) })),
      );
    // Read before rendering: a change that lands meanwhile must make this rendering old.
    const version = this.#source.siteVersion();
    const cached = this.#pages.get(key);
    if (cached && (this.#source.isAway() || isFresh(cached, version))) return send(cached);
    let page: RenderedPage;
    let kept: CachedPage | undefined;
    try {
      ({ page, kept } = await this.#renderAndKeep(key, version, render));
    } catch (error) {
      if (!(cached && error instanceof DatabaseFailure && this.#isBestOf(cached))) throw error;
      return send(cached);
    }
    if (kept) return send(kept);
    response.setHeader('Cache-Control', 'no-cache');
    response.writeHead(page.status, Object.fromEntries(page.headers));
    response.end(request.method === 'HEAD' ? undefined : page.body);
  }

  /** Makes a page ready, in every encoding, unless it is. */
  async warm(key: string, render: () => Promise<RenderedPage>): Promise<void> {
    const version = this.#source.siteVersion();
    const cached = this.#pages.get(key);
    if (version === undefined || (cached && isFresh(cached, version))) return;
    const { kept } = await this.#renderAndKeep(key, version, render);
    if (!kept || !isCompressed(kept)) return;
    for (const encoding of compressions) await bodyIn(kept, encoding);
  }

  async #renderAndKeep(key: string, version: number | undefined, render: () => Promise<RenderedPage>) {
    const timesAway = this.#source.timesAway();
    // Without a version nothing tells whether a rendering under way has begun before a change.
    const page = await (version === undefined ? render() : this.#renderOnce(`${version} ${key}`, render));
    const type = page.headers.find(([name]) => name === 'content-type')?.[1];
    const plain = page.headers.every(([name]) => name === 'content-type');
    // A page from a time without the database may hold what was known before.
    const isCertain = version !== undefined && timesAway === this.#source.timesAway();
    if (!isCertain || page.status !== 200 || !type || !plain) {
      if (isCertain && page.status < 500) this.#pages.delete(key);
      return { page };
    }
    const etag = createHash('sha256').update(page.body).digest('base64url').slice(0, 24);
    const kept: CachedPage = { version, madeAt: Date.now(), type, etag, bodies: { identity: page.body } };
    this.#pages.set(key, kept);
    return { page, kept };
  }

  /** Where no new page can be made, the old one does while the database is away, or while the site is what it was. */
  #isBestOf(cached: CachedPage): boolean {
    return this.#source.isAway() || cached.version === this.#source.siteVersion();
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

/** Counted with room for the compressed bodies that come later, so that the sum never changes. */
function size(page: CachedPage): number {
  return 1 + Math.ceil(page.bodies.identity.length * 1.5);
}

async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  keep: ((sent: Omit<SentPage, 'use'>) => void) | undefined,
): Promise<void> {
  const encoding = isCompressed(page) ? responseEncoding(request.headers['accept-encoding']) : 'identity';
  const etag = `"${page.etag}-${encoding}"`;
  response.setHeader('ETag', etag);
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Vary', 'Accept-Encoding, Cookie');
  const isKnown = isKnownEtag(request.headers['if-none-match'], etag);
  if (isKnown && !keep) return void response.writeHead(304).end();
  const body = await bodyIn(page, encoding);
  const contentHeaders = {
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    'Content-Type': page.type,
    'Content-Length': String(body.length),
  };
  const { version, madeAt } = page;
  keep?.({ version, goodUntil: madeAt + limits.age, etag, contentHeaders, body });
  if (isKnown) return void response.writeHead(304).end();
  response.writeHead(200, contentHeaders);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** A picture is sent as it was made: to compress it again would be work for nothing. */
function isCompressed({ type }: CachedPage): boolean {
  return !type.startsWith('image/');
}

async function bodyIn(page: CachedPage, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return page.bodies.identity;
  const made = page.bodies[encoding];
  if (made) return made;
  const compressed = compressors[encoding](page.bodies.identity);
  page.bodies[encoding] = compressed;
  return compressed;
}
