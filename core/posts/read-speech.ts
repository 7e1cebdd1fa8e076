import type { Database } from '../../db/connect.ts';
import { ok, type Result } from '../../shared/result.ts';
import { render } from '../rendering/render.ts';
import type { PostFailure, PostSpeech } from './post-core.ts';
import { getPost } from './read-posts.ts';

/** A text is read for its speech about this many times as slowly as it is sanitised. */
const speechFactor = 4;

/** What is said of a post, drafts too, as it was saved last; a former address leads to the post. */
export async function readSpeech(db: Database, slug: string): Promise<Result<PostSpeech, PostFailure>> {
  const found = await getPost(db, { owner: true }, slug);
  if (!found.ok) return found;
  const { post, movedTo } = found.value;
  if (!post) return readSpeech(db, movedTo);
  const { html, title, language } = post;
  const speech = await render('speech', { html, title, language }, html.length * speechFactor);
  return speech.ok ? ok({ slug: post.slug, ...speech.value }) : speech;
}
