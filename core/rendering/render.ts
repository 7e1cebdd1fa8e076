import { createHash } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { type ContentItem, isTitle, type RenderedContent, type SectionKey } from '../../shared/content.ts';
import { ok, type Result } from '../../shared/result.ts';
import { escapeText } from '../../shared/rich-text/html.ts';
import { summarize } from '../../shared/rich-text/parse-html.ts';
import { createRunner } from '../jobs/pool.ts';
import {
  excerptLengths,
  type ReadBody,
  type RenderedSection,
  type RenderingJob,
  type RenderingJobs,
  renderingJobs,
  type TooIntricate,
} from './rendering-jobs.ts';

/** One at a time is enough: 20,000 paragraphs take half a second. */
export const runRenderingJob = createRunner<RenderingJobs>('rendering');

/**
 * The most characters rendered on the main thread: about five milliseconds of work at worst. Markdown can
 * take fifty times as long as HTML.
 */
const atOnce = 6_000;
const markdownFactor = 20;

/** Characters of HTML rendered on this thread since other work last ran. */
let sinceTurn = 0;

/** Runs a small job on this thread and a large one in a worker. `weight` is in characters of HTML. */
export async function render<Name extends RenderingJob>(
  name: Name,
  input: Parameters<RenderingJobs[Name]>[0],
  weight: number,
): Promise<Result<ReturnType<RenderingJobs[Name]>, TooIntricate>> {
  if (weight > atOnce) return runRenderingJob(name, input);
  if (sinceTurn + weight > atOnce) {
    sinceTurn = 0;
    await setImmediate();
  }
  sinceTurn += weight;
  const run = renderingJobs[name] as (
    input: Parameters<RenderingJobs[Name]>[0],
  ) => ReturnType<RenderingJobs[Name]>;
  return ok(run(input));
}

function sectionWeight({ content, content_type }: { content: string; content_type: string }): number {
  return content.length * (content_type === 'markdown' ? markdownFactor : 1);
}

/** A stored text that couldn't be rendered in time: its length in UTF-16 code units, and its start. */
export interface UnreadText {
  length: number;
  start: string;
}

/** Publishes each text that couldn't be rendered in time (`node:diagnostics_channel`). The server logs them. */
export const unreadTexts = channel('site:unread-text');

/** The hashes of texts that take too long, and since when. Each attempt occupies a thread for fifteen seconds. */
const known = new LRUCache<string, number>({ max: 100 });

/** When such a text is tried again, in ms: the machine may only have been busy. */
const retryDelayMs = 600_000;

/** Whether a text recently took too long. */
function isKnownUnreadable(hash: () => string): boolean {
  return known.size > 0 && (known.get(hash()) ?? 0) > Date.now() - retryDelayMs;
}

function noteUnread(hash: string, text: string): void {
  known.set(hash, Date.now());
  unreadTexts.publish({ length: text.length, start: text.slice(0, 80) } satisfies UnreadText);
}

/** Extracts the text of HTML without a parser. No remaining `<` could start a tag in a browser. */
function textOf(html: string): string {
  const text = html.replace(/<[^<>]*>/g, ' ').replace(/\s+/g, ' ');
  return text.trim();
}

/** The characters from which a summary is made. */
const beginning = 2_000;

function unreadBody(html: string): ReadBody {
  const text = textOf(html);
  return {
    // Entities remain as written.
    html: text && `<p>${text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`,
    isEmpty: text === '',
    summary: summarize(text.slice(0, beginning), excerptLengths.summary),
    description: summarize(text.slice(0, beginning), excerptLengths.description),
    length: { words: text === '' ? 0 : text.split(' ').length, characters: 0 },
  };
}

function unreadSection({
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

/** The number of bodies known to be clean. What is cached about 10,000 bodies takes about six megabytes. */
const sanitizedCacheSize = 10_000;

export type KnownBody = Omit<ReadBody, 'html'>;

/**
 * Facts about bodies that the sanitizer leaves unchanged, by their SHA-256. Nearly all are, because each was
 * sanitized when it was saved.
 */
const sanitizedCache = new LRUCache<string, KnownBody>({ max: sanitizedCacheSize });

/** Sanitizes a body and returns what lists and pages need of it, from the cache if possible. Fails for a text that takes too long. */
export async function readBody(source: string): Promise<Result<ReadBody, TooIntricate>> {
  const known = sanitizedCache.get(hashOf(source));
  if (known) return ok({ ...known, html: source });
  const read = await render('body', source, source.length);
  if (!read.ok) return read;
  const { html, ...rest } = read.value;
  // Sanitizing twice changes nothing, so the result is a clean body too.
  sanitizedCache.set(hashOf(html), rest);
  return read;
}

/** Caches what a worker read of a body that the sanitizer leaves unchanged. */
export function cacheRead(html: string, read: KnownBody): void {
  sanitizedCache.set(hashOf(html), read);
}

function hashOf(html: string): string {
  return createHash('sha256').update(html).digest('base64');
}

/** Does the same for a stored body. One that takes too long is shown as plain text and logged. */
export async function readStoredBody(source: string, read = readBody): Promise<ReadBody> {
  if (isKnownUnreadable(() => hashOf(source))) return unreadBody(source);
  const body = await read(source);
  if (body.ok) return body.value;
  noteUnread(hashOf(source), source);
  return unreadBody(source);
}

/** The most rendered sections in the cache. A site has about twenty, in two languages and two versions. */
const cacheLimit = 100;

const cache = new LRUCache<string, RenderedSection>({ max: cacheLimit });

/** Renders a section as safe HTML and as plain text. Each text is rendered once. */
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

/** Does the same for a stored section. One that takes too long is shown as plain text and logged. */
export async function renderStoredSection(
  text: Pick<ContentItem, 'content' | 'content_type'>,
  render = renderSection,
): Promise<RenderedSection> {
  if (isKnownUnreadable(() => keyOf(text))) return unreadSection(text);
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

/** Whether visitors would see nothing: the section is empty, or has no words although the page needs words. */
export function isEmptySection(key: SectionKey, { isEmpty, hasText }: RenderedSection): boolean {
  return isTitle(key) ? !hasText : isEmpty;
}

/** Returns the text to store. HTML is sanitized, so that its author sees at once what the site will show. */
export function contentToStore(
  { content, content_type }: Pick<ContentItem, 'content' | 'content_type'>,
  { content: rendered }: RenderedSection,
): string {
  return content_type === 'html' ? rendered.html : content;
}
