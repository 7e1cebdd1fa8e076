import type { Plugin } from 'vite';

/**
 * Tells zod that it may not compile checks with `Function`: to try is a violation of the content security policy,
 * which browsers report.
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
