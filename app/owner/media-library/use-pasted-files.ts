import { useEffect, useEffectEvent } from 'react';

/** Calls `onFiles` with files that are pasted anywhere on the page. */
export function usePastedFiles(onFiles: (files: File[]) => void): void {
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
