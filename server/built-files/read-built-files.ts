import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { offlineWorkerPath } from '../../shared/paths.ts';
import type { Compression } from '../negotiation.ts';

/** Below here lie files whose names have a hash of what is in them. */
const hashedFiles = '/assets/';

export interface FileBody {
  /** Undefined where the file is gone since the start: the site was built anew. */
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
