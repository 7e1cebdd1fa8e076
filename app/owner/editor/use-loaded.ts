import { useEffect, useEffectEvent, useState } from 'react';

/** A component that is loaded when it is first wanted, and stays. `load` must not change. */
export function useLoaded<Component>(
  isWanted: boolean,
  load: () => Promise<Component>,
  onFailed: () => void,
): Component | undefined {
  const [loaded, setLoaded] = useState<{ component: Component }>();
  const failed = useEffectEvent(onFailed);
  useEffect(() => {
    if (!isWanted || loaded) return;
    let isGone = false;
    load().then(
      (component) => isGone || setLoaded({ component }),
      () => isGone || failed(),
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, load, loaded]);
  return isWanted ? loaded?.component : undefined;
}
