import type { Plugin } from 'vite';

/**
 * Zod compiles its checks with `Function` where it may, and tries whether it may as soon as it is loaded: a violation of
 * the pages' policy, which browsers would report of every visit. Here it may not, and need not try.
 */
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
