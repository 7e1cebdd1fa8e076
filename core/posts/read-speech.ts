import type { Database } from '../../db/connect.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { Speech } from '../../shared/speech/speech.ts';
import { readBody, render } from '../rendering/render.ts';
import type { TooIntricate } from '../rendering/rendering-jobs.ts';
import type { PostFailure, PostSpeech, SpokenText } from './post-core.ts';
import { readVersion } from './read-version.ts';

/** A text is read for its speech about this many times as slowly as it is sanitised. */
const speechFactor = 4;

/** What is said of a saved version of a post, drafts too, the newest unless one is named; a former address leads to the post. */
export async function readSpeech(
  db: Database,
  slug: string,
  version?: number,
): Promise<Result<PostSpeech, PostFailure>> {
  const found = await readVersion(db, slug, version);
  if (!found.ok) return found;
  const post = found.value;
  const speech = await speak(post);
  if (!speech.ok) return speech;
  return ok({ slug: post.slug, version: post.version, updated_at: post.updated_at, ...speech.value });
}

/** What would be said of a text once it is saved. */
export async function readSpeechOf({
  title,
  language,
  html,
}: SpokenText): Promise<Result<Speech, TooIntricate>> {
  const body = await readBody(html);
  return body.ok ? speak({ title: title.trim(), language, html: body.value.html }) : body;
}

function speak({ title, language, html }: SpokenText): Promise<Result<Speech, TooIntricate>> {
  return render('speech', { html, title, language }, html.length * speechFactor);
}
