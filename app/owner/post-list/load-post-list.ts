import type { Core } from '../../../core/core.ts';
import type { OwnPostPage, OwnPostRow, PairedPost } from '../../../core/posts/post-core.ts';
import type { Tag } from '../../../core/posts/tags/tag-core.ts';
import { mostAtOnce } from '../../../shared/post-change.ts';
import { type PostFilter, postFilterSchema } from '../../../shared/post-list.ts';
import { tagsOfPost } from '../../../shared/tags.ts';

/** Posts on a page: as many as are looked through, or as can be changed at once. */
export const pageLengths = [50, mostAtOnce] as const;

/** `tagged`: its tags with their addresses, which the browser has no means to make. */
export type ListedPostRow = Omit<OwnPostRow, 'tags'> & { tagged: ReturnType<typeof tagsOfPost> };

export interface LoadedPostList {
  page: Omit<OwnPostPage, 'posts'>;
  rows: ListedPostRow[];
  filter: PostFilter;
  tags: Pick<Tag, 'tag' | 'name'>[];
  per: number;
  isFirst: boolean;
  /** The article at the top of the blog. */
  pinned: PairedPost | null;
}

/** The page of the list that an address asks for. What of it can't be read narrows nothing down. */
export async function loadPostList(core: Core, parameters: URLSearchParams): Promise<LoadedPostList> {
  const filter = readFilter(parameters);
  const after = parameters.get('after') ?? undefined;
  const per = pageLengths.find((length) => String(length) === parameters.get('per')) ?? pageLengths[0];
  const [{ posts, ...page }, tags, pinned] = await Promise.all([
    core.posts.listOwn(filter, { after, limit: per }),
    core.tags.list(),
    core.posts.pinned(),
  ]);
  return {
    page,
    rows: posts.map(({ tags: own, ...row }) => ({ ...row, tagged: tagsOfPost(own) })),
    filter,
    tags: tags.map(({ tag, name }) => ({ tag, name })),
    per,
    isFirst: after === undefined,
    pinned,
  };
}

function readFilter(parameters: URLSearchParams): PostFilter {
  const fields = Object.entries(postFilterSchema.shape).flatMap(([name, field]) => {
    const read = field.safeParse(parameters.get(name) || undefined);
    return read.success && read.data ? [[name, read.data]] : [];
  });
  return Object.fromEntries(fields);
}
