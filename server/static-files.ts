import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, join, relative, sep } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { offlineWorkerPath } from '../shared/offline.ts';
import type { Middleware } from './addresses.ts';
import { type Compression, isKnownEtag, negotiateEncoding, refuse } from './response.ts';

/** Serves the files built before the start. Hashed ones are cached permanently, the rest for an hour. */
export function createAssets(files: ReadonlyMap<string, BuiltFile>): Middleware {
  return (request, response, next) => {
    const file = files.get((request.url ?? '').split('?', 1)[0] ?? '');
    if (!file) return next();
    if (request.method === 'GET' || request.method === 'HEAD') return sendFile(request, response, file);
    return refuse(response, 405, 'Method not allowed.', { Allow: 'GET, HEAD' });
  };
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: BuiltFile): void {
  const { headers } = request;
  const range = askedRange(request, file.plain);
  // Ranges refer to the uncompressed file. They are meant for videos, which don't compress.
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

/** Returns the requested range. Ranges apply only to GET, and with `If-Range` only if the file hasn't changed (RFC 9110, section 14.2). */
function askedRange({ method, headers }: IncomingMessage, { size, etag }: FileBody) {
  const isOurs = headers['if-range'] === undefined || headers['if-range'] === etag;
  return method === 'GET' && isOurs ? readByteRange(headers.range, size) : 'all';
}

/** File names below this path contain a hash of their content. */
const hashedFiles = '/assets/';

interface FileBody {
  /** Returns the file; undefined if another build has removed it since the start. */
  bytes(): Buffer | undefined;
  size: number;
  /** Includes the quotes of the `ETag` header. */
  etag: string;
}

export interface BuiltFile {
  type: string;
  cacheControl: string;
  plain: FileBody;
  compressed: Partial<Record<Compression, FileBody>>;
}

/** Reads a folder recursively, without hidden files. Keys are URL paths: `/assets/x.js`. */
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

/** Stores only the compressed form, because hardly any client requests the other. */
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

/** Reads a file on its first request and keeps it in memory; most files are for the owner. The name identifies the content. */
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

/** Returns the caching header. A hashed name never gets other content, and an outdated service worker must not run. */
function cacheControl(path: string): string {
  if (path.startsWith(hashedFiles)) return 'public, max-age=31536000, immutable';
  return path === offlineWorkerPath ? 'no-cache' : 'public, max-age=3600';
}

/** Complete, because `nosniff` forbids browsers to guess. */
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

/** What to send of a file: all, nothing, or the bytes from `first` to `last`, inclusive. */
export type ByteRange = 'all' | 'none' | { first: number; last: number };

/** Parses a `Range` header for `size` bytes (RFC 9110, section 14). Only a single byte range is supported. */
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
