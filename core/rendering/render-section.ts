import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type ContentItem, isTitle, type RenderedContent, type SectionKey } from '../../shared/content.ts';
import { ok, type Result } from '../../shared/result.ts';
import { render, sectionWeight } from './render.ts';
import type { RenderedSection, TooIntricate } from './rendered-text.ts';
import { isKnownUnread, noteUnread, unreadSection } from './show-unread.ts';

/** Rendered sections that are cached; there are some twenty in all, in two languages and two versions. */
const cacheLimit = 100;

const cache = new LRUCache<string, RenderedSection>({ max: cacheLimit });

/** A section as a page shows it: safe HTML, whatever was written, and its words alone. Rendered once for each text. */
export async function renderSection({
  content,
  content_type,
}: Pick<ContentItem, 'content' | 'content_type'>): Promise<Result<RenderedSection, TooIntricate>> {
  const key = keyOf({ content, content_type });
  const before = cache.get(key);
  if (before) return ok(before);
  const rendered = await render(
    'section',
    { content, content_type },
    sectionWeight({ content, content_type }),
  );
  if (!rendered.ok) return rendered;
  cache.set(key, rendered.value);
  return rendered;
}

function keyOf({ content, content_type }: Pick<ContentItem, 'content' | 'content_type'>): string {
  return createHash('sha256').update(`${content_type} ${content}`).digest('base64');
}

/** The same of a section that is stored: one that takes too long is shown as plain text, and the log tells of it. */
export async function renderStoredSection(
  text: Pick<ContentItem, 'content' | 'content_type'>,
  render = renderSection,
): Promise<RenderedSection> {
  if (isKnownUnread(() => keyOf(text))) return unreadSection(text);
  const rendered = await render(text);
  if (rendered.ok) return rendered.value;
  noteUnread(keyOf(text), text.content);
  return unreadSection(text);
}

export async function renderContent(
  text: Pick<ContentItem, 'content' | 'content_type'>,
): Promise<Result<RenderedContent, TooIntricate>> {
  const rendered = await renderSection(text);
  return rendered.ok ? ok(rendered.value.content) : rendered;
}

/** Whether visitors would see nothing of a section: nothing at all, or no words where the page needs words. */
export function isEmptySection(key: SectionKey, { isEmpty, hasText }: RenderedSection): boolean {
  return isTitle(key) ? !hasText : isEmpty;
}

/** The text as it is stored: HTML is sanitised, so that its writer sees at once what the site will show. */
export function contentToStore(
  { content, content_type }: Pick<ContentItem, 'content' | 'content_type'>,
  { content: rendered }: RenderedSection,
): string {
  return content_type === 'html' ? rendered.html : content;
}
