import type { Core } from '../../../core/core.ts';
import type { Tag } from '../../../core/posts/tags.ts';
import { formatPostDate } from '../../../shared/dates.ts';
import type { Locale } from '../../../shared/locale.ts';
import { mediaSourceSet, readMediaAddress } from '../../../shared/media.ts';
import type { Post } from '../../../shared/post.ts';

/** Returns a post's title. An imported post without a title is named by its date. */
export function postTitle(post: Pick<Post, 'title' | 'date'>, locale: Locale): string {
  return post.title.trim() || formatPostDate(post.date, locale);
}

export async function readArticle(core: Core, post: Post) {
  const { minutes, description } = await core.posts.describe(post);
  const related = await core.posts.related(post);
  const translation = (await core.translations.published([post.id])).get(post.id) ?? null;
  const { portrait } = await core.settings.get();
  return { post, related, translation, minutes, description, portrait };
}

export type ReadArticle = Awaited<ReturnType<typeof readArticle>>;

/** Column width in px: `--measure` in tokens.css. */
const column = 616;

/** Makes all images but the first lazy, and adds sizes to those in the media library. Relies on the sanitizer's exact output. */
export function lazyPictures(html: string): string {
  let seen = 0;
  return html.replaceAll(/<img ([^>]*)>/g, (_tag, attributes: string) => {
    seen += 1;
    const lazy = seen === 1 ? '' : 'loading="lazy" decoding="async" ';
    return `<img ${lazy}${attributes}${libraryAttributes(attributes)}>`;
  });
}

/** Adds `srcset` and dimensions to images in the media library. */
function libraryAttributes(attributes: string): string {
  const source = /^src="([^"]*)"/.exec(attributes)?.[1] ?? '';
  const picture = readMediaAddress(source);
  if (!picture) return '';
  const [, number, unit] = / width="(\d+)(%?)"/.exec(attributes) ?? [];
  const sources = mediaSourceSet(source);
  const choice = sources ? ` srcset="${sources}" sizes="${displayWidth(picture.width, number, unit)}"` : '';
  // A width in percent doesn't set an aspect ratio.
  if (unit === '%') return `${choice} style="aspect-ratio: ${picture.width} / ${picture.height}"`;
  if (/ height="/.test(attributes)) return choice;
  if (number === undefined) return `${choice} width="${picture.width}" height="${picture.height}"`;
  return `${choice} height="${Math.round((Number(number) * picture.height) / picture.width)}"`;
}

function displayWidth(own: number, number: string | undefined, unit: string | undefined): string {
  const share = unit === '%' ? Math.min(Number(number), 100) / 100 : 1;
  const most = unit === '%' ? share * column : Math.min(Number(number ?? own), column);
  return `min(${Math.round(most)}px, ${Math.round(share * 100)}vw)`;
}

/** Raises headings before the first `h2` to `h2`, so that the page goes from `h1` to `h2`. Relies on the sanitizer’s exact output. */
export function raiseHeadings(html: string): string {
  const first = html.indexOf('<h2');
  const end = first === -1 ? html.length : first;
  return html.slice(0, end).replaceAll(/<(\/?)h3(?=[ >])/g, '<$1h2') + html.slice(end);
}

/** Checks whether a tag page is indexed. With only one post, it would duplicate the post's page. */
export function isTagIndexed({ published }: Pick<Tag, 'published'>): boolean {
  return published > 1;
}
