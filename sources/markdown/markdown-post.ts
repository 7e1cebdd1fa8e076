import { archiveAddress } from '../../shared/import-source.ts';
import { escapeText } from '../../shared/rich-text/escape.ts';
import { type SourcePost, sourceKey } from '../post/source-post.ts';
import type { RunSourceJob } from '../source-jobs.ts';
import type { Row } from '../values/row.ts';
import type { FindFile } from './find-file.ts';
import { readFrontMatter } from './front-matter.ts';
import { mapHtmlAddresses } from './markdown-html.ts';
import { readFileName } from './post-link.ts';
import { coverOf, datesOf, formerOf, isDraft, tagsOf, textOf } from './post-values.ts';
import { readTemplateTags } from './template-tags.ts';

/** What a text may refer to. */
export interface MarkdownSite {
  findFile: FindFile;
  run: RunSourceJob;
  /** What templates know the site's settings by (`site.name`). */
  values: Row;
  /** The blog's address with a slash at its end; null where nobody knows it. */
  base: string | null;
  /** Addresses of the posts and pages by their paths, from the blog's root on. */
  links: ReadonlyMap<string, string>;
}

/** The title of a text that has it as its first line alone. */
const headingAt = /^\s*#[^\S\n]+([^\n]+?)[^\S\n]*#*[^\S\n]*(?:\n|$)/;

const pictureName = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?)$/i;

/** A file of Markdown as a post. Rejects where the text takes too long to be read. */
export async function markdownPost(path: string, text: string, site: MarkdownSite): Promise<SourcePost> {
  const { values: head, body, isBroken } = readFrontMatter(text);
  const changes: SourcePost['changes'] = isBroken ? [{ code: 'damaged', what: '' }] : [];
  const { slug, date, language } = readFileName(path);
  const isJekyll = /(?:^|\/)_(?:posts|drafts)\//.test(path);
  const map = (address: string) => mapAddress(address, path, site);
  const cover = coverOf(head);
  const written = readTemplateTags(body, { isMdx: /\.mdx$/i.test(path), site: site.values, changes });
  const title = textOf(head, 'title');
  const link = site.links.get(path) ?? '';
  const heading = title === '' ? headingAt.exec(written) : null;
  const markdown = heading ? written.slice(heading[0].length) : written;
  return {
    sourceKey: sourceKey('markdown', textOf(head, 'guid', 'uuid') || path),
    title: escapeText(title || (heading?.[1] ?? '')),
    slug: textOf(head, 'slug') || slug,
    dates: datesOf(head, date),
    cover: cover.address === '' ? '' : map(cover.address),
    coverAlt: escapeText(cover.alt),
    excerpt: escapeText(textOf(head, 'description', 'excerpt', 'summary', 'subtitle', 'dek')),
    html: mapHtmlAddresses(await site.run('markdown', markdown), map),
    tags: tagsOf(head, isJekyll),
    language: textOf(head, 'lang', 'language', 'locale') || language,
    status: isDraft(head, path) ? 'draft' : 'published',
    link: fromBlog(link, site.base),
    former: formerOf(head, link).map((address) => fromBlog(address, site.base)),
    changes,
  };
}

/** A picture of the folder gets an address of its own, another text that of its post; all else stays as written. */
function mapAddress(address: string, path: string, { findFile, links, base }: MarkdownSite): string {
  const folder = base === null ? '/' : new URL(base).pathname;
  const inBlog = address.startsWith(folder) ? address.slice(folder.length - 1) : address;
  const found = findFile(inBlog, path);
  if (found === undefined) return address;
  const link = links.get(found);
  if (pictureName.test(found)) return archiveAddress(found);
  return link === undefined ? address : fromBlog(link, base);
}

/** Addresses from the blog's root on, where that is not the root of its host. */
function fromBlog(link: string, base: string | null): string {
  return link.startsWith('/') && base !== null ? base + link.slice(1) : link;
}
