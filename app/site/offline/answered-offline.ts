// Separate from stored-articles.ts, which article pages load, because this module imports the path tables.
import { paths } from '../../../shared/paths.ts';
import { wantsDrafts } from '../../../shared/preview.ts';
import { ownerAreas } from '../../../shared/public-pages.ts';

/** Paths that always need the network. */
const untouched = [...ownerAreas, '/api', paths.mailDraft, '/review'];

const fileKinds: readonly string[] = ['style', 'script', 'font', 'image'];

/** Returns what the worker responds with when the network fails, if anything. */
export function respondedOffline(
  { method, mode, url, destination }: Pick<Request, 'method' | 'mode' | 'url' | 'destination'>,
  origin: string,
): 'page' | 'file' | undefined {
  const { origin: asked, pathname, searchParams } = new URL(url);
  if (method !== 'GET' || asked !== origin) return undefined;
  if (untouched.some((path) => pathname === path || pathname.startsWith(`${path}/`))) return undefined;
  if (mode !== 'navigate') return fileKinds.includes(destination) ? 'file' : undefined;
  // Feeds, images and other files aren't pages.
  const isFile = /\.\w+$/.test(pathname);
  return isFile || wantsDrafts(searchParams) ? undefined : 'page';
}
