import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, join, relative, sep } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { offlineWorkerPath } from '../shared/paths.ts';
import type { Middleware } from './addresses.ts';
import { type Compression, isKnownEtag, negotiateEncoding, refuse } from './response.ts';

/** Serves the built files that are there at the start: hashed ones are kept for ever, the rest for an hour. */
export function createAssets(files: ReadonlyMap<string, BuiltFile>): Middleware {
  return (request, response, next) => {
    const file = files.get((request.url ?? '').split('?', 1)[0] ?? '');
    if (!file) return next();
    if (request.method === 'GET' || request.method === 'HEAD') return sendFile(request, response, file);
    return refuse(response, 405, 'Method not allowed.', { Allow: 'GET, HEAD' });
  };
}

/** Answers GET and HEAD from what is held: whole in the smallest form that the asker reads, a range of it, or 304. */
function sendFile(request: IncomingMessage, response: ServerResponse, file: BuiltFile): void {
  const { headers } = request;
  const range = askedRange(request, file.plain);
  // Ranges count the bytes of the file as it is: a film, which no compression makes smaller.
  const encoding =
    range === 'all'
      ? negotiateEncoding(headers['accept-encoding'], (name) => file.compressed[name] !== undefined)
      : 'identity';
  const { bytes, size, etag } = (encoding !== 'identity' && file.compressed[encoding]) || file.plain;
  const isKnown = isKnownEtag(headers['if-none-match'], etag);
  const isAsked = request.method === 'GET' && !isKnown;
  const content = isAsked ? bytes() : undefined;
  if (isAsked && !content) return void refuse(response, 404, 'File not found.');
  response.setHeader('ETag', etag);
  response.setHeader('Cache-Control', file.cacheControl);
  response.setHeader('Accept-Ranges', 'bytes');
  if (Object.keys(file.compressed).length > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (isKnown) return void response.writeHead(304).end();
  if (range === 'none') {
    response.writeHead(416, { 'Content-Range': `bytes */${size}`, 'Content-Length': 0 }).end();
    return;
  }
  response.setHeader('Content-Type', file.type);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  const { first, last } = range === 'all' ? { first: 0, last: size - 1 } : range;
  if (range !== 'all') response.setHeader('Content-Range', `bytes ${first}-${last}/${size}`);
  response.writeHead(range === 'all' ? 200 : 206, { 'Content-Length': last - first + 1 });
  response.end(content?.subarray(first, last + 1));
}

/** RFC 9110, 14.2: a range is for GET alone, and with `If-Range` for the very file that the asker has the rest of. */
function askedRange({ method, headers }: IncomingMessage, { size, etag }: FileBody) {
  const isOurs = headers['if-range'] === undefined || headers['if-range'] === etag;
  return method === 'GET' && isOurs ? readByteRange(headers.range, size) : 'all';
}

/** Below here lie files whose names have a hash of what is in them. */
const hashedFiles = '/assets/';

interface FileBody {
  /** Undefined if the file was removed since the start by another build. */
  bytes(): Buffer | undefined;
  size: number;
  /** With its quotes, as the `ETag` header has it. */
  etag: string;
}

export interface BuiltFile {
  type: string;
  cacheControl: string;
  plain: FileBody;
  compressed: Partial<Record<Compression, FileBody>>;
}

/** Reads a folder with all below it, but what is hidden (the builder's own notes). Keys are addresses: `/assets/x.js`. */
export function readBuiltFiles(folder: string): ReadonlyMap<string, BuiltFile> {
  const paths = new Set(listFiles(folder));
  const files = new Map<string, BuiltFile>();
  for (const path of paths) {
    const original = path.replace(/\.(br|gz)$/, '');
    if (original !== path && paths.has(original)) continue;
    const file = join(folder, path);
    const body = path.startsWith(hashedFiles) ? hashedBody : readBody;
    const br = paths.has(`${path}.br`) ? body(`${file}.br`) : undefined;
    const gzip = paths.has(`${path}.gz`) ? body(`${file}.gz`) : undefined;
    files.set(path, {
      type: contentType(path),
      cacheControl: cacheControl(path),
      plain: gzip ? unzipped(gzip, statSync(file).size) : body(file),
      compressed: { ...(br && { br }), ...(gzip && { gzip }) },
    });
  }
  return files;
}

/** What lies beside its compressed form is held in that form alone: hardly anybody asks for the other. */
function unzipped(gzip: FileBody, size: number): FileBody {
  const bytes = () => {
    const zipped = gzip.bytes();
    return zipped && gunzipSync(zipped);
  };
  return { bytes, size, etag: gzip.etag.replace(/"$/, '-plain"') };
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((path) => !path.includes('/.'));
}

/** Read when it is first asked for, and held from then on: most of them are the owner's. Its name stands for what is in it. */
function hashedBody(path: string): FileBody {
  const { size } = statSync(path);
  let held: Buffer | undefined;
  const bytes = () => {
    held ??= existsSync(path) ? readFileSync(path) : undefined;
    return held;
  };
  return { bytes, size, etag: `"${basename(path)}"` };
}

function readBody(path: string): FileBody {
  const bytes = readFileSync(path);
  return {
    bytes: () => bytes,
    size: bytes.length,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 24)}"`,
  };
}

/** The name of a hashed file stands for one content for ever; of the service worker nobody may run one of before. */
function cacheControl(path: string): string {
  if (path.startsWith(hashedFiles)) return 'public, max-age=31536000, immutable';
  return path === offlineWorkerPath ? 'no-cache' : 'public, max-age=3600';
}

/** Browsers may not guess (`nosniff`). */
const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  mp4: 'video/mp4',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webm: 'video/webm',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

function contentType(path: string): string {
  return types[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';
}

/** What is to be sent of a file: all of it, the bytes from `first` to `last` (both counted in), or nothing that there is. */
export type ByteRange = 'all' | 'none' | { first: number; last: number };

/** Reads a `Range` header for `size` bytes (RFC 9110, section 14). Only a single range of bytes is understood. */
export function readByteRange(header: string | undefined, size: number): ByteRange {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return 'all';
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'none' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return 'all';
  return first >= size ? 'none' : { first, last };
}
