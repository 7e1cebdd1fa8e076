import { setImmediate as nextTurn } from 'node:timers/promises';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

/** The framework's build, in which modules of the owner's pages may be empty until they are loaded, by the ids of their routes (`build/owner-routes-plugin.ts`). */
type ApartBuild = Pick<ServerBuild, 'routes'> & { ownerModules?: ReadonlyMap<string, () => Promise<object>> };

/** Gives a function that loads what an address, of a page or of its data, needs of the owner's pages, and tells how many modules are there by then. */
export function ownerPages({ routes, ownerModules }: ApartBuild): (url: string) => Promise<number> {
  const missing = new Map(ownerModules);
  const tree = childrenOf(routes, undefined);
  let count = 0;
  return async (url) => {
    if (missing.size === 0) return count;
    // Of data the framework takes away the same.
    const pathname = new URL(url).pathname.replace(/(?<=\/)_\.data$|\.data$/, '');
    for (const { route } of matchRoutes(tree, pathname) ?? []) {
      const { id = '' } = route;
      const load = missing.get(id);
      if (!load) continue;
      Object.assign(routes[id]?.module ?? {}, await load());
      if (missing.delete(id)) count += 1;
      // Some tens of milliseconds are not had in one turn.
      await nextTurn();
    }
    return count;
  };
}

function childrenOf(routes: ServerBuild['routes'], parentId: string | undefined): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) => ({
      id,
      ...(path !== undefined && { path }),
      ...(index ? { index: true } : { children: childrenOf(routes, id) }),
    }));
}
