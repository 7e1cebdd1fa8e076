import { formatPostDate } from '../../../shared/dates.ts';
import type { Locale } from '../../../shared/locale.ts';
import type { Post } from '../../../shared/post.ts';

/** What a post is called on a page: its title, or its date where an imported one came without. */
export function postTitle(post: Pick<Post, 'title' | 'date'>, locale: Locale): string {
  return post.title.trim() || formatPostDate(post.date, locale);
}
