import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { apiViewerFiles } from '../../shared/page-scripts.ts';

const read = (name: string) => readFile(fileURLToPath(import.meta.resolve(`swagger-ui-dist/${name}`)));

/** Puts the viewer of `/api/docs` among the site's own files, as its package has them, with its license. */
export function apiViewer(): Plugin {
  const files = Object.entries(apiViewerFiles);
  return {
    name: 'api-viewer',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [name, path] of files)
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: await read(name) });
    },
    configureServer(server) {
      for (const [name, path] of files)
        server.middlewares.use(path, async (_request, response) => {
          response.setHeader('Content-Type', path.endsWith('.css') ? 'text/css' : 'text/javascript');
          response.end(await read(name));
        });
    },
  };
}
