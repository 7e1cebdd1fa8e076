import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Compression } from '../accepts.ts';

export interface FileBody {
  bytes: Buffer;
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
  const bodies = new Map(listFiles(folder).map((path) => [path, readBody(join(folder, path))]));
  const files = new Map<string, BuiltFile>();
  for (const [path, plain] of bodies) {
    const original = path.replace(/\.(br|gz)$/, '');
    if (original !== path && bodies.has(original)) continue;
    const [br, gzip] = [bodies.get(`${path}.br`), bodies.get(`${path}.gz`)];
    files.set(path, {
      type: contentType(path),
      // The name of a hashed file stands for one content for ever.
      cacheControl: path.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
      plain,
      compressed: { ...(br && { br }), ...(gzip && { gzip }) },
    });
  }
  return files;
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((path) => !path.includes('/.'));
}

function readBody(path: string): FileBody {
  const bytes = readFileSync(path);
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 24)}"` };
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
