import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MediaCore } from '../core/media/media-core.ts';
import { accepts } from './accepts.ts';
import { isKnownEtag } from './is-known-etag.ts';

const folder = '/media/';

export function isMediaPath(path: string): boolean {
  return path.startsWith(folder);
}

/** Forms that are sent only to who names them in `Accept`, the smallest first. */
const forms = ['avif', 'webp'] as const;

/** Answers a picture in the best form that the asker knows, kept for a year; a stand-in, until that is made, for a minute. */
export async function deliverMedia(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  media: MediaCore,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return refuse(response, 405, 'A picture can only be read here.');
  }
  const isAccepted = accepts(request.headers.accept);
  const found = await media.open(url.pathname, {
    width: wantedWidth(url.searchParams.get('w')),
    formats: forms.filter((form) => isAccepted(`image/${form}`)),
  });
  if (!found.ok) return refuse(response, 404, 'There is no picture at this address.');
  const { bytes, format, width, isLasting } = found.value;
  const { pathname } = url;
  const bare = pathname.slice(pathname.lastIndexOf('/') + 1, pathname.lastIndexOf('.'));
  const name = `${bare}.${format === 'jpeg' ? 'jpg' : format}`;
  const tag = `"${width}-${format}"`;
  response.setHeader('ETag', tag);
  response.setHeader('Vary', 'Accept');
  response.setHeader('Cache-Control', `public, max-age=${isLasting ? '31536000, immutable' : 60}`);
  response.setHeader(
    'Content-Security-Policy',
    "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  );
  if (isKnownEtag(request.headers['if-none-match'], tag)) return void response.writeHead(304).end();
  response.writeHead(200, {
    'Content-Type': `image/${format}`,
    'Content-Length': bytes.length,
    'Content-Disposition': `inline; filename="${name}"`,
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

function wantedWidth(parameter: string | null): number | undefined {
  if (parameter === null) return undefined;
  return /^\d{1,5}$/.test(parameter) ? Number(parameter) : Number.NaN;
}

function refuse(response: ServerResponse, status: number, detail: string): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    .end(JSON.stringify({ detail }));
}
