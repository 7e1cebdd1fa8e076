import { useEffect, useMemo, useState } from 'react';
import type { Quiet } from '../editor/rich-editor.tsx';

/** What has a use for Escape of its own. */
const ownEscape = 'dialog, [role="toolbar"], [role="search"], [role="combobox"], nav';

/**
 * The quiet mode, as `data-quiet` of the page: the text fills the window, and the screen where the browser lets it. Escape
 * ends it, unless something within had a use for that key.
 */
export function useQuiet(): Quiet {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const page = document.documentElement;
    page.dataset.quiet = '';
    // Not on iPhones, and not where a policy forbids it: the window has to do.
    void page.requestFullscreen?.().catch(() => {});
    const press = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented, isComposing } = event;
      if (key !== 'Escape' || defaultPrevented || isComposing) return;
      if (target instanceof Element && target.closest(ownEscape)) return;
      setOn(false);
    };
    // The browser takes the first Escape for itself while it has the whole screen.
    const left = () => document.fullscreenElement || setOn(false);
    document.addEventListener('keydown', press);
    document.addEventListener('fullscreenchange', left);
    return () => {
      delete page.dataset.quiet;
      document.removeEventListener('keydown', press);
      document.removeEventListener('fullscreenchange', left);
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => {});
    };
  }, [isOn]);
  return useMemo(() => ({ isOn, toggle: () => setOn((on) => !on) }), [isOn]);
}
