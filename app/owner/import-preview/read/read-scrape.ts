import type { ImportPreviewPost } from '../../../../core/import/scrape/import-preview-post.ts';
import { paths } from '../../../../shared/paths.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import { type ReadFailure, readFailure } from '../../forms/read-failure.ts';
import { postJson } from './post-json.ts';
import type { PreviewedPost } from './previewed-post.ts';

interface Scrape {
  /** Another blog than the one that the owner has set. */
  source?: string | undefined;
  /** The session's owner, for whom the server reads any public blog. */
  isOwner: boolean;
  signal: AbortSignal;
}

/**
 * Asks the server to read the old blog. The set one, and whatever a visitor asks for, is read without credentials
 * (docs/specification.md 7.2); another one for its owner, who must be known.
 */
export async function readScrape({
  source,
  isOwner,
  signal,
}: Scrape): Promise<Result<PreviewedPost[], ReadFailure & { code: 'scrape' }>> {
  const response =
    source && isOwner
      ? await postJson(paths.apiScrape, { source }, signal)
      : await fetch(paths.apiScrapeOpen(source), { credentials: 'omit', signal });
  if (!response.ok) return fail({ code: 'scrape', ...(await readFailure(response)) });
  const posts = (await response.json()) as ImportPreviewPost[];
  return ok(posts.map(previewed));
}

function previewed(post: ImportPreviewPost, index: number): PreviewedPost {
  const { source_key, slug, title, date, excerpt, link, language, changes, embedded = {} } = post;
  const cover = post.cover && (embedded[post.cover] ?? post.cover);
  return {
    key: source_key,
    place: index + 1,
    ...{ slug, title, date, cover, excerpt, link, language, changes },
    // As it will come: a beginning is no article.
    status: changes.some(({ code }) => code === 'only_teaser') ? 'draft' : 'published',
    scraped: post,
  };
}
