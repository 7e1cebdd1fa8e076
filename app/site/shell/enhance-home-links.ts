/** How long after arriving home a section is scrolled to (docs/specification.md 9.6). */
const scrollDelayMs = 60;

/**
 * On the home page the logo scrolls to the top. A section that the address names is scrolled to again once all is
 * laid out, but not on back and forward.
 */
export function enhanceHomeLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-home]')) {
    link.addEventListener('click', (event) => {
      const modified = event.metaKey || event.ctrlKey || event.shiftKey;
      if (modified || link.pathname + link.search !== location.pathname + location.search) return;
      event.preventDefault();
      scrollTo({ top: 0 });
      if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
    });
  }
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash.length > 1 && arrival?.type === 'navigate') arriveAtTarget();
}

/** Unless the reader has scrolled meanwhile. */
function arriveAtTarget(): void {
  const moved = new AbortController();
  for (const kind of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    addEventListener(kind, () => moved.abort(), { once: true, passive: true, signal: moved.signal });
  }
  const scroll = () =>
    setTimeout(() => {
      if (!moved.signal.aborted) document.querySelector(':target')?.scrollIntoView({ behavior: 'instant' });
      moved.abort();
    }, scrollDelayMs);
  if (document.readyState === 'complete') scroll();
  else addEventListener('load', scroll, { once: true });
}
