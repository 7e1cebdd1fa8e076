declare module 'virtual:site-script' {
  /** Address of the public pages' script. */
  export const siteScriptUrl: string;
}

declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router';

  interface ApartBuild extends ServerBuild {
    /** How modules that are empty yet are loaded, by the ids of their routes (`build/owner-routes-plugin.ts`); absent in development. */
    ownerModules?: ReadonlyMap<string, () => Promise<object>>;
  }

  const build: ApartBuild;
  export = build;
}
