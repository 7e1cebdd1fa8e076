import type { SkippedItem } from '../../shared/imported-post.ts';
import { escapeText } from '../../shared/rich-text/escape.ts';
import type { FolderFile, SourceFile } from '../files/source-file.ts';
import { type SourceEvent, type SourceReading, sourceKey } from '../post/source-post.ts';
import type { AtomEntry } from './atom-entry.ts';
import { type AtomEvent, readEntries } from './read-entries.ts';

type Feed = FolderFile | SourceFile;

/** Reads exports of Blogger: the feed of its own backup, or those of Google Takeout, one a blog. Null for other feeds' files. */
export async function readBlogger(feeds: readonly Feed[]): Promise<SourceReading | null> {
  const kinds = new Map<string, number>();
  let [title, address, isFeed, pages] = ['', '', false, 0];
  for (const feed of feeds) {
    const { head, events } = readEntries(feed);
    for await (const event of events) {
      if (event.type === 'problem') continue;
      const kind = event.entry.kind || 'post';
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      if (isPage(event.entry)) pages += 1;
      // Takeout's feeds say nowhere else where the blog was.
      if (/^https?:/i.test(event.entry.link)) address ||= URL.parse('/', event.entry.link)?.href ?? '';
    }
    isFeed ||= head.root === 'feed';
    title ||= head.title;
    address = head.link || address;
  }
  if (!isFeed) return null;
  const { post: posts = 0, ...otherKinds } = Object.fromEntries(kinds);
  return {
    kind: 'blogger',
    title,
    address: address || null,
    language: '',
    posts,
    otherKinds,
    others: pages > 0 ? { page: pages } : {},
    read: () => readPosts(feeds),
  };
}

async function* readPosts(feeds: readonly Feed[]): AsyncGenerator<SourceEvent> {
  for (const feed of feeds) {
    for await (const event of readEntries(feed).events) {
      if (event.type === 'problem') yield event;
      else if ((event.entry.kind || 'post') === 'post') yield postOf(event);
      else if (isPage(event.entry)) yield pageOf(event);
    }
  }
}

/** A page with something on it. */
function isPage({ kind, status, content, summary }: AtomEntry): boolean {
  return kind === 'page' && status !== 'trash' && (content || summary) !== '';
}

function pageOf(entry: AtomEvent & { type: 'entry' }): SourceEvent {
  const event = postOf(entry);
  if (event.type === 'post') return { ...event, post: { ...event.post, kind: 'page' } };
  return event.type === 'skipped' ? { ...event, item: { ...event.item, kind: 'page' } } : event;
}

function postOf({ entry, isDamaged, isCutOff }: AtomEvent & { type: 'entry' }): SourceEvent {
  const reason = skipReason(entry, isCutOff);
  if (reason)
    return { type: 'skipped', item: { title: entry.title || entry.link || entry.id, reason, detail: null } };
  return {
    type: 'post',
    post: {
      sourceKey: sourceKey('blogger', entry.id || entry.link || `${entry.published} ${entry.title}`),
      title: entry.title,
      slug: entry.link
        .replace(/[?#].*$/, '')
        .replace(/^.*\//, '')
        .replace(/\.html?$/i, ''),
      dates: [
        { text: entry.published, from: '' },
        { text: entry.updated, from: 'updated' },
      ],
      cover: '',
      excerpt: escapeText(entry.description),
      html: entry.content || entry.summary,
      tags: entry.labels,
      language: '',
      status: entry.status,
      link: entry.link,
      changes: isDamaged ? [{ code: 'damaged', what: '' }] : [],
    },
  };
}

function skipReason(entry: AtomEntry, isCutOff: boolean): SkippedItem['reason'] | null {
  if (isCutOff) return 'cut_off';
  return entry.isTooLarge ? 'too_large' : null;
}
