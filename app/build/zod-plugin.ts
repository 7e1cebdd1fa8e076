import type { Plugin } from 'vite';

/** Keeps zod from trying `Function`, which violates the content security policy: browsers report that. */
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
