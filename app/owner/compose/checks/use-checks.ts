import { useEffect, useState } from 'react';
import type { PostCheck } from '../../../../shared/checks/post-check.ts';
import { paths } from '../../../../shared/paths.ts';
import { callApi } from '../../forms/call-api.ts';
import type { DraftValues } from '../post-values.ts';
import type { Fields } from '../use-fields.ts';

/** How long nothing was typed, in milliseconds, before the advice is asked for again. */
const pause = 1_200;

/** Longer texts, in characters, are looked through where they are saved: nobody waits for them at every pause. */
const longest = 300_000;

/** The advice on what is typed; that on what is saved, until something else is. */
export function useChecks(fields: Fields): readonly PostCheck[] {
  const { typed, saved } = fields;
  const [checks, setChecks] = useState(saved?.checks ?? []);
  const opened = saved?.slug;
  // Dates have advice of their own, and typing one changes none of this.
  const wanted = JSON.stringify(inputOf(typed));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a version that was saved is a reason to ask again
  useEffect(() => {
    if (!typed.html.trim() || wanted.length > longest) return;
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      const body = JSON.parse(wanted) as object;
      const called = await callApi<PostCheck[]>('POST', paths.apiChecks(opened), {
        body,
        signal: asking.signal,
      }).catch(() => undefined);
      if (called?.ok && !asking.signal.aborted) setChecks(called.value);
    }, pause);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [wanted, opened, saved?.status, saved?.version]);
  return typed.html.trim() ? checks : [];
}

function inputOf({ date: _, ...values }: DraftValues) {
  return values;
}
