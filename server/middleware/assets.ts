import { readBuiltFiles } from '../built-files/read-built-files.ts';
import { sendFile } from '../built-files/send-file.ts';
import type { Middleware } from '../pages.ts';
import { refuse } from '../refuse.ts';

/**
 * Serves the built files: hashed ones for ever, the rest (icons, films) for an hour. They are read once, at the start, so
 * that no request meets the disk. Calls `next` for any other path.
 */
export function createAssets(folder: string): Middleware {
  const files = readBuiltFiles(folder);
  return (request, response, next) => {
    const file = files.get((request.url ?? '').split('?', 1)[0] ?? '');
    if (!file) return next();
    if (request.method === 'GET' || request.method === 'HEAD') return sendFile(request, response, file);
    return refuse(response, 405, 'A file can only be read here.', { Allow: 'GET, HEAD' });
  };
}
