import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

/** Serves the built files: hashed ones for ever, the rest (icons) for an hour. Calls `next` for any other path. */
export function createAssets(
  folder: string,
): (request: IncomingMessage, response: ServerResponse, next: () => void) => void {
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      response.setHeader(
        'Cache-Control',
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      // The server of files knows no such type, and browsers may not guess (`nosniff`).
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
    },
  });
  return (request, response, next) => {
    // Files are known from the start; one that is gone since (a newer build took its place) must not end the process.
    response.on('pipe', (file) => file.on('error', () => response.destroy()));
    serve(request, response, next);
  };
}
