import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';

/** Returns a value from this browser's storage; null for none, and if storage is disabled. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value in this browser, or removes it if null. Returns false if storage is full or disabled. */
export function store(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function storedKeys(): string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  } catch {
    return [];
  }
}

/** Returns 128 random bits in hexadecimal. Doesn't use `randomUUID`, which needs a secure origin. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const subscribeToNothing = () => () => undefined;

/** Returns false on the server and while hydrating, and true after that. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

/**
 * Whether the site can't be reached. Browsers also report `offline` if only the internet is missing, and the
 * site may run on this computer, so it is asked first.
 */
export function useIsOffline(onChange: (isOffline: boolean) => void): boolean {
  const [isOffline, setOffline] = useState(false);
  const change = (now: boolean) => {
    setOffline(now);
    onChange(now);
  };
  useListener('offline', async () => {
    const isReached = await fetch('/api/health', { cache: 'no-store' }).then(
      () => true,
      () => false,
    );
    if (!isReached && !navigator.onLine) change(true);
  });
  useListener('online', () => change(false));
  return isOffline;
}

type PageEvents = WindowEventMap & DocumentEventMap;

/** Listens on the window or the document while the component is mounted, always with the newest `onEvent`. */
export function useListener<Name extends keyof PageEvents>(
  name: Name,
  onEvent: (event: PageEvents[Name]) => void,
  on: 'window' | 'document' = 'window',
): void {
  const listener = useEffectEvent(onEvent);
  useEffect(() => {
    const target: EventTarget = globalThis[on];
    const listen = (event: Event) => listener(event as PageEvents[Name]);
    target.addEventListener(name, listen);
    return () => target.removeEventListener(name, listen);
  }, [name, on]);
}

/** Whether Ctrl or Cmd is pressed, without Alt. */
export function isCommand({
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>) {
  return (ctrlKey || metaKey) && !altKey;
}

/** Calls `onPress` when the pointer is pressed outside `element`. */
export function useOutsidePress(element: RefObject<HTMLElement | null>, onPress: () => void): void {
  useListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !element.current?.contains(target)) onPress();
  });
}

/** Calls `onShown` whenever the window is shown again. */
export function useWhenShown(onShown: () => unknown): void {
  useListener('visibilitychange', () => document.visibilityState === 'visible' && onShown(), 'document');
}

/** Calls `poll` at an interval and when the window is shown again, but never while the window is hidden. */
export function usePolling(poll: () => unknown, everyMs: number): void {
  const pollIfShown = useEffectEvent(() => {
    if (document.visibilityState === 'visible') poll();
  });
  useWhenShown(poll);
  useEffect(() => {
    const timer = setInterval(() => pollIfShown(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}

/** Calls `onFiles` with files dropped anywhere on the page. Returns true while files are dragged over the page. */
export function useDroppedFiles(onFiles: (files: File[]) => void): boolean {
  const [isDragging, setDragging] = useState(false);
  /** Accepts dragged files. Returns false for anything else. */
  const accept = (event: DragEvent): boolean => {
    if (!event.dataTransfer?.types.includes('Files')) return false;
    event.preventDefault();
    return true;
  };
  useListener('dragover', (event) => accept(event) && setDragging(true), 'document');
  // Without a `relatedTarget`, the pointer has left the page instead of entering another element.
  useListener('dragleave', (event) => event.relatedTarget || setDragging(false), 'document');
  const onDrop = (event: DragEvent) => {
    setDragging(false);
    if (accept(event)) onFiles([...(event.dataTransfer?.files ?? [])]);
  };
  useListener('drop', onDrop, 'document');
  return isDragging;
}

/** Moves the focus to the result of an action if the pressed button is gone. */
export function useFocusWhenLost<Place extends HTMLElement>(result: unknown) {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (result && document.activeElement === document.body) place.current?.focus();
  }, [result]);
  return place;
}

/** A `ref` that makes a field without a border as tall as its text, for browsers without `field-sizing` (Firefox). */
export function fitToText(area: HTMLTextAreaElement | null): (() => void) | undefined {
  if (!area || CSS.supports('field-sizing', 'content')) return undefined;
  const fit = () => {
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight}px`;
  };
  const observer = new ResizeObserver(fit);
  observer.observe(area);
  area.addEventListener('input', fit);
  return () => {
    observer.disconnect();
    area.removeEventListener('input', fit);
  };
}
