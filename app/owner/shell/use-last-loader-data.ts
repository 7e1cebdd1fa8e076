import { useState } from 'react';

/** What a guarded page is made of. */
export interface Guarded<Shown> {
  /** Null for whoever is not signed in. */
  shown: Shown | null;
  /** When the session ends, as an ISO 8601 timestamp. */
  expiresAt: string | undefined;
  /** Someone is signed in, with a password that the site made up: another has to be chosen first. */
  mustChoosePassword?: true;
  /** The server did not answer; told by the browser. */
  lost?: true;
}

/** For the `clientLoader` of a guarded page: that the server can't be asked is an answer too. Redirects are thrown on. */
export async function askOrLose<Shown>(serverLoader: () => Promise<Guarded<Shown>>): Promise<Guarded<Shown>> {
  try {
    return await serverLoader();
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    return { shown: null, expiresAt: undefined, lost: true };
  }
}

/** What was on the page stays there when the server can't be asked. */
export function useLastLoaderData<Shown>(loaded: Guarded<Shown>): Guarded<Shown> {
  const [kept, setKept] = useState(loaded);
  if (!loaded.lost && loaded !== kept) setKept(loaded);
  return loaded.lost ? kept : loaded;
}
