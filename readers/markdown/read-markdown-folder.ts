import { parse as parseToml } from 'smol-toml';
import { parseDocument } from 'yaml';
import type { SkippedItem } from '../../shared/imported-post.ts';
import { type FolderFile, readDecoded, readText, type SourceFolder } from '../source-files.ts';
import type { RunSourceJob } from '../source-jobs.ts';
import { asRow, asText, type Row, type SourceEvent, type SourceReading } from '../source-post.ts';
import { type MarkdownSite, markdownPost, readFrontMatter } from './markdown-post.ts';
import { indexFiles, indexNames, pageLink, pathOfAll, postLink } from './post-values.ts';

const names =
  /^(?:[^/]+\/)?(?:_config\.ya?ml|(?:hugo|config)\.(?:toml|ya?ml)|config\/_default\/(?:hugo|config)\.(?:toml|ya?ml)|astro\.config\.(?:mjs|js|ts|mts))$/;

/** A site's settings in Jekyll, Hugo or Astro. */
interface SiteConfig {
  title: string;
  address: string | null;
  language: string;
  /** Jekyll's permalink pattern; '' by default. */
  permalink: string;
  /** All other settings that are text or numbers. */
  values: Row;
}

export async function readSiteConfig({ files }: SourceFolder): Promise<SiteConfig> {
  const file = files.find(({ path }) => names.test(path));
  const text = file && file.size < 200_000 ? await readText(file) : null;
  const values = file && text ? readValues(file.path, text) : {};
  const url = asText(values.url) || asText(values.baseURL) || asText(values.baseurl);
  const path = asText(values.url) === '' ? '' : asText(values.baseurl);
  const isAddress = /^https?:\/\//i.test(url) && URL.canParse(url);
  return {
    title: asText(values.title),
    address: isAddress ? `${url.replace(/\/+$/, '')}${path.replace(/\/+$/, '')}/` : null,
    permalink: asText(values.permalink),
    values,
    language: asText(values.lang) || asText(values.languageCode) || asText(values.locale),
  };
}

function readValues(path: string, text: string): Row {
  try {
    if (/\.toml$/.test(path)) return asRow(parseToml(text)) ?? {};
    if (/\.ya?ml$/.test(path))
      return (
        asRow(parseDocument(text, { logLevel: 'silent', uniqueKeys: false }).toJS({ maxAliasCount: 100 })) ??
        {}
      );
  } catch {
    return {};
  }
  // Astro's settings are code, in which only the URL is searched.
  return { url: /\bsite:\s*["'`](https?:\/\/[^"'`\s]{1,500})["'`]/.exec(text)?.[1] };
}

/** The file names of texts. Jekyll posts may be HTML. */
const textName =
  /\.(?:md|markdown|mdx|mdown|mkdn?|mdwn|qmd|rmd)$|(?:^|\/)_(?:posts|drafts)\/[^.][^/]*\.html?$/i;

/** Files for developers, such as a readme. */
const aboutTheSite =
  /(?:^|\/)(?:readme|license|licence|contributing|changelog|code_of_conduct|security)\.[^/]*$/i;

export function isMarkdownFile({ path }: FolderFile): boolean {
  return textName.test(path) && !aboutTheSite.test(path);
}

/** Folders of templates and other files that aren't posts. */
const noArticles = /(?:^|\/)(?:_layouts|_includes|_data|_sass|layouts|archetypes|themes|templates|vendor)\//;

/** Returns the type of a text by its folder and front matter. */
function kindOf(
  { path }: FolderFile,
  head: ReturnType<typeof readFrontMatter>['values'],
  hasPosts: boolean,
): string {
  if (noArticles.test(path)) return 'template';
  // Hugo's list pages and Jekyll's single pages.
  if (/(?:^|\/)_index\.[^/]*$/.test(path)) return 'page';
  const layout = typeof head.layout === 'string' ? head.layout : '';
  const type = typeof head.type === 'string' ? head.type : '';
  if (type === 'page' || /^(?:page|home|default|archive|index)$/.test(layout)) return 'page';
  const isPlaced = /(?:^|\/)(?:_posts|_drafts|posts?|blog|articles?|writing|news|notes)\//i.test(path);
  return isPlaced || !hasPosts || head.date !== undefined || type === 'post' || layout === 'post'
    ? 'post'
    : 'page';
}

/** Reads a folder of Markdown files with YAML or TOML front matter (Jekyll, Hugo, Astro…). */
export async function readMarkdownFolder(
  folder: SourceFolder,
  run: RunSourceJob,
): Promise<SourceReading | null> {
  const texts = folder.files.filter(isMarkdownFile).sort((a, b) => (a.path < b.path ? -1 : 1));
  const hasPosts = texts.some(({ path }) => /(?:^|\/)(?:_posts|posts?|blog|articles?)\//i.test(path));
  const config = await readSiteConfig(folder);
  const kinds = new Map<string, number>();
  const links = new Map<string, string>();
  const posts: FolderFile[] = [];
  const pages = new Set<FolderFile>();
  for (const file of texts) {
    const text = await readText(file);
    const { values: head, body } = text === null ? { values: {}, body: '' } : readFrontMatter(text);
    const kind = kindOf(file, head, hasPosts);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    if (kind === 'post') posts.push(file);
    // The text of a page that the site generator creates isn't in its file.
    else if (kind === 'page' && body.trim() !== '') pages.add(file);
    const link = kind === 'page' ? pageLink(file.path, head) : postLink(file.path, head, config.permalink);
    if (kind !== 'template' && link !== '') links.set(file.path, link);
  }
  if (texts.length === 0) return null;
  const site = {
    findFile: indexFiles(folder),
    findNamed: indexNames(folder),
    run,
    links,
    values: config.values,
    translated: new Set(
      [...Map.groupBy(posts, ({ path }) => pathOfAll(path))]
        .filter(([, files]) => files.length > 1)
        .map(([path]) => path),
    ),
  };
  const { post: _, ...otherKinds } = Object.fromEntries(kinds);
  const { title, address, language } = config;
  return {
    kind: 'markdown',
    title,
    address,
    language,
    posts: posts.length,
    otherKinds,
    others: pages.size > 0 ? { page: pages.size } : {},
    read: ({ base, now = '' }) => readPosts([...posts, ...pages], pages, { ...site, base, now }),
  };
}

async function* readPosts(
  posts: readonly FolderFile[],
  pages: ReadonlySet<FolderFile>,
  site: MarkdownSite,
): AsyncGenerator<SourceEvent> {
  for (const file of posts) {
    const kind = pages.has(file) ? { kind: 'page' } : {};
    const skipped = (reason: SkippedItem['reason'], detail: string | null): SourceEvent => ({
      type: 'skipped',
      item: { title: file.path, reason, detail, ...kind },
    });
    const text = await readDecoded(file);
    try {
      if (text === null) yield skipped('too_large', null);
      else yield { type: 'post', post: { ...(await markdownPost(file.path, text, site)), ...kind } };
    } catch (error) {
      yield skipped('unreadable', String(error));
    }
  }
}
