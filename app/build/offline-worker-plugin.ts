import { build, type Plugin } from 'vite';
import { offlineWorkerPath } from '../../shared/paths.ts';

/** Minified and in one piece: older browsers take no modules as service workers. */
async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: entry,
        output: { format: 'iife' },
        // Otherwise schemas in shared/ would bring all of zod.
        treeshake: { manualPureFunctions: ['z'] },
      },
    },
  });
  const outputs = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  const chunk = outputs.find((output) => output.type === 'chunk');
  if (!chunk) throw new Error(`Nothing was built from ${entry}.`);
  return chunk.code;
}

/** Builds the service worker. Its address is always the same: browsers look there for a newer one. */
export function offlineWorker(entry: string): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: offlineWorkerPath.slice(1), source: await bundle(entry) });
    },
  };
}
