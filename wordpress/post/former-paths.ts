import { percentDecoded } from '../../shared/addresses.ts';
import type { WxrItem } from '../xml/wxr-item.ts';

type Item = Pick<WxrItem, 'id' | 'guid' | 'link' | 'name' | 'date' | 'former'>;

/** Paths that are kept for one post. */
const most = 200;

/**
 * Every path at which a post was besides its link's: its number, which WordPress always knows, and its link as earlier
 * slugs and dates made it, which WordPress leads on. `base` is the blog's own address, with a slash at its end.
 */
export function formerPaths(item: Item, base: string | null): string[] {
  const paths = new Set<string>();
  const home = (base && URL.parse(base)?.pathname) || '/';
  // Our own exports have numbers that were made up for the file.
  if (/^[1-9]\d{0,17}$/.test(item.id) && !item.guid.startsWith('urn:uuid:'))
    paths.add(`${home}?p=${item.id}`);
  const link = URL.parse(item.link);
  const written = link?.search ? '' : (link?.pathname ?? '');
  for (const dated of [written, ...redated(written, item)]) {
    for (const path of [dated, ...item.former.slugs.map((slug) => renamed(dated, item.name, slug))]) {
      if (path !== '' && path !== written) paths.add(path);
    }
  }
  // Slugs lead on below this site's own blog too: an export of ours says where posts were by these alone.
  // The names of Squarespace are paths, and no slugs.
  const isSlug = !item.name.includes('/');
  const slugs = isSlug && /[^\w-]/.test(item.name) ? [item.name, ...item.former.slugs] : item.former.slugs;
  for (const slug of slugs) paths.add(`/blog/${encoded(slug)}`);
  for (const path of item.former.paths) if (path.startsWith('/')) paths.add(path);
  return [...paths].slice(0, most);
}

/** As in an address, whether it came encoded or not. */
function encoded(slug: string): string {
  return encodeURIComponent(percentDecoded(slug));
}

/** A path with another slug in the place of the post's; '' where it holds none, or where the other is none. */
function renamed(path: string, name: string, slug: string): string {
  const wanted = percentDecoded(name).toLowerCase();
  const segments = path.split('/');
  const at = segments.findLastIndex((segment) => slugIn(segment) === wanted);
  if (wanted === '' || slug === '' || at < 0) return '';
  const ending = /\.\w{2,5}$/.exec(segments[at] ?? '')?.[0] ?? '';
  segments[at] = encoded(slug) + ending;
  return segments.join('/');
}

/** `/%postname%.html` is a permalink too. */
function slugIn(segment: string): string {
  return percentDecoded(segment)
    .toLowerCase()
    .replace(/\.\w{2,5}$/, '');
}

/** A path that begins with the post's date, with each of its earlier dates instead. */
function redated(path: string, { date, former }: Item): string[] {
  const [year, month, day] = date.slice(0, 10).split('-');
  const forms: ((parts: string[]) => string)[] = [
    ([y, m, d]) => `/${y}/${m}/${d}/`,
    ([y, m]) => `/${y}/${m}/`,
    ([y]) => `/${y}/`,
  ];
  if (!year || !month || !day) return [];
  const form = forms.find((make) => path.includes(make([year, month, day])));
  const earlier = former.dates
    .map((each) => each.slice(0, 10))
    .filter((each) => /^\d{4}(-\d\d){2}$/.test(each));
  return form ? earlier.map((each) => path.replace(form([year, month, day]), form(each.split('-')))) : [];
}
