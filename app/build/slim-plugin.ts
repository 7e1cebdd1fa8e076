import { minifySync, type Plugin } from 'vite';

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
      // Zod's sentences in fifty languages.
      if (!id.replaceAll('\\', '/').endsWith('/zod/v4/locales/index.js')) return undefined;
      return "export { default as en } from './en.js';";
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
