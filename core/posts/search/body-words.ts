import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { render } from '../../rendering/render.ts';
import { PrepareFirst } from '../../site-version/change-site.ts';

/** Bodies on their way into the database, read before its lock is taken and asked for again inside. */
const recent = new LRUCache<string, string>({
  // A batch of an import, or some of the longest that there are.
  ...{ max: 60, maxSize: 16_000_000 },
  sizeCalculation: ({ length }) => length + 1,
});

/** The words of a body as they are searched, a space between them; '' for one that takes too long to read. */
export async function bodyWords(html: string): Promise<string> {
  const hash = hashOf(html);
  const known = recent.get(hash);
  if (known !== undefined) return known;
  const read = await render('searchWords', html, html.length);
  const words = read.ok ? read.value : '';
  recent.set(hash, words);
  return words;
}

/** Bodies whose words are found as fast as they are asked for, in characters. */
const short = 6_000;

/** The same in a transaction, which is run again where it would have to wait for them. */
export function bodyWordsInside(html: string): Promise<string> {
  if (html.length > short && !recent.has(hashOf(html))) throw new PrepareFirst(() => bodyWords(html));
  return bodyWords(html);
}

/** Keeps the words that another thread has found in a body. */
export function keepWords(html: string, words: string): void {
  recent.set(hashOf(html), words);
}

function hashOf(html: string): string {
  return createHash('sha256').update(html).digest('base64');
}
