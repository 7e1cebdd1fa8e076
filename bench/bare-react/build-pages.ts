import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages, folder, root } from './built-pages.ts';

const left = /^(\..*|node_modules|build|data|docs|e2e|test-results)$/;

/**
 * Builds the pages as the site's are, in a copy of the project whose entry is `entry.tsx`: what compares the two must not be
 * in the program itself.
 */
export function buildPages(): void {
  rmSync(folder, { recursive: true, force: true });
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
  if (!existsSync(builtPages)) throw new Error(`The pages could not be built: ${stdout}${stderr}`);
}
