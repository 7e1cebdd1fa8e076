import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';

/** What is kept under a key in this browser; null for nothing, also where storage is shut off. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value in this browser, or removes it with null; false where the browser does not let us. */
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

/** 128 random bits in hexadecimal. Not `randomUUID`: that is there on secure origins only. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const never = () => () => undefined;

/** False on the server and in the first render, which has to be the server's; true once the page's script has come. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
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

/** Calls `onShown` whenever the window is shown again. */
export function useWhenShown(onShown: () => unknown): void {
  useListener('visibilitychange', () => document.visibilityState === 'visible' && onShown(), 'document');
}

/** Calls `poll` at an interval and when the window is shown again, but never while it is hidden. */
export function usePolling(poll: () => unknown, everyMs: number): void {
  const pollIfShown = useEffectEvent(() => {
    if (document.visibilityState === 'visible') poll();
  });
  useWhenShown(poll);
  useEffect(() => {
    const polling = setInterval(() => pollIfShown(), everyMs);
    return () => clearInterval(polling);
  }, [everyMs]);
}

/** Calls `onFiles` with files that are dropped anywhere on the page; true while some are held over it. */
export function useDroppedFiles(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
  useListener(
    'dragover',
    (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    'document',
  );
  // Between two elements of the page there is something entered; outside of it there is not.
  useListener('dragleave', (event) => event.relatedTarget || setOver(false), 'document');
  useListener(
    'drop',
    (event) => {
      setOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      onFiles([...(event.dataTransfer?.files ?? [])]);
    },
    'document',
  );
  return isOver;
}

/** Takes the focus when the control that had it went away with a result: the keyboard goes on where the result stands. */
export function useFocusWhenLost<Place extends HTMLElement>(result: unknown) {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (result && document.activeElement === document.body) place.current?.focus();
  }, [result]);
  return place;
}
