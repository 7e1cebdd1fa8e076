import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Pictures and fonts are compressed already. */
const compressible = /\.(css|js|mjs|svg|json|webmanifest|txt|xml)$/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export function compress(): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    async writeBundle({ dir }) {
      if (this.environment.name !== 'client' || !dir) return;
      const entries = await readdir(dir, { recursive: true, withFileTypes: true });
      const files = entries
        .filter((entry) => entry.isFile() && compressible.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name));
      await Promise.all(files.map(compressFile));
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  await writeFile(`${path}.br`, await brotli(content));
  await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
}
