import type { Database } from '../../../db/connect.ts';
import { checkDetails } from '../../../shared/checks/check-details.ts';
import { mostChecks, type PostCheck } from '../../../shared/checks/post-check.ts';
import type { Post, PostInput } from '../../../shared/post.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { slugify } from '../../../shared/slug.ts';
import { render } from '../../rendering/render.ts';
import type { TooIntricate } from '../../rendering/rendered-text.ts';
import { findPost } from '../post-store.ts';
import { checkLinks } from './check-links.ts';
import { isAnyTag } from './link-store.ts';

type Checked = Pick<
  Post,
  'title' | 'slug' | 'excerpt' | 'html' | 'cover' | 'cover_alt' | 'tags' | 'language' | 'status'
>;

/** What there is to say of a post as it is saved, before it is published. */
export async function findChecks(
  db: Database,
  slug: string,
  origin: string,
): Promise<Result<PostCheck[], TooIntricate | { code: 'post_not_found' }>> {
  const post = await findPost(db.kysely, slug);
  return post ? checkText(db, post, origin) : fail({ code: 'post_not_found' });
}

/** The same of what is typed and not saved, over the post at `opened` or as a new one. Saves nothing. */
export async function checkInput(
  db: Database,
  input: PostInput,
  { opened, origin }: { opened?: string | undefined; origin: string },
): Promise<Result<PostCheck[], TooIntricate>> {
  const saved = opened ? await findPost(db.kysely, opened) : undefined;
  const { title, excerpt = null, cover = null, cover_alt = null, tags = [], language = 'en' } = input;
  const slug = slugify(input.slug ?? '') || (saved?.slug ?? '');
  const html = input.html ?? input.body ?? '';
  const status = saved?.status ?? 'draft';
  return checkText(db, { title, excerpt, cover, cover_alt, tags, language, slug, html, status }, origin);
}

async function checkText(
  db: Database,
  post: Checked,
  origin: string,
): Promise<Result<PostCheck[], TooIntricate>> {
  const { html, language } = post;
  const body = await render('checks', { html, language }, html.length);
  if (!body.ok) return body;
  const usesTags = post.tags.length === 0 && (await isAnyTag(db.kysely));
  const details = checkDetails({ ...post, isPublished: post.status === 'published', usesTags });
  const links = await checkLinks(db.kysely, body.value.links, origin);
  return ok([...details, ...body.value.checks, ...links].slice(0, mostChecks));
}
