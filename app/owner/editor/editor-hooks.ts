import type { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useState } from 'react';

/** What follows the typing is done this long after the last key, and at least this often while keys go on coming. */
const debounceMs = 300;
const longestMs = 1000;

/** Work that follows the typing and is due some time after it. */
export interface AfterTyping {
  /** A key was pressed. */
  note: () => void;
  /** Does what is due, at once. */
  flush: () => void;
  stop: () => void;
}

/**
 * Does the work that typing leaves behind in the pauses of the typing: 300 ms after the last key, and while keys go on
 * coming, once a second between two of them. So a key that is pressed waits for nothing but its own letter.
 */
export function afterTyping(work: () => void): AfterTyping {
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
        Math.min(debounceMs, since + longestMs - now),
      );
    },
    flush,
    stop,
  };
}

/** Safari has no idle callbacks; there the next turn has to do. */
export const whenIdle = (work: () => void): number =>
  'requestIdleCallback' in globalThis
    ? requestIdleCallback(work, { timeout: 200 })
    : Number(setTimeout(work));
const cancelIdle = (handle: number) =>
  'cancelIdleCallback' in globalThis ? cancelIdleCallback(handle) : clearTimeout(handle);

/**
 * A reading of the editor's state, taken once a frame, after the frame is painted: what a button shows may
 * come a moment after the letter, but never before it. Renders again only when the reading has changed.
 */
export function useEditorReading<Reading>(editor: Editor, read: (editor: Editor) => Reading): Reading {
  const [reading, setReading] = useState(() => read(editor));
  const look = useEffectEvent(() => {
    const next = read(editor);
    setReading((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
  });
  useEffect(() => {
    let frame: number | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      frame ??= requestAnimationFrame(() => {
        timer = setTimeout(() => {
          frame = undefined;
          look();
        });
      });
    };
    look();
    editor.on('transaction', later);
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      clearTimeout(timer);
      editor.off('transaction', later);
    };
  }, [editor]);
  return reading;
}

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
