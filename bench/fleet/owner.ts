import { setTimeout as wait } from 'node:timers/promises';
import type { Fleet } from './start-fleet.ts';

/** What the owner did, and what was said of it. */
export interface Owned {
  /** Slugs of new articles that were acknowledged. */
  articles: string[];
  /** The last acknowledged number in the title of the article that is changed again and again. */
  lastChange: number;
  /** Addresses of uploaded pictures. */
  pictures: string[];
  /** Calls that were not acknowledged. */
  refused: { at: number; why: string }[];
  /** From each acknowledgement until the cache in front showed it, in milliseconds. */
  fresh: { at: number; tookMs: number }[];
}

export const changing = 'changing';
const everyMs = 500;
const lookMs = 20;
const longestLookMs = 20_000;
/** Every so many writes a picture. */
const pictureEvery = 8;

/** Saves, publishes and uploads through the cache in front until `stop` fires, and looks there for what was acknowledged. */
export async function ownUntil(
  fleet: Pick<Fleet, 'edge' | 'cookie'>,
  makePicture: (seed: number) => Promise<Buffer>,
  stop: AbortSignal,
): Promise<Owned> {
  const begun = performance.now();
  const since = () => Math.round(performance.now() - begun);
  const owned: Owned = { articles: [], lastChange: 0, pictures: [], refused: [], fresh: [] };
  const send = async (method: string, path: string, body: BodyInit, status: number) => {
    const json = typeof body === 'string' ? { 'Content-Type': 'application/json' } : {};
    const response = await fetch(`${fleet.edge}${path}`, {
      ...{ method, body, headers: { ...json, Cookie: fleet.cookie } },
      signal: AbortSignal.timeout(15_000),
    });
    const text = await response.text();
    if (response.status !== status) throw new Error(`${method} ${path} was answered ${response.status}`);
    return JSON.parse(text) as { url: string };
  };
  const untilFresh = async (path: string, isShown: (html: string) => boolean) => {
    const from = performance.now();
    const at = since();
    while (performance.now() - from < longestLookMs) {
      const html = await fetch(fleet.edge + path).then(
        (response) => response.text(),
        () => '',
      );
      if (isShown(html)) break;
      await wait(lookMs);
    }
    owned.fresh.push({ at, tookMs: Math.round(performance.now() - from) });
  };
  for (let nth = 1; !stop.aborted; nth += 1) {
    const next = wait(everyMs);
    try {
      if (nth % pictureEvery === 0) {
        const form = new FormData();
        form.append('file', new Blob([new Uint8Array(await makePicture(nth))]), `${nth}.jpg`);
        owned.pictures.push((await send('POST', '/api/media', form, 201)).url);
      } else if (nth % 2 === 0) {
        const slug = `new-${nth}`;
        await send('POST', '/api/blog/posts', article(slug, `New ${nth}.`, nth), 201);
        owned.articles.push(slug);
        await untilFresh('/blog', (html) => html.includes(`New ${nth}.`));
      } else {
        const title = `Changed ${nth}.`;
        await send('PUT', `/api/blog/posts/${changing}`, JSON.stringify({ title }), 200);
        owned.lastChange = nth;
        await untilFresh(`/blog/${changing}`, (html) => html.includes(title));
      }
    } catch (error) {
      owned.refused.push({ at: since(), why: error instanceof Error ? error.message : String(error) });
    }
    await next;
  }
  return owned;
}

/** What is sent for a new article, the newest where its number is the highest. */
export function article(slug: string, title: string, nth = 0): string {
  const html = `<p>${'What was said in the room. '.repeat(60)}</p>`;
  const date = new Date(Date.UTC(2030, 0, 1 + nth)).toISOString().slice(0, 10);
  return JSON.stringify({ slug, title, html, status: 'published', date });
}
