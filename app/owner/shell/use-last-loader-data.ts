import { useState } from 'react';

/** The newest value that there was: what was loaded last stays when nothing could be loaded since. */
export function useLastLoaderData<Value>(value: Value | null | undefined): Value | undefined {
  const [last, setLast] = useState(value ?? undefined);
  if (value && value !== last) setLast(value);
  return value ?? last;
}
