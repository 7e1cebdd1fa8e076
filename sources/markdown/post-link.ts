import { asList, asText, type Row } from '../values/row.ts';
import { textOf } from './post-values.ts';

/** What a file's name tells of its post. */
export interface FileName {
  slug: string;
  /** `2019-05-04` of Jekyll's names; '' in others. */
  date: string;
  /** `es` of `index.es.md` and `content/es/post.md`; '' in others. */
  language: string;
}

const languageFolder = /^(?:en|es)(?:[-_][a-z]{2})?$/i;

/** The parts of `_posts/2019-05-04-my-post.md` or `posts/my-post/index.es.md`. */
export function readFileName(path: string): FileName {
  const parts = path.split('/');
  const last = (parts.at(-1) ?? '').replace(/\.[^.]*$/, '');
  const language = /\.([a-z]{2})$/.exec(last)?.[1] ?? '';
  const bare = language === '' ? last : last.slice(0, -3);
  const name = /^_?(?:index|readme|page)$/i.test(bare) ? (parts.at(-2) ?? bare) : bare;
  const [, date = '', slug = name] = /^(\d{4}-\d\d-\d\d)[-_](.+)$/.exec(name) ?? [];
  const folder = parts.slice(0, -1).find((part) => languageFolder.test(part)) ?? '';
  return { slug, date, language: language || folder.slice(0, 2).toLowerCase() };
}

/** What a post's translations have in common: its path without languages. */
export function pathOfAll(path: string): string {
  const parts = path.split('/').filter((part) => !languageFolder.test(part));
  return parts.join('/').replace(/\.(?:en|es)(?:[-_][a-z]{2})?(?=\.[^./]*$)/i, '');
}

/** Jekyll's names for patterns of addresses (https://jekyllrb.com/docs/permalinks/). */
const styles: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title.html',
  pretty: '/:categories/:year/:month/:day/:title/',
  none: '/:categories/:title.html',
};

/** Where a post was, from its site's root: as its head says, or as Jekyll, Hugo and Astro make it. '' where nobody can know. */
export function postLink(path: string, head: Row, permalink: string): string {
  const own = textOf(head, 'permalink', 'url');
  if (/^(?:\/|https?:)/.test(own) && !/\/:[a-z]/.test(own)) return own;
  const { slug: fileSlug, date } = readFileName(path);
  const slug = textOf(head, 'slug') || fileSlug;
  if (/(?:^|\/)_posts\//.test(path)) {
    const pattern = /^[/]/.test(own) ? own : permalink;
    return jekyllLink(
      Object.hasOwn(styles, pattern) ? (styles[pattern] ?? '') : pattern || (styles.date ?? ''),
      {
        slug,
        date: date || textOf(head, 'date').slice(0, 10),
        categories: categoriesOf(head),
      },
    );
  }
  const section = /(?:^|\/)(?:src\/content|content)\/(.*)$/.exec(path)?.[1];
  if (section === undefined) return '';
  const folders = section.split('/').slice(0, -1);
  if (/(?:^|\/)_?index(?:\.[a-z]{2})?\.[^/]*$/i.test(section)) folders.pop();
  return `/${[...folders, slug.replace(/^\/|\/$/g, '')].join('/')}/`.toLowerCase();
}

/** Where a page was, from its site's root: as its head says, or as its place among the site's pages makes it. '' for a home page. */
export function pageLink(path: string, head: Row): string {
  const own = postLink(path, head, '');
  if (own !== '') return own;
  const placed = /(?:^|\/)(?:src\/pages|_pages|pages)\/(.*)$/.exec(path)?.[1];
  const isIndex = /(?:^|\/)_?index(?:\.[a-z]{2})?\.[^/]*$/i.test(path);
  const folders = (placed ?? '').split('/').slice(0, isIndex ? -2 : -1);
  const { slug } = readFileName(placed ?? path);
  return /^_?index$/i.test(slug)
    ? ''
    : `/${[...folders, textOf(head, 'slug') || slug].join('/')}/`.toLowerCase();
}

interface JekyllParts {
  slug: string;
  date: string;
  categories: string[];
}

/** A text names several, with spaces between them, as `category` names one. */
function categoriesOf({ category, categories }: Row): string[] {
  const names = typeof categories === 'string' ? categories.split(/\s+/) : asList(categories).map(asText);
  return [asText(category), ...names].filter(Boolean);
}

function jekyllLink(pattern: string, { slug, date, categories }: JekyllParts): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const values: Record<string, string> = {
    categories: categories.map((name) => name.toLowerCase().replaceAll(' ', '-')).join('/'),
    year,
    month,
    day,
    title: slug,
    name: slug,
    slug: slug.toLowerCase(),
    output_ext: '.html',
    i_month: String(Number(month)),
    i_day: String(Number(day)),
    short_year: year.slice(2),
  };
  const link = `/${pattern}`.replace(/:([a-z_]+)/g, (whole, name: string) => values[name] ?? whole);
  // Numbers that only the old site knew.
  return link.includes(':') ? '' : link.replace(/\/{2,}/g, '/');
}
