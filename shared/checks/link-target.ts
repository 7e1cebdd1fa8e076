import { ownPath } from '../addresses.ts';
import { paths } from '../paths.ts';
import { ownerAreas, publicPages } from '../public-pages.ts';

/** What an address of this site leads to, as far as the address tells. */
export type LinkTarget =
  | { kind: 'page' }
  | { kind: 'owner' }
  | { kind: 'post'; slug: string }
  | { kind: 'tag'; tag: string }
  | { kind: 'picture'; id: string }
  | { kind: 'other'; path: string };

const pages: ReadonlySet<string> = new Set([...publicPages.map(({ path }) => path), '/outcomes', '/offline']);

/** Where a link leads; undefined where that is another site, or nothing that a page would answer. */
export function linkTarget(href: string, origin: string): LinkTarget | undefined {
  const path = ownPath(href) ?? pathAt(href, origin);
  if (path === undefined) return undefined;
  const bare = (path.split(/[?#]/)[0] ?? '').replace(/\/+$/, '') || '/';
  if (pages.has(bare)) return { kind: 'page' };
  if (ownerAreas.some((area) => bare === area || bare.startsWith(`${area}/`))) return { kind: 'owner' };
  const [, folder, first = '', second = ''] = bare.split('/');
  if (folder === 'blog' && first === 'tag' && second) return { kind: 'tag', tag: decoded(second) };
  if (folder === 'blog' && first && !second && !first.includes('.'))
    return { kind: 'post', slug: decoded(first) };
  if (folder === 'media' && first) return { kind: 'picture', id: decoded(first) };
  // A file, or an answer that is no page: nobody here knows.
  if (/\.\w{1,5}$/.test(bare) || folder === 'api' || folder === 'share-pictures') return { kind: 'page' };
  return { kind: 'other', path: bare };
}

function pathAt(href: string, origin: string): string | undefined {
  const url = URL.parse(href, `${origin}${paths.blog}/x`);
  return url?.origin === new URL(origin).origin ? url.pathname + url.search + url.hash : undefined;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
