import { useEffect, useRef, useState } from 'react';
import type { OutsideLinks as Found } from '../../../../shared/checks/outside-link.ts';
import { paths } from '../../../../shared/paths.ts';
import { askWithProgress, type Progress, type ReadFailure } from '../../forms/api.ts';

/** What is known of the links to other sites: asked for by a button, and forgotten with the page. */
export interface OutsideLook {
  progress?: Progress;
  found?: Found;
  failure?: ReadFailure;
}

/** Has the server ask other sites whether the links of a text still lead somewhere, one look at a time. */
export function useOutsideLinks() {
  const [look, setLook] = useState<OutsideLook>({});
  const asking = useRef<AbortController>(null);
  const stop = () => {
    asking.current?.abort();
    setLook({});
  };
  useEffect(() => () => asking.current?.abort(), []);
  const start = async (html: string) => {
    const own = new AbortController();
    asking.current?.abort();
    asking.current = own;
    setLook({ progress: { done: 0, total: 0 } });
    const asked = await askWithProgress<Found>({
      address: paths.apiOutsideLinks,
      body: JSON.stringify({ html }),
      type: 'application/json',
      onProgress: (progress) => own === asking.current && !own.signal.aborted && setLook({ progress }),
      signal: own.signal,
    }).catch(() => undefined);
    if (asked && !own.signal.aborted) setLook(asked.ok ? { found: asked.value } : { failure: asked.failure });
  };
  return { look, start, stop };
}
