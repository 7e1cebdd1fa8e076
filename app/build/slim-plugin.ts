import { minifySync, type Plugin } from 'vite';

/** Parts of libraries that these load and the server never calls, with what stands in their place. */
const unused: [end: string, code: string][] = [
  // Zod's sentences in fifty languages.
  ['/zod/v4/locales/index.js', "export { default as en } from './en.js';"],
  // React's older way of rendering.
  ['/react-dom/cjs/react-dom-server-legacy.browser.production.js', 'module.exports = {};'],
];

/** Names and lines stay, for the log's sake. One letter beyond ASCII makes the engine hold a whole file in twice the bytes. */
const written = {
  compress: true,
  mangle: false,
  codegen: { removeWhitespace: false, asciiOnly: true, legalComments: 'none' },
} as const;

/** Leaves out of the server what would only take memory and time to start. */
export function slim(): Plugin {
  return {
    name: 'slim',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    load(id) {
      const path = id.replaceAll('\\', '/');
      return unused.find(([end]) => path.endsWith(end))?.[1];
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = minifySync(file.fileName, file.code, written).code;
        }
      },
    },
  };
}
