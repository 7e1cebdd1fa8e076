import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { render } from '../../rendering/render.ts';

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

/** Keeps the words that another thread has found in a body. */
export function keepWords(html: string, words: string): void {
  recent.set(hashOf(html), words);
}

function hashOf(html: string): string {
  return createHash('sha256').update(html).digest('base64');
}
