import type { Post } from '../../shared/post.ts';
import { minutesFor } from '../../shared/text.ts';
import { readStoredBody } from '../rendering/render.ts';
import type { PostDescription } from './post-core.ts';

type Described = Pick<Post, 'excerpt' | 'html'>;

/** Of posts that are kept: an article is described each time it is shown. */
const known = new WeakMap<Described, PostDescription>();

/** What pages, feeds and shared links tell of a post: its own excerpt, whole, or the start of its text. */
export async function describePost(post: Described): Promise<PostDescription> {
  const described = known.get(post) ?? (await describe(post));
  known.set(post, described);
  return described;
}

async function describe({ excerpt, html }: Described): Promise<PostDescription> {
  const body = await readStoredBody(html);
  const own = excerpt?.trim();
  return {
    summary: own || body.summary,
    description: own || body.description,
    minutes: minutesFor(body.length),
  };
}
