import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { render } from '../../rendering/render.ts';

/** Bodies on their way into the database, read before its lock is taken and asked for again inside. */
const recent = new LRUCache<string, string>({ max: 8 });

/** The words of a body as they are searched, a space between them; '' for one that takes too long to read. */
export async function bodyWords(html: string): Promise<string> {
  const hash = createHash('sha256').update(html).digest('base64');
  const known = recent.get(hash);
  if (known !== undefined) return known;
  const read = await render('searchWords', html, html.length);
  const words = read.ok ? read.value : '';
  recent.set(hash, words);
  return words;
}
