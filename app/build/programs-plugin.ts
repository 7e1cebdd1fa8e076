import { basename, dirname, join, relative, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Folders of the server's own modules; what the pages name is for the browser. */
const own = /^(api|cli|core|db|server|shared|readers)\//;

const ownAddress = /new URL\(\s*'(\.[^']+)',\s*import\.meta\.url,?\s*\)/g;

/**
 * Builds programs beside the pages' bundle, `entries` by the names of their files: what several use is loaded once, and one file
 * is sooner read than six hundred. Files that a module names by its own address are found from where it was built; those that run on threads
 * or as processes of their own are built too.
 */
export function programs(entries: Readonly<Record<string, string>>): Plugin {
  let root = '';
  let output = '';
  return {
    name: 'programs',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    configResolved(config) {
      root = config.root;
      output = resolve(root, config.environments.ssr?.build.outDir ?? 'build/server');
    },
    buildStart() {
      for (const [fileName, entry] of Object.entries(entries))
        this.emitFile({ type: 'chunk', id: join(root, entry), fileName });
    },
    transform(code, id) {
      if (!own.test(withSlashes(relative(root, id))) || !code.includes('import.meta.url')) return undefined;
      const moved = code.replace(ownAddress, (_, path: string) => {
        const file = resolve(dirname(id), path);
        return `new URL('${file.endsWith('.ts') ? build(this, file) : fromOutput(path, file)}', import.meta.url)`;
      });
      return { code: moved, map: null };
    },
  };

  function build(context: Pick<Rolldown.PluginContext, 'emitFile'>, file: string): string {
    const fileName = `${basename(file, '.ts')}.js`;
    context.emitFile({ type: 'chunk', id: file, fileName });
    return `./${fileName}`;
  }

  /** With the slash at the end that tells a folder. */
  function fromOutput(path: string, file: string): string {
    return withSlashes(relative(output, file)) + (path.endsWith('/') ? '/' : '');
  }
}

function withSlashes(path: string): string {
  return path.replaceAll('\\', '/');
}
