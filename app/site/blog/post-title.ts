import { formatPostDate } from '../../../shared/dates.ts';
import type { Locale } from '../../../shared/locale.ts';
import type { Post } from '../../../shared/post.ts';

/** The title, or the date of an imported post without one. */
export function postTitle(post: Pick<Post, 'title' | 'date'>, locale: Locale): string {
  return post.title.trim() || formatPostDate(post.date, locale);
}
