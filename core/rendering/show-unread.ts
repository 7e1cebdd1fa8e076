import { channel } from 'node:diagnostics_channel';
import { LRUCache } from 'lru-cache';
import type { ContentItem } from '../../shared/content.ts';
import { escapeText } from '../../shared/rich-text/html.ts';
import { summarise } from '../../shared/rich-text/parse-html.ts';
import { excerptLengths, type ReadBody, type RenderedSection } from './rendered-text.ts';

/** A stored text that could not be rendered in time: its length in UTF-16 code units, and its beginning. */
export interface UnreadText {
  length: number;
  start: string;
}

/** Hears of each such text as it is tried (`node:diagnostics_channel`); the server writes them to its log. */
export const unreadTexts = channel('site:unread-text');

/** Texts known to take too long, by their hashes, since when: each try costs a thread fifteen seconds. */
const known = new LRUCache<string, number>({ max: 100 });

/** After this long, in ms, one is tried again: the machine may only have been busy. */
const retryDelayMs = 600_000;

/** Whether a text was found to take too long of late. */
export function isKnownUnread(hash: () => string): boolean {
  return known.size > 0 && (known.get(hash()) ?? 0) > Date.now() - retryDelayMs;
}

export function noteUnread(hash: string, text: string): void {
  known.set(hash, Date.now());
  unreadTexts.publish({ length: text.length, start: text.slice(0, 80) } satisfies UnreadText);
}

/** The words of HTML without a parser: no `<` is left of it that a browser could take for a tag. */
function textOf(html: string): string {
  const text = html.replace(/<[^<>]*>/g, ' ').replace(/\s+/g, ' ');
  return text.trim();
}

/** As much as a summary is taken from, in characters. */
const beginning = 2_000;

export function unreadBody(html: string): ReadBody {
  const text = textOf(html);
  return {
    // Entities stand as they were written.
    html: text && `<p>${text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`,
    isEmpty: text === '',
    summary: summarise(text.slice(0, beginning), excerptLengths.summary),
    description: summarise(text.slice(0, beginning), excerptLengths.description),
    length: { words: text === '' ? 0 : text.split(' ').length, characters: 0 },
  };
}

export function unreadSection({
  content,
  content_type,
}: Pick<ContentItem, 'content' | 'content_type'>): RenderedSection {
  if (content_type === 'html') {
    const { html, isEmpty } = unreadBody(content);
    return { content: { html, text: textOf(content) }, isEmpty, hasText: !isEmpty };
  }
  const text = content.trim();
  const html = text && `<p>${escapeText(text).replace(/\r\n?|\n/g, '<br>')}</p>`;
  return { content: { html, text }, isEmpty: text === '', hasText: text !== '' };
}
