import { type Editor, useEditorState } from '@tiptap/react';
import { useEffect, useEffectEvent, useState } from 'react';

/** Sent to a form before its text is saved. */
export const saveEvent = 'beforesave';

/** The wait after the last key, and the longest wait during continuous typing. */
const debounceMs = 300;
const maxDelayMs = 1000;

/** Debounces work after typing. Call `note` on each key; `flush` does the work at once. */
export function afterTyping(work: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle: number | undefined;
  let since = 0;
  const stop = () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdle(idle);
    timer = undefined;
    idle = undefined;
    since = 0;
  };
  const flush = () => {
    stop();
    work();
  };
  return {
    note: () => {
      const now = performance.now();
      since ||= now;
      if (idle !== undefined) return;
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          idle = whenIdle(flush);
        },
        Math.min(debounceMs, since + maxDelayMs - now),
      );
    },
    flush,
    stop,
  };
}

/** Safari doesn't have idle callbacks. */
export const whenIdle = (work: () => void): number =>
  'requestIdleCallback' in globalThis
    ? requestIdleCallback(work, { timeout: 200 })
    : Number(setTimeout(work));
const cancelIdle = (handle: number) =>
  'cancelIdleCallback' in globalThis ? cancelIdleCallback(handle) : clearTimeout(handle);

/** Derives a value from the editor's state. Rerenders only when it changes. */
export function useEditorReading<Reading>(editor: Editor, read: (editor: Editor) => Reading): Reading {
  return useEditorState({ editor, selector: () => read(editor) });
}

/** Loads a component when it is first needed, and caches it. `load` must not change. */
export function useLoaded<Component>(
  isEnabled: boolean,
  load: () => Promise<Component>,
  onFailed: () => void,
): Component | undefined {
  const [loaded, setLoaded] = useState<{ component: Component }>();
  const failed = useEffectEvent(onFailed);
  useEffect(() => {
    if (!isEnabled || loaded) return;
    let isUnmounted = false;
    load().then(
      (component) => isUnmounted || setLoaded({ component }),
      () => isUnmounted || failed(),
    );
    return () => {
      isUnmounted = true;
    };
  }, [isEnabled, load, loaded]);
  return isEnabled ? loaded?.component : undefined;
}
