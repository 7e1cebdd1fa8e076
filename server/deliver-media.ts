import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MediaCore } from '../core/media/media-core.ts';

/** Where the library's pictures lie. */
const folder = '/media/';

export function isMediaPath(path: string): boolean {
  return path.startsWith(folder);
}

/** Forms that are sent only to who names them in `Accept`, the smallest first. */
const forms = ['avif', 'webp'] as const;

/**
 * Answers a picture of the media library in the best form that the asker knows. Its address stands for one content
 * for ever, so it is kept for a year; a stand-in, sent while the wanted form is being made, for a minute.
 */
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
  const found = await media.open(url.pathname, {
    width: wantedWidth(url.searchParams.get('w')),
    formats: forms.filter((form) => accepts(request.headers.accept, form)),
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
  if (matches(request.headers['if-none-match'], tag)) return void response.writeHead(304).end();
  response.writeHead(200, {
    'Content-Type': `image/${format}`,
    'Content-Length': bytes.length,
    'Content-Disposition': `inline; filename="${name}"`,
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** NaN for what is no number, a width in which nothing comes. */
function wantedWidth(parameter: string | null): number | undefined {
  if (parameter === null) return undefined;
  return /^\d{1,5}$/.test(parameter) ? Number(parameter) : Number.NaN;
}

/** Whether an `Accept` header names a form, and not with the weight of nothing (RFC 9110, section 12.5.1). */
function accepts(header: string | undefined, form: string): boolean {
  return (header ?? '').split(',').some((range) => {
    const [type, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return type === `image/${form}` && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

function matches(header: string | undefined, tag: string): boolean {
  return (header ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === tag);
}

function refuse(response: ServerResponse, status: number, detail: string): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    .end(JSON.stringify({ detail }));
}
