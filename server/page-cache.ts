import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { DatabaseFailure } from '../shared/database-failure.ts';
import { isSameEra } from '../shared/site-version-era.ts';
import { compressions } from './accepts.ts';
import type { PageHeaders } from './cdn.ts';
import { bodyIn, type CachedPage, isCompressed, type SentPage, sendPage } from './send-page.ts';
import { tallies } from './tallies.ts';

/**
 * Memory for cached pages in bytes, the longest life of one in milliseconds (the footer has a year), and how long after a
 * change it may still be sent, to whom would else wait for another's rendering.
 */
const limits = { bytes: 32 * 1024 * 1024, age: 60 * 60 * 1000, stale: 1_000 };

export interface RenderedPage {
  status: number;
  headers: [string, string][];
  /** In place of the content security policy that every answer has. */
  policy?: string | undefined;
  body: Buffer;
}

/** Makes a page that will be told as being of this version of the site, or as of none. */
type Render = (version: number | undefined) => Promise<RenderedPage>;

interface ServeOptions {
  render: Render;
  /** Those of a kept page that is as the site is now stand in place of those that every one has. */
  headers: PageHeaders;
  /** Hears of a kept page just before it is sent. */
  keep?: ((sent: SentPage) => void) | undefined;
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
    { render, headers, keep }: ServeOptions,
  ): Promise<void> {
    const send = (page: CachedPage) => {
      const isCurrent = page.version === this.#source.siteVersion();
      return sendPage(request, response, page, {
        headers: { Vary: headers.vary, ...(isCurrent && headers.current) },
        goodUntil: page.madeAt + limits.age,
        keep: keep && ((sent) => keep({ ...sent, use: () => this.#use(key, sent.version) })),
      });
    };
    // Read before rendering: a change that lands meanwhile must make this rendering old.
    const version = this.#source.siteVersion();
    const cached = this.#pages.get(key);
    if (cached && (this.#source.isAway() || isFresh(cached, version))) {
      this.#use(key, version);
      tallies.pageCache[isFresh(cached, version) ? 'hit' : 'stale'] += 1;
      return send(cached);
    }
    if (cached && this.#rendering.has(`${version} ${key}`) && mayStillBeSent(cached, version)) {
      tallies.pageCache.stale += 1;
      return send(cached);
    }
    let page: RenderedPage;
    let kept: CachedPage | undefined;
    try {
      ({ page, kept } = await this.#renderAndKeep(key, version, render));
    } catch (error) {
      if (!(cached && error instanceof DatabaseFailure && this.#isBestOf(cached))) throw error;
      tallies.pageCache.stale += 1;
      return send(cached);
    }
    tallies.pageCache.miss += 1;
    if (kept) return send(kept);
    response.setHeader('Cache-Control', 'no-cache');
    if (page.policy) response.setHeader('Content-Security-Policy', page.policy);
    response.writeHead(page.status, Object.fromEntries(page.headers));
    response.end(request.method === 'HEAD' ? undefined : page.body);
  }

  /** The page was asked for, and is as the site is now. */
  #use(key: string, version: number | undefined): void {
    const page = this.#pages.get(key);
    if (page && page.version === version) page.currentAt = Date.now();
  }

  /** Makes a page ready, in every encoding, unless it is. */
  async warm(key: string, render: Render): Promise<void> {
    const version = this.#source.siteVersion();
    const cached = this.#pages.get(key);
    if (version === undefined || (cached && isFresh(cached, version))) return;
    const { kept } = await this.#renderAndKeep(key, version, render);
    if (!kept || !isCompressed(kept)) return;
    for (const encoding of compressions) await bodyIn(kept, encoding);
  }

  async #renderAndKeep(key: string, version: number | undefined, render: Render) {
    const timesAway = this.#source.timesAway();
    // Without a version nothing tells whether a rendering under way has begun before a change.
    const page = await (version === undefined
      ? render(version)
      : this.#renderOnce(`${version} ${key}`, () => render(version)));
    const type = page.headers.find(([name]) => name === 'content-type')?.[1];
    const plain = page.headers.every(([name]) => name === 'content-type');
    // A page from a time without the database may hold what was known before.
    const isCertain = version !== undefined && timesAway === this.#source.timesAway();
    if (!isCertain || page.status !== 200 || !type || !plain) {
      if (isCertain && page.status < 500) this.#pages.delete(key);
      return { page };
    }
    const etag = createHash('sha256').update(page.body).digest('base64url').slice(0, 24);
    const now = Date.now();
    const times = { madeAt: now, currentAt: now };
    const { policy, body } = page;
    const kept: CachedPage = { version, ...times, type, policy, etag, bodies: { identity: body } };
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

/** Of a page that is no longer as the site is: whether it was a moment ago, and nothing was taken down since. */
function mayStillBeSent(page: CachedPage, version: number | undefined): boolean {
  return (
    version !== undefined && isSameEra(page.version, version) && Date.now() - page.currentAt < limits.stale
  );
}

/** Counted with room for the compressed bodies that come later, so that the sum never changes. */
function size(page: CachedPage): number {
  return 1 + Math.ceil(page.bodies.identity.length * 1.5);
}
