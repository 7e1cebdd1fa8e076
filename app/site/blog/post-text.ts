import type { Core } from '../../../core/core.ts';
import type { Tag } from '../../../core/posts/tags.ts';
import { formatPostDate } from '../../../shared/dates.ts';
import type { Locale } from '../../../shared/locale.ts';
import { mediaSourceSet, readMediaAddress } from '../../../shared/media.ts';
import type { Post } from '../../../shared/post.ts';

/** The title, or the date of an imported post without one. */
export function postTitle(post: Pick<Post, 'title' | 'date'>, locale: Locale): string {
  return post.title.trim() || formatPostDate(post.date, locale);
}

/** An article with all that its page in a language shows beside it. */
export async function readArticle(core: Core, post: Post, locale: Locale) {
  const { minutes, description } = await core.posts.describe(post);
  const adjacentPosts = await core.posts.adjacent(post, locale);
  const translation = (await core.translations.published([post.id])).get(post.id) ?? null;
  return { post, adjacentPosts, translation, minutes, description };
}

export type ReadArticle = Awaited<ReturnType<typeof readArticle>>;

/** Width of the column in which articles are set, in pixels: `--measure` of tokens.css. */
const column = 616;

/**
 * All pictures but the first load when a reader comes near them. Those of the media library get a choice of widths
 * and their size. Relies on the one way in which the sanitiser writes tags.
 */
export function lazyPictures(html: string): string {
  let seen = 0;
  return html.replaceAll(/<img ([^>]*)>/g, (_tag, attributes: string) => {
    seen += 1;
    const lazy = seen === 1 ? '' : 'loading="lazy" decoding="async" ';
    return `<img ${lazy}${attributes}${libraryAttributes(attributes)}>`;
  });
}

/** The attributes that a library picture lacks: widths to choose from, and its size or proportion. */
function libraryAttributes(attributes: string): string {
  const source = /^src="([^"]*)"/.exec(attributes)?.[1] ?? '';
  const picture = readMediaAddress(source);
  if (!picture) return '';
  const [, number, unit] = / width="(\d+)(%?)"/.exec(attributes) ?? [];
  const sources = mediaSourceSet(source);
  const choice = sources ? ` srcset="${sources}" sizes="${displayWidth(picture.width, number, unit)}"` : '';
  // A width in percent tells the browser no proportion.
  if (unit === '%') return `${choice} style="aspect-ratio: ${picture.width} / ${picture.height}"`;
  if (/ height="/.test(attributes)) return choice;
  if (number === undefined) return `${choice} width="${picture.width}" height="${picture.height}"`;
  return `${choice} height="${Math.round((Number(number) * picture.height) / picture.width)}"`;
}

/** The value of `sizes`: the picture's own width or its share of the column. */
function displayWidth(own: number, number: string | undefined, unit: string | undefined): string {
  const share = unit === '%' ? Math.min(Number(number), 100) / 100 : 1;
  const most = unit === '%' ? share * column : Math.min(Number(number ?? own), column);
  return `min(${Math.round(most)}px, ${Math.round(share * 100)}vw)`;
}

/**
 * The headings before a text's first `h2` a level higher: its page goes from `h1` to `h2` then, whichever of its two levels the
 * writer began with. Relies on the one way in which the sanitiser writes tags.
 */
export function raiseHeadings(html: string): string {
  const first = html.indexOf('<h2');
  const end = first === -1 ? html.length : first;
  return html.slice(0, end).replaceAll(/<(\/?)h3(?=[ >])/g, '<$1h2') + html.slice(end);
}

/** Whether search engines are to show the page of a tag: with one post it would stand beside that post's own page. */
export function isTagIndexed({ published }: Pick<Tag, 'published'>): boolean {
  return published > 1;
}
