import type { Core } from '../../../core/core.ts';
import type { PostMatches } from '../../../core/posts/post-core.ts';
import type { WorkingCopyHead } from '../../../core/posts/working-copies/working-copy-core.ts';
import type { OpenTranslations, Pair } from '../../../core/translations/translation-core.ts';
import { type OpenedPost, pageLength, withPlaces } from './opened-post.ts';

/** `marks`: how many paragraphs of the translation have to be looked at. */
export type MarkedPair = Pair & { marks: number };

export interface LoadedWorkspace {
  /** The first page of those that match; the others are asked for. */
  found: PostMatches;
  query: string;
  /** The post the address names; null for a new one. */
  post: OpenedPost | null;
  /** The slug in the address, where there is no post to open. */
  missing: string;
  /** What was written and not saved, here or on other devices. */
  unsaved: WorkingCopyHead[];
  /** The pair that the opened post is in. */
  pair: MarkedPair | null;
  /** What has still to be translated. */
  open: OpenTranslations;
}

/** The owner's posts, those that match `?q=`, and the one that `?slug=` opens. */
export async function loadWorkspace(core: Core, parameters: URLSearchParams): Promise<LoadedWorkspace> {
  const slug = parameters.get('slug')?.trim() ?? '';
  const query = parameters.get('q')?.trim() ?? '';
  const [found, unsaved, open, post] = await Promise.all([
    core.posts.search(query, pageLength),
    core.workingCopies.list(),
    core.translations.open(),
    slug ? openPost(core, slug) : null,
  ]);
  const side = post ? await core.translations.sideBySide(post.slug) : undefined;
  return {
    ...{ found, query, post, missing: post ? '' : slug, unsaved, open },
    pair: side?.ok ? { ...side.value.pair, marks: side.value.marks } : null,
  };
}

async function openPost(core: Core, slug: string): Promise<OpenedPost | null> {
  const found = await core.posts.get({ owner: true }, slug);
  if (!found.ok) return null;
  if (found.value.movedTo !== undefined) return openPost(core, found.value.movedTo);
  const { post } = found.value;
  const [missing, checks] = await Promise.all([
    core.posts.missingPictures(post.slug),
    core.posts.checks(post.slug),
  ]);
  const opened = withPlaces(post, missing.ok ? missing.value.html : null);
  return checks.ok ? { ...opened, checks: checks.value } : opened;
}
