import type { BuiltFile } from '../built-files/read-built-files.ts';
import { sendFile } from '../built-files/send-file.ts';
import type { Middleware } from '../pages.ts';
import { refuse } from '../refuse.ts';

/** Serves the built files that are there at the start: hashed ones are kept for ever, the rest for an hour. */
export function createAssets(files: ReadonlyMap<string, BuiltFile>): Middleware {
  return (request, response, next) => {
    const file = files.get((request.url ?? '').split('?', 1)[0] ?? '');
    if (!file) return next();
    if (request.method === 'GET' || request.method === 'HEAD') return sendFile(request, response, file);
    return refuse(response, 405, 'A file can only be read here.', { Allow: 'GET, HEAD' });
  };
}
