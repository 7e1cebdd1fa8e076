import type { Locale } from '../../../shared/locale.ts';

/** What an article's page tells the worker once it is shown. */
export interface OpenedArticle {
  /** Without a language. */
  path: string;
  /** Of the chrome around it. */
  locale: Locale;
  title: string;
  /** Of the article itself. */
  language: string;
  /** Addresses on this site: styles, scripts, fonts and pictures. */
  files: string[];
}

export interface KeptArticle extends OpenedArticle {
  bytes: number;
  /** When the site was last asked for it, in milliseconds since 1970. */
  askedAt: number;
}

export interface KeptArticles {
  /** The last one opened first, each once in a language. */
  articles: KeptArticle[];
  /** Bytes of each file that one of them needs. */
  files: Record<string, number>;
}

export const nothingKept: KeptArticles = { articles: [], files: {} };

/** How many articles, bytes of them all with their files, and bytes of one file. */
export const limits = { articles: 30, bytes: 40 * 1024 * 1024, fileBytes: 4 * 1024 * 1024 };

const dayMs = 24 * 60 * 60 * 1000;

export function keptAddress({ path, locale }: Pick<OpenedArticle, 'path' | 'locale'>): string {
  return `${path}?lang=${locale}`;
}

function bytesOf({ articles, files }: KeptArticles): number {
  const own = articles.reduce((sum, { bytes }) => sum + bytes, 0);
  return Object.values(files).reduce((sum, bytes) => sum + bytes, own);
}

/** Without files that no article needs. */
function neededOnly({ articles, files }: KeptArticles): KeptArticles {
  const needed = new Set(articles.flatMap((article) => article.files));
  return { articles, files: Object.fromEntries(Object.entries(files).filter(([file]) => needed.has(file))) };
}

/** With an article at the start, and without the last ones where there are too many or they are too large. */
export function withOpened(
  kept: KeptArticles,
  opened: KeptArticle,
  fileBytes: Readonly<Record<string, number>>,
): KeptArticles {
  const address = keptAddress(opened);
  const others = kept.articles.filter((article) => keptAddress(article) !== address);
  let next = neededOnly({
    articles: [opened, ...others].slice(0, limits.articles),
    files: { ...kept.files, ...fileBytes },
  });
  while (next.articles.length > 0 && bytesOf(next) > limits.bytes) {
    next = neededOnly({ ...next, articles: next.articles.slice(0, -1) });
  }
  return next;
}

/** Without an article, in whatever language. */
export function withoutPath(kept: KeptArticles, path: string): KeptArticles {
  return neededOnly({ ...kept, articles: kept.articles.filter((article) => article.path !== path) });
}

/** The kept one that the site was not asked for in a day, and longest of all. */
export function longestNotAskedFor({ articles }: KeptArticles, now: number): KeptArticle | undefined {
  const [oldest] = articles.toSorted((a, b) => a.askedAt - b.askedAt);
  return oldest && now - oldest.askedAt > dayMs ? oldest : undefined;
}

/** The kept article at a path: in the language that is asked for, where there is none in the last one read. */
export function findKept(
  { articles }: KeptArticles,
  path: string,
  locale: Locale | undefined,
): KeptArticle | undefined {
  return articles.find((article) => article.path === path && (!locale || article.locale === locale));
}
