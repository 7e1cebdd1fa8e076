import { isPostDate } from '../../shared/dates.ts';
import type { ImportedPost } from '../../shared/imported-post.ts';
import { parseLocale } from '../../shared/locale.ts';
import { postLimits } from '../../shared/post.ts';
import { sanitiseHtml } from '../../shared/rich-text/sanitise.ts';
import { slugify } from '../../shared/slug.ts';
import type { Attachments } from '../attachments.ts';
import { webAddress } from '../content/embed-address.ts';
import type { WxrItem } from '../xml/wxr-item.ts';
import { formerPaths } from './former-paths.ts';
import { decodeReferences } from './plain-title.ts';

const statuses = new Map<string, ImportedPost['status']>([
  ['publish', 'published'],
  ['draft', 'draft'],
  ['future', 'scheduled'],
]);

/**
 * An item of a site like this one, every field as it was there; null for one that somebody has changed so that it does
 * not fit, which is read like any other program's. `base` is the site's address with a slash at its end.
 */
export function readBackPost(
  item: WxrItem,
  sourceKey: string,
  { attachments, base }: { attachments: Attachments; base: string | null },
): ImportedPost | null {
  const title = decodeReferences(item.title);
  const excerpt = decodeReferences(item.excerpt);
  const terms = (domain: string) => item.categories.filter((term) => term.domain === domain);
  const tags = terms('post_tag').map(({ name }) => decodeReferences(name));
  const language = parseLocale(terms('language')[0]?.nicename);
  const status = statuses.get(item.status);
  const cover = coverOf(item, attachments);
  const isWhole =
    title.trim() !== '' &&
    title.length <= postLimits.title &&
    excerpt.length <= postLimits.excerpt &&
    tags.length <= postLimits.tags &&
    tags.every((tag) => tag.length <= postLimits.tag) &&
    isPostDate(item.dcDate) &&
    item.name !== '' &&
    slugify(item.name) === item.name &&
    item.password === '';
  if (!isWhole || !language || !status || cover === undefined) return null;
  return {
    sourceKey,
    title,
    slug: item.name,
    date: item.dcDate,
    ...cover,
    excerpt: excerpt || null,
    html: withoutOrigin(sanitiseHtml(item.content), base),
    tags,
    language,
    status,
    link: webAddress(item.link, base),
    former: formerPaths(item, base),
    changes: [],
  };
}

/** The cover's address and words as they are written; undefined for what is none. */
function coverOf(
  { meta }: WxrItem,
  attachments: Attachments,
): Pick<ImportedPost, 'cover' | 'cover_alt'> | undefined {
  if (meta._thumbnail_id === undefined) return { cover: null, cover_alt: null };
  const { url = '', alt = '' } = attachments.get(meta._thumbnail_id) ?? {};
  const isUsable = /^https?:\/\/[^\s\\]+$/i.test(url) && URL.canParse(url);
  const isShort = url.length <= postLimits.cover && alt.length <= postLimits.cover_alt;
  return isUsable && isShort ? { cover: url, cover_alt: alt || null } : undefined;
}

/**
 * Links to pages of the site itself without its origin, as they were there. Those to its articles keep it until it is
 * known where these are here; those to its pictures, until somebody fetches them.
 */
function withoutOrigin(html: string, base: string | null): string {
  if (base === null) return html;
  const link = `<a href="${base}`;
  return html.split(link).reduce((before, after) => {
    const leadsOn = /^(?:blog|media)\//.test(after);
    return `${before}${leadsOn ? link : '<a href="/'}${after}`;
  });
}
