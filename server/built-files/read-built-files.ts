import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { offlineWorkerPath } from '../../shared/offline-worker.ts';
import type { Compression } from '../accepts.ts';

export interface FileBody {
  bytes(): Buffer;
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
    const br = paths.has(`${path}.br`) ? readBody(`${file}.br`) : undefined;
    const gzip = paths.has(`${path}.gz`) ? readBody(`${file}.gz`) : undefined;
    files.set(path, {
      type: contentType(path),
      cacheControl: cacheControl(path),
      plain: gzip ? unzipped(gzip, statSync(file).size) : readBody(file),
      compressed: { ...(br && { br }), ...(gzip && { gzip }) },
    });
  }
  return files;
}

/** What lies beside its compressed form is held in that form alone: hardly anybody asks for the other. */
function unzipped(gzip: FileBody, size: number): FileBody {
  return { bytes: () => gunzipSync(gzip.bytes()), size, etag: gzip.etag.replace(/"$/, '-plain"') };
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((path) => !path.includes('/.'));
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
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
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
