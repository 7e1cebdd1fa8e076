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

/** How many characters are rendered on the thread that answers: some five milliseconds' worth at the worst. Markdown can take fifty times as long as HTML. */
const atOnce = 6_000;
const markdownFactor = 20;

/** What has been rendered on this thread since others had their turn, in characters of HTML. */
let sinceTurn = 0;

/** Runs a job here where its texts are small, on another thread where they are not; `weight` in characters of HTML. */
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
function isKnownUnreadable(hash: () => string): boolean {
  return known.size > 0 && (known.get(hash()) ?? 0) > Date.now() - retryDelayMs;
}

function noteUnread(hash: string, text: string): void {
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

function unreadBody(html: string): ReadBody {
  const text = textOf(html);
  return {
    // Entities stand as they were written.
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

/** Bodies known to be clean; what is told of 10,000 is some six megabytes. */
const sanitizedCacheSize = 10_000;

export type KnownBody = Omit<ReadBody, 'html'>;

/** By the SHA-256 of bodies that the sanitiser leaves as they are: nearly all, for each was sanitised when it was saved. */
const sanitizedCache = new LRUCache<string, KnownBody>({ max: sanitizedCacheSize });

/** A body sanitised, and what lists and pages tell of it; known again by its hash. Fails for a text that takes too long to read. */
export async function readBody(source: string): Promise<Result<ReadBody, TooIntricate>> {
  const known = sanitizedCache.get(hashOf(source));
  if (known) return ok({ ...known, html: source });
  const read = await render('body', source, source.length);
  if (!read.ok) return read;
  const { html, ...rest } = read.value;
  // Sanitising twice changes nothing: the outcome is a clean body itself.
  sanitizedCache.set(hashOf(html), rest);
  return read;
}

/** Keeps what was read on another thread of a body that the sanitiser leaves as it is. */
export function cacheRead(html: string, read: KnownBody): void {
  sanitizedCache.set(hashOf(html), read);
}

function hashOf(html: string): string {
  return createHash('sha256').update(html).digest('base64');
}

/** The same of a body that is stored: one that takes too long to read is shown as plain text, and the log tells of it. */
export async function readStoredBody(source: string, read = readBody): Promise<ReadBody> {
  if (isKnownUnreadable(() => hashOf(source))) return unreadBody(source);
  const body = await read(source);
  if (body.ok) return body.value;
  noteUnread(hashOf(source), source);
  return unreadBody(source);
}

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
