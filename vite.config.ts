import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { apiViewer, compress } from './app/build/assets-plugin.ts';
import { programs } from './app/build/programs-plugin.ts';
import { offlineWorker, siteScript, zodWithoutEval } from './app/build/scripts-plugin.ts';

/** All styles of the public pages in one file, so that a first visit waits for one; the owner's come apart. */
const publicStyles = /\/app\/(?!owner\/).*\.css$/;

/** A constant from a file with schemas must not bring all of zod into the browser. */
const treeshake = { manualPureFunctions: ['z'] };

export default defineConfig(({ command }) => ({
  publicDir: 'app/public',
  // Vitest tests modules, not routes: the framework's transforms would only be in its way.
  plugins: process.env.VITEST
    ? []
    : [
        reactRouter(),
        siteScript('app/site/enhancements/enhance-page.ts'),
        offlineWorker('app/site/offline/offline-worker.ts'),
        apiViewer(),
        compress(),
        zodWithoutEval(),
        programs({ 'main.js': 'server/main.ts', 'site.js': 'cli/main.ts' }),
      ],
  build: {
    // Fonts and pictures stay files of their own, as the content security policy wants no data: fonts.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  worker: { format: 'es', plugins: () => [zodWithoutEval()], rolldownOptions: { treeshake } },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: { codeSplitting: { groups: [{ name: 'site', test: publicStyles }] } },
          treeshake,
        },
      },
    },
    ssr: {
      build: {
        target: 'node24',
        rollupOptions: { input: './app/entry.ts', output: { chunkFileNames: '[name]-[hash].js' } },
      },
      // One file with everything in it starts faster than a walk through node_modules.
      ...(command === 'build' && {
        // Left beside it: what has machine code, wants its modules in their own order, or is not there in a site that runs.
        resolve: {
          noExternal: true,
          external: [
            'vite',
            'piscina',
            'dictionary-en',
            'dictionary-es',
            'sharp',
            '@resvg/resvg-js',
            '@simplewebauthn/server',
            'pg-native',
          ],
        },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
    },
  },
}));
