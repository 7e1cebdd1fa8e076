import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { apiViewerFiles } from '../../shared/page-scripts.ts';

const read = (name: string) => readFile(fileURLToPath(import.meta.resolve(`swagger-ui-dist/${name}`)));

/** Serves the API reference viewer of `/api/docs` and its license from their npm package. */
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

/** Images and fonts are already compressed. */
const compressible = /\.(css|js|mjs|svg|json|webmanifest|txt|xml)$/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses the client's files after the whole build, because React Router adds its manifest at the end. */
export function compress(): Plugin {
  return {
    name: 'compress',
    buildApp: {
      order: 'post',
      async handler({ config, environments }) {
        const dir = resolve(config.root, environments.client?.config.build.outDir ?? '');
        const entries = await readdir(dir, { recursive: true, withFileTypes: true });
        const files = entries
          .filter((entry) => entry.isFile() && compressible.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name));
        await Promise.all(files.map(compressFile));
      },
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  await writeFile(`${path}.br`, await brotli(content));
  await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
}
