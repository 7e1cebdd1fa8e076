import { basename, dirname, join, relative, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Server modules. In app/, URLs made from `import.meta.url` are for the browser. */
const own = /^(api|cli|core|db|server|shared|readers)\//;

const ownAddress = /new URL\(\s*'(\.[^']+)',\s*import\.meta\.url,?\s*\)/g;

/**
 * Builds programs together with the pages' bundle: shared code is loaded once, and one file loads faster than
 * six hundred. Also builds workers, and corrects the paths of other files named by `import.meta.url`.
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

  /** Keeps a folder's trailing slash. */
  function fromOutput(path: string, file: string): string {
    return withSlashes(relative(output, file)) + (path.endsWith('/') ? '/' : '');
  }
}

function withSlashes(path: string): string {
  return path.replaceAll('\\', '/');
}
