import { type CheckedBody, checkBody } from '../../shared/checks/check-post.ts';
import type { ContentItem } from '../../shared/content.ts';
import { findPlaces, maskNames, type NameList } from '../../shared/guard/find-names.ts';
import type { FoundPlace, LeavingField } from '../../shared/guard/guarded-name.ts';
import type { Locale } from '../../shared/locale.ts';
import { markdownToHtml, textToHtml } from '../../shared/rich-text/markdown.ts';
import { isEmptySanitised, leadText, plainText, summarise } from '../../shared/rich-text/parse-html.ts';
import { sanitiseHtml } from '../../shared/rich-text/sanitise.ts';
import { speechOf } from '../../shared/speech/speech-of.ts';
import { searchWords, textLength } from '../../shared/text.ts';
import { passageOf } from './passage-of.ts';
import { excerptLengths, type ReadBody, type RenderedSection } from './rendered-text.ts';

/** As much of a plain text as its excerpts are made of, in characters. */
const beginning = 2_000;

const toHtml: Record<ContentItem['content_type'], (content: string) => string> = {
  html: sanitiseHtml,
  markdown: markdownToHtml,
  text: textToHtml,
};

/** What is made of texts, on a thread of its own where they are large (`rendering-worker.ts`). Pure, and synchronous. */
export const renderingJobs = {
  body(source: string): ReadBody {
    const html = sanitiseHtml(source);
    const text = plainText(html);
    const start = leadText(html, text).slice(0, beginning);
    return {
      html,
      isEmpty: isEmptySanitised(html, text),
      summary: summarise(start, excerptLengths.summary),
      description: summarise(start, excerptLengths.description),
      length: textLength(text),
    };
  },

  section({ content, content_type }: Pick<ContentItem, 'content' | 'content_type'>): RenderedSection {
    const html = toHtml[content_type](content);
    const text = plainText(html);
    return {
      content: { html, text },
      isEmpty: isEmptySanitised(html, text),
      hasText: !isEmptySanitised('', text),
    };
  },

  places: ({ fields, list }: { fields: readonly LeavingField[]; list: NameList }): FoundPlace[] =>
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
