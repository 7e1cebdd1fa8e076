import { useEffect, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { type Called, callApi } from './call-api.ts';

interface ApiDataOptions {
  /** The address has to stay the same for this time, in milliseconds, before it is asked. */
  debounceMs?: number;
  /** Another value asks the same address again. */
  version?: unknown;
}

/** The API's last answer, with the address it belongs to; asked again after a sign-in in place of an ended session. */
export function useApiData<Data>(
  address: string | undefined,
  { debounceMs = 0, version }: ApiDataOptions = {},
): (Called<Data> & { address: string }) | undefined {
  const [last, setLast] = useState<Called<Data> & { address: string }>();
  const { revalidate } = useRevalidator();
  const page = useLoaderData() as { content?: unknown; isLost?: true } | undefined;
  const isSignedOut = page?.content === null && !page.isLost;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is a reason to ask again
  useEffect(() => {
    if (address === undefined || isSignedOut) return;
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      const called = await callApi<Data>('GET', address, { signal: asking.signal }).catch(() => undefined);
      if (!called || asking.signal.aborted) return;
      setLast({ ...called, address });
      if (!called.ok && called.failure.status === 401) await revalidate();
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [address, debounceMs, version, isSignedOut, revalidate]);
  return last;
}
