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

/** Calls `look` at an interval and when the window is shown again, but never while it is hidden. */
export function usePolling(look: () => unknown, everyMs: number): void {
  const lookIfSeen = useEffectEvent(() => {
    if (document.visibilityState === 'visible') look();
  });
  useEffect(() => {
    const again = () => lookIfSeen();
    const polling = setInterval(again, everyMs);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(polling);
      document.removeEventListener('visibilitychange', again);
    };
  }, [everyMs]);
}

/** Calls `onFiles` with files that are dropped anywhere on the page; true while some are held over it. */
export function useDroppedFiles(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      // Between two elements of the page there is something entered; outside of it there is not.
      if (!event.relatedTarget) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      take([...(event.dataTransfer?.files ?? [])]);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, []);
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
