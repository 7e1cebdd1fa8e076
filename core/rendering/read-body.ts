import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { ok, type Result } from '../../shared/result.ts';
import { render } from './render.ts';
import type { ReadBody, TooIntricate } from './rendered-text.ts';
import { isKnownUnread, noteUnread, unreadBody } from './show-unread.ts';

/** Bodies known to be clean; what is told of 10,000 is some six megabytes. */
const knownLimit = 10_000;

export type KnownBody = Omit<ReadBody, 'html'>;

/** By the SHA-256 of bodies that the sanitiser leaves as they are: nearly all, for each was sanitised when it was saved. */
const knownClean = new LRUCache<string, KnownBody>({ max: knownLimit });

/** A body sanitised, and what lists and pages tell of it; known again by its hash. Fails for a text that takes too long to read. */
export async function readBody(source: string): Promise<Result<ReadBody, TooIntricate>> {
  const known = knownClean.get(hashOf(source));
  if (known) return ok({ ...known, html: source });
  const read = await render('body', source, source.length);
  if (!read.ok) return read;
  const { html, ...rest } = read.value;
  // Sanitising twice changes nothing: the outcome is a clean body itself.
  knownClean.set(hashOf(html), rest);
  return read;
}

/** Keeps what was read on another thread of a body that the sanitiser leaves as it is. */
export function keepRead(html: string, read: KnownBody): void {
  knownClean.set(hashOf(html), read);
}

function hashOf(html: string): string {
  return createHash('sha256').update(html).digest('base64');
}

/** The same of a body that is stored: one that takes too long to read is shown as plain text, and the log tells of it. */
export async function readStoredBody(source: string, read = readBody): Promise<ReadBody> {
  if (isKnownUnread(() => hashOf(source))) return unreadBody(source);
  const body = await read(source);
  if (body.ok) return body.value;
  noteUnread(hashOf(source), source);
  return unreadBody(source);
}
