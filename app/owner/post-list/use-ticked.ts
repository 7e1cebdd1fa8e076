import { type ChangeEvent, useRef, useState } from 'react';
import type { ListedPostRow } from './load-post-list.ts';

/** Which rows are ticked. A change that was made takes every tick away; a row that is gone has none. */
export function useTicked(rows: readonly ListedPostRow[], done: unknown) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [seen, setSeen] = useState(done);
  /** The row that was ticked last: with Shift, all between it and the next are. */
  const last = useRef<number>(undefined);
  if (done !== seen) {
    setSeen(done);
    if (done) setTicked(new Set());
  }
  const ids = rows.map(({ id }) => id);
  const count = ids.filter((id) => ticked.has(id)).length;

  const tick = (at: number, { target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const hasShift = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
    const from = hasShift && last.current !== undefined ? last.current : at;
    last.current = at;
    const next = new Set(ticked);
    for (const id of ids.slice(Math.min(from, at), Math.max(from, at) + 1)) {
      if (target.checked) next.add(id);
      else next.delete(id);
    }
    setTicked(next);
  };
  const tickAll = (isTicked: boolean) => setTicked(new Set(isTicked ? ids : []));
  return { isTicked: (id: string) => ticked.has(id), count, tick, tickAll };
}
