import type { SourceFailure, SourceKind } from '../../../../shared/import-source.ts';
import type { ImportedPost, ImportProblem } from '../../../../shared/imported-post.ts';
import { summarise } from '../../../../shared/rich-text/excerpt.ts';
import { plainText } from '../../../../shared/rich-text/plain-text.ts';
import type { SourceFile } from '../../../../sources/files/source-file.ts';
import { openSource } from '../../../../sources/open-source.ts';
import { createCovers } from './create-covers.ts';
import type { PreviewedPost } from './previewed-post.ts';

/** What reading a file tells, in this order; `posts` come in handfuls while it goes on. */
export type ExportEvent =
  | { type: 'recognised'; kind: SourceKind }
  | { type: 'progress'; done: number; total: number }
  | { type: 'posts'; posts: PreviewedPost[] }
  | { type: 'problem'; problem: ImportProblem }
  | { type: 'done' }
  | { type: 'refused'; code: SourceFailure['code'] };

/** As on the list of articles (docs/specification.md 9.4). */
const excerptLength = 160;

/** Posts in one event: each makes the page render again. */
const handful = 24;

/**
 * Reads an export with the reader that imports it, so that the preview shows what will come. Posts come without their
 * bodies: a page that shows 24 cards has no use for those of thousands. `address` is where the old blog was, for files that
 * do not say it.
 */
export async function* readExport(file: SourceFile, address?: string): AsyncGenerator<ExportEvent> {
  const opened = await openSource(file, { address });
  if (!opened.ok) {
    yield { type: 'refused', code: opened.failure.code };
    return;
  }
  yield { type: 'recognised', kind: opened.value.kind };
  yield { type: 'progress', done: 0, total: opened.value.totals.posts };
  const coverOf = createCovers(opened.value.embedded);
  let posts: PreviewedPost[] = [];
  let place = 0;
  for await (const event of opened.value.events()) {
    if (event.type === 'problem') yield event;
    else if (event.type === 'post') {
      place += 1;
      posts.push(previewed(event.post, place, await coverOf(event.post.cover)));
    } else if (event.type === 'progress' && posts.length >= handful) {
      yield { type: 'posts', posts };
      posts = [];
      yield event;
    }
  }
  if (posts.length > 0) yield { type: 'posts', posts };
  yield { type: 'done' };
}

function previewed(post: ImportedPost, place: number, cover: string | null): PreviewedPost {
  const { sourceKey, html, slug, title, date, link, language, status, changes } = post;
  const excerpt = post.excerpt ?? summarise(plainText(html), excerptLength);
  return { key: sourceKey, place, excerpt, slug, title, date, cover, link, language, status, changes };
}
