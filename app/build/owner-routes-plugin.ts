import type { Plugin } from 'vite';

const serverBuild = '\0virtual:react-router/server-build';

/** As the framework's plugin writes them into its build. */
const routeImport = /^import \* as (route\d+) from ("[^"]+");$/gm;

/**
 * Leaves the owner's pages out of what a start loads: most of a site's requests are its visitors'. Their modules are empty in the
 * framework's build, which exports how each is loaded: `ownerModules`, by the id of its route.
 */
export function ownerRoutesApart(isOwners: (file: string) => boolean): Plugin {
  return {
    name: 'owner-routes-apart',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform(code, id) {
      if (id !== serverBuild) return undefined;
      const loading: string[] = [];
      const apart = code.replace(routeImport, (statement: string, name: string, file: string) => {
        if (!isOwners(JSON.parse(file))) return statement;
        loading.push(`[${name}, () => import(${file})]`);
        return `const ${name} = {};`;
      });
      if (loading.length === 0) this.error('The framework’s build names no page of the owner’s any more');
      const exported = `const loading = new Map([${loading.join(', ')}]);
      export const ownerModules = new Map(
        Object.values(routes).filter(({ module }) => loading.has(module)).map(({ id, module }) => [id, loading.get(module)]),
      );`;
      return { code: `${apart}\n${exported}`, map: null };
    },
  };
}
