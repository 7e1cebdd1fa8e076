// Apart from stored-articles.ts, which articles load: this would bring the tables of paths into their script.
import { paths } from '../../../shared/paths.ts';
import { wantsDrafts } from '../../../shared/preview.ts';
import { ownerAreas } from '../../../shared/public-pages.ts';

/** The owner's area, the API, what sends mail and reviews are never answered. */
const untouched = [...ownerAreas, '/api', paths.mailDraft, '/review'];

const fileKinds: readonly string[] = ['style', 'script', 'font', 'image'];

/** Whether the worker has an answer where the network fails: for a public page, a file of one, or not at all. */
export function answeredOffline(
  { method, mode, url, destination }: Pick<Request, 'method' | 'mode' | 'url' | 'destination'>,
  origin: string,
): 'page' | 'file' | undefined {
  const { origin: asked, pathname, searchParams } = new URL(url);
  if (method !== 'GET' || asked !== origin) return undefined;
  if (untouched.some((path) => pathname === path || pathname.startsWith(`${path}/`))) return undefined;
  if (mode !== 'navigate') return fileKinds.includes(destination) ? 'file' : undefined;
  // Feeds, pictures and other files are no pages.
  const isFile = /\.\w+$/.test(pathname);
  return isFile || wantsDrafts(searchParams) ? undefined : 'page';
}
