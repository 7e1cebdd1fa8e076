import type { Core } from '../../../core/core.ts';
import type { PairedPost, PostRow } from '../../../core/posts/post-core.ts';
import type { SideBySide } from '../../../core/translations/drift/side-by-side.ts';
import type { Pair } from '../../../core/translations/translation-core.ts';
import { otherLocale } from '../../../shared/locale.ts';

/** Posts that are offered at once. */
const mostOffered = 30;

export type OfferedPost = Pick<PostRow, 'id' | 'slug' | 'title' | 'date' | 'status' | 'language'>;

export interface LoadedTranslation {
  /** The post that the address names; null where there is none. */
  post: Pick<PairedPost, 'slug' | 'title' | 'language'> | null;
  pair: (SideBySide & { pair: Pair }) | null;
  /** What the post could be paired with, while it has no pair. */
  offered: OfferedPost[];
  query: string;
}

export async function loadTranslation(core: Core, parameters: URLSearchParams): Promise<LoadedTranslation> {
  const slug = parameters.get('slug')?.trim() ?? '';
  const query = parameters.get('q')?.trim().slice(0, 200) ?? '';
  const found = slug ? await core.posts.get({ owner: true }, slug) : undefined;
  if (!found?.ok) return { post: null, pair: null, offered: [], query };
  if (found.value.movedTo !== undefined) {
    return loadTranslation(core, new URLSearchParams({ slug: found.value.movedTo, q: query }));
  }
  const { title, language } = found.value.post;
  const post = { slug: found.value.post.slug, title, language };
  const side = await core.translations.sideBySide(post.slug);
  if (side.ok) return { post, pair: side.value, offered: [], query };
  return { post, pair: null, offered: await offeredTo(core, otherLocale(language), query), query };
}

async function offeredTo(core: Core, language: PostRow['language'], query: string): Promise<OfferedPost[]> {
  const { posts } = query
    ? await core.posts.search(query, 250)
    : await core.posts.listOwn({ language }, { limit: 100 });
  const fitting = posts.filter((post) => post.language === language);
  const taken = await core.translations.paired(fitting.map(({ id }) => id));
  return fitting
    .filter(({ id }) => !taken.has(id))
    .slice(0, mostOffered)
    .map(({ id, slug, title, date, status }) => ({ id, slug, title, date, status, language }));
}
