import type { ImportPreviewPost } from '../../../core/import/scrape/preview-body.ts';
import {
  BrokenPicture,
  type EmbeddedPicture,
  type FindEmbedded,
} from '../../../readers/embedded-pictures.ts';
import { openSource } from '../../../readers/open-source.ts';
import type { SourceFile } from '../../../readers/source-files.ts';
import type { TextSection } from '../../../shared/content.ts';
import { archivePath, type SourceFailure, type SourceKind } from '../../../shared/import.ts';
import {
  type ImportChange,
  type ImportedPost,
  type ImportProblem,
  type OtherItem,
  sumCounts,
} from '../../../shared/imported-post.ts';
import type { Locale } from '../../../shared/locale.ts';
import { fittingSection } from '../../../shared/page-sections.ts';
import type { postStatuses } from '../../../shared/post.ts';
import { plainText, summarize } from '../../../shared/rich-text/parse-html.ts';

/** Limits in bytes for embedded cover images, each and in total. They stay in memory as long as the page is open. */
const most = { one: 1_500_000, all: 60_000_000 };

/** Returns a function that gives a cover's URL for the card; null if there is none before the import. */
export function createCovers(find: FindEmbedded): (cover: string | null) => Promise<string | null> {
  let room = most.all;
  return async (cover) => {
    if (cover === null || archivePath(cover) !== undefined) return null;
    const picture = find(cover);
    if (!picture) return cover;
    if (picture.size > Math.min(most.one, room)) return null;
    room -= picture.size;
    return dataOf(picture);
  };
}

/** Returns the image as a data URL; null if the image is corrupted. */
async function dataOf({ type, read }: EmbeddedPicture): Promise<string | null> {
  const characters: string[] = [];
  try {
    for await (const bytes of read()) {
      for (const byte of bytes) characters.push(String.fromCharCode(byte));
    }
  } catch (error) {
    if (error instanceof BrokenPicture) return null;
    throw error;
  }
  return `data:image/${type};base64,${btoa(characters.join(''))}`;
}

/** Events while reading a file, in this order; `posts` are sent in batches. */
export type ExportEvent =
  | { type: 'recognized'; kind: SourceKind }
  | { type: 'progress'; done: number; total: number }
  | { type: 'posts'; posts: PreviewedPost[] }
  | { type: 'others'; others: PreviewedOther[] }
  | { type: 'problem'; problem: ImportProblem }
  | { type: 'done' }
  | { type: 'refused'; code: SourceFailure['code'] };

/** Characters of an excerpt, as in the post list (docs/specification.md 9.4). */
const excerptLength = 160;

/** Posts per event. Each event rerenders the page. */
const handful = 24;

/** Pages and items of custom types per event. Each takes one row. */
const manyOthers = 1_000;

/**
 * Reads an export with the importer's own reader, so that the preview shows what will be imported. Omits
 * bodies, because the page shows only cards. `address` is the old blog's URL, for files without one.
 */
export async function* readExport(file: SourceFile, address?: string): AsyncGenerator<ExportEvent> {
  const opened = await openSource(file, { address });
  if (!opened.ok) {
    yield { type: 'refused', code: opened.failure.code };
    return;
  }
  yield { type: 'recognized', kind: opened.value.kind };
  const { posts: articles, others: kinds } = opened.value.totals;
  yield { type: 'progress', done: 0, total: articles + sumCounts(kinds) };
  const coverOf = createCovers(opened.value.embedded);
  let posts: PreviewedPost[] = [];
  let others: PreviewedOther[] = [];
  let place = 0;
  for await (const event of opened.value.events({ wants: () => true })) {
    if (event.type === 'problem') yield event;
    else if (event.type === 'post' && event.other) others.push(previewedOther(event.post, event.other));
    else if (event.type === 'post') {
      place += 1;
      posts.push(previewed(event.post, place, await coverOf(event.post.cover)));
    } else if (event.type === 'progress' && (posts.length >= handful || others.length >= manyOthers)) {
      if (posts.length > 0) yield { type: 'posts', posts };
      if (others.length > 0) yield { type: 'others', others };
      [posts, others] = [[], []];
      yield event;
    }
  }
  if (posts.length > 0) yield { type: 'posts', posts };
  if (others.length > 0) yield { type: 'others', others };
  yield { type: 'done' };
}

function previewedOther(post: ImportedPost, { kind, place }: OtherItem): PreviewedOther {
  const { sourceKey, slug, title, link, language } = post;
  const fits = kind === 'page' ? fittingSection({ slug, title }) : undefined;
  return { key: sourceKey, kind, place, slug, title, link, language, ...(fits && { fits }) };
}

function previewed(post: ImportedPost, place: number, cover: string | null): PreviewedPost {
  const { sourceKey, html, slug, title, date, link, language, status, changes } = post;
  const excerpt = post.excerpt ?? summarize(plainText(html), excerptLength);
  return { key: sourceKey, place, excerpt, slug, title, date, cover, link, language, status, changes };
}

export interface PreviewedOther {
  /** The item's ID in the source, unique within the preview. */
  key: string;
  kind: string;
  /** The item's position among those of its kind, from 1. */
  place: number;
  slug: string;
  title: string;
  link: string | null;
  language: Locale;
  /** The section that seems to match, by name. */
  fits?: TextSection;
}

export interface PreviewedPost {
  /** The post's ID in the source, unique within the preview. */
  key: string;
  /** The post's position among the posts, from 1. */
  place: number;
  slug: string;
  title: string;
  date: string | null;
  cover: string | null;
  excerpt: string;
  link: string | null;
  language: Locale;
  status: (typeof postStatuses)[number];
  changes: ImportChange[];
  /** The whole post, if it isn't in a file. */
  scraped?: ImportPreviewPost;
}
