import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { apiViewer, compress } from './app/build/assets-plugin.ts';
import { programs } from './app/build/programs-plugin.ts';
import { offlineWorker, siteScript, zodWithoutEval } from './app/build/scripts-plugin.ts';

/** All styles of the public pages go in one file, so that a first visit waits for only one. The owner area's styles are split. */
const publicStyles = /\/app\/(?!owner\/).*\.css$/;

/** A constant from a file with schemas must not include all of zod in the browser's code. */
const treeshake = { manualPureFunctions: ['z'] };

export default defineConfig(({ command }) => ({
  publicDir: 'app/public',
  // Vitest tests modules, not routes, and the framework's transforms would interfere.
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
    // Fonts and images stay separate files, because the content security policy forbids `data:` fonts.
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
      // One file that contains all packages starts faster than resolving node_modules.
      ...(command === 'build' && {
        // Packages that aren't bundled: those with machine code, those that depend on the order of their
        // modules, and those missing from a running site.
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
