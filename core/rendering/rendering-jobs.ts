import { type CheckedBody, checkBody } from '../../shared/checks/check-post.ts';
import type { ContentItem, RenderedContent } from '../../shared/content.ts';
import { findPlaces, maskNames, type NameList } from '../../shared/guard/find-names.ts';
import type { FoundPlace, OutgoingField } from '../../shared/guard/guarded-name.ts';
import type { Locale } from '../../shared/locale.ts';
import { markdownToHtml, textToHtml } from '../../shared/rich-text/markdown.ts';
import {
  descriptionLength,
  isEmptySanitized,
  leadText,
  plainText,
  summarize,
} from '../../shared/rich-text/parse-html.ts';
import { sanitizeHtml } from '../../shared/rich-text/sanitize.ts';
import { speechOf } from '../../shared/speech/speech-of.ts';
import { findMatches, searchWords, type TextLength, textLength } from '../../shared/text.ts';

/** The longest start of a text, in UTF-16 code units: in lists (docs/specification.md 9.4) and in page metadata. */
export const excerptLengths = { summary: 160, description: descriptionLength } as const;

/** A post's body and what is derived from it. */
export interface ReadBody {
  html: string;
  isEmpty: boolean;
  summary: string;
  description: string;
  length: TextLength;
}

export interface RenderedSection {
  content: RenderedContent;
  /** Whether there is nothing to see. */
  isEmpty: boolean;
  /** Whether there is text, which is all that titles show. */
  hasText: boolean;
}

/** How many characters are shown on each side of a match. */
const around = 50;

/** Returns the passage of the first text that contains one of the words, with whole words at both ends; null if none does. */
function passageOf(texts: readonly string[], words: readonly string[]): string | null {
  for (const text of texts) {
    const [first] = findMatches(text, words);
    if (!first) continue;
    const start = Math.max(0, first.start - around);
    const end = Math.min(text.length, first.end + around);
    // Starts and ends at whole words if there are any nearby.
    const from = start === 0 ? 0 : text.indexOf(' ', start) + 1;
    const to = end === text.length ? end : Math.max(text.lastIndexOf(' ', end), first.end);
    const piece = text.slice(from > first.start ? start : from, to);
    return `${start > 0 ? '…' : ''}${piece}${end < text.length ? '…' : ''}`;
  }
  return null;
}

/** The text takes longer to read than anything that a person has written. */
export interface TooIntricate {
  code: 'text_too_intricate';
}

/** The characters of a plain text from which excerpts are made. */
const beginning = 2_000;

const toHtml: Record<ContentItem['content_type'], (content: string) => string> = {
  html: sanitizeHtml,
  markdown: markdownToHtml,
  text: textToHtml,
};

/** The jobs for texts, which run in a worker thread if the text is large (`core/jobs/pool.ts`). All are pure and synchronous. */
export const renderingJobs = {
  body(source: string): ReadBody {
    const html = sanitizeHtml(source);
    const text = plainText(html);
    const start = leadText(html, text).slice(0, beginning);
    return {
      html,
      isEmpty: isEmptySanitized(html, text),
      summary: summarize(start, excerptLengths.summary),
      description: summarize(start, excerptLengths.description),
      length: textLength(text),
    };
  },

  section({ content, content_type }: Pick<ContentItem, 'content' | 'content_type'>): RenderedSection {
    const html = toHtml[content_type](content);
    const text = plainText(html);
    return {
      content: { html, text },
      isEmpty: isEmptySanitized(html, text),
      hasText: !isEmptySanitized('', text),
    };
  },

  places: ({ fields, list }: { fields: readonly OutgoingField[]; list: NameList }): FoundPlace[] =>
    findPlaces(fields, list),

  masked: ({ texts, list }: { texts: readonly string[]; list: NameList }): string[] => maskNames(texts, list),

  checks: (text: { html: string; language: Locale }): CheckedBody => checkBody(text),

  searchWords: (html: string): string => searchWords(plainText(html)).join(' '),

  passage: ({ texts, html, words }: { texts: string[]; html: string; words: string[] }): string | null =>
    passageOf([...texts, plainText(html)], words),

  speech: speechOf,
} as const;

export type RenderingJobs = typeof renderingJobs;
export type RenderingJob = keyof RenderingJobs;
