import { paths } from '../shared/paths.ts';
import { publicPages } from '../shared/public-pages.ts';
import { canonicalApiPath, isReviewPath } from '../shared/requests.ts';
import { isMediaPath } from './deliver-media.ts';
import { isPublicPage } from './pages.ts';

/** What can be asked for, as its address alone tells it. `other` is where nothing of the site's own lies. */
export const requestKinds = [
  'page',
  'article',
  'list',
  'feed',
  'api',
  'owner',
  'media',
  'file',
  'other',
] as const;

export type RequestKind = (typeof requestKinds)[number];

const feeds = new Set<string>([paths.feed, paths.sitemap, '/robots.txt', '/llms.txt']);

const pages = new Set<string>([
  ...publicPages.map(({ path }) => path),
  ...[paths.outcomes, paths.offline, paths.mailDraft],
]);

const tag = paths.tag('');
const article = paths.post('');

/** Of a request target as it was sent, with or without its query. */
export function requestKind(target: string): RequestKind {
  const end = target.search(/[?#]/);
  const path = end < 0 ? target : target.slice(0, end);
  if (canonicalApiPath(path) !== undefined) return 'api';
  if (isMediaPath(path)) return 'media';
  if (isReviewPath(path)) return 'page';
  if (!isPublicPage(path)) return 'owner';
  if (path === paths.blog || path.startsWith(tag)) return 'list';
  if (feeds.has(path)) return 'feed';
  if (path.startsWith(article)) return path.includes('/', article.length) ? 'other' : 'article';
  if (pages.has(path)) return 'page';
  return /\.\w{2,11}$/.test(path) ? 'file' : 'other';
}
