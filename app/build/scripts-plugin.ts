import { build, type Plugin, type Rolldown } from 'vite';
import { offlineWorkerPath } from '../../shared/offline.ts';

const id = 'virtual:site-script';
const resolvedId = `\0${id}`;

interface Bundle {
  entry: string;
  files: { fileName: string; code: string }[];
}

/** Vite's wrapper makes dynamic imports ten times larger, and the styles are already loaded. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
};

/** A separate file for React stays cached when other code changes. */
const react = { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// };

async function bundle(entry: string): Promise<Bundle> {
  return await buildScript(entry, {
    entryFileNames: 'assets/site-[hash].js',
    // Every page's script lists the enhancements, so short names keep it small.
    chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '' : '[name]-'}[hash].js`,
    codeSplitting: { groups: [react] },
  });
}

async function buildScript(entry: string, output: Rolldown.OutputOptions): Promise<Bundle> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [plainImports],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      cssCodeSplit: false,
      // Without this, the schemas in shared/ would include all of zod.
      rollupOptions: { input: entry, output, treeshake: { manualPureFunctions: ['z'] } },
    },
  });
  const outputs = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const first = chunks.find((chunk) => chunk.isEntry);
  if (!first) throw new Error(`Nothing was built from ${entry}.`);
  return { entry: first.fileName, files: chunks.map(({ fileName, code }) => ({ fileName, code })) };
}

/** Builds the public pages' script. `virtual:site-script` exports its URL; in development, that of the source file. */
export function siteScript(entry: string): Plugin {
  let built: Promise<Bundle> | undefined;
  let development = false;
  const bundleOnce = () => {
    built ??= bundle(entry);
    return built;
  };

  return {
    name: 'site-script',
    sharedDuringBuild: true,
    configResolved(config) {
      development = config.command === 'serve';
    },
    resolveId: (source) => (source === id ? resolvedId : undefined),
    async load(loaded) {
      if (loaded !== resolvedId) return undefined;
      const url = development ? `/${entry}` : `/${(await bundleOnce()).entry}`;
      return `export const siteScriptUrl = ${JSON.stringify(url)};`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const { files } = await bundleOnce();
      for (const { fileName, code } of files) this.emitFile({ type: 'asset', fileName, source: code });
    },
  };
}

/** Builds the service worker. Its URL never changes, because browsers check it for updates. */
export function offlineWorker(entry: string): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      // One file: older browsers don’t support modules in service workers.
      const [file] = (await buildScript(entry, { format: 'iife' })).files;
      this.emitFile({ type: 'asset', fileName: offlineWorkerPath.slice(1), source: file?.code ?? '' });
    },
  };
}

/** Turns off zod's use of `Function`, which violates the content security policy and makes browsers report it. */
export function zodWithoutEval(): Plugin {
  return {
    name: 'zod-without-eval',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!id.replaceAll('\\', '/').endsWith('/zod/v4/core/core.js')) return undefined;
      return { code: `${code}\nglobalConfig.jitless = true;\n`, map: null };
    },
  };
}
