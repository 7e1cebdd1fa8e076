import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the first render, which has to be the server's; true once the page's script has come. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
