import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

const left = /^(\..*|node_modules|build|data|docs|e2e|test-results)$/;

/**
 * Builds the pages as the site's are, in a copy of the project whose entry is `entry.tsx`: what compares the two must not be
 * in the program itself. Gives the path of the built entry.
 */
export function buildPages(folder: string): string {
  mkdirSync(folder);
  for (const name of readdirSync(root).filter((name) => !left.test(name))) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  writeFileSync(join(folder, 'app/entry.ts'), "export * from '../bench/bare-react/entry.tsx';\n");
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const router = join(root, 'node_modules/@react-router/dev/bin.cjs');
  const { stdout, stderr } = spawnSync(process.execPath, [router, 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const entry = join(folder, 'build/server/entry.js');
  if (!existsSync(entry)) throw new Error(`The pages could not be built: ${stdout}${stderr}`);
  return entry;
}
