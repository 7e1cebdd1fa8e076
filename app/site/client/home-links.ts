/** How long after arriving home a section is scrolled to, in milliseconds (docs/specification.md 9.6). */
const scrollDelay = 60;

/**
 * The logo scrolls to the top of the home page for those who are there. Arriving at one of its sections, the section
 * is scrolled to once more when all is laid out; going back and forward stays the browser's own.
 */
export function followHomeLinks(): void {
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

/** Once the page is loaded and laid out. Who has scrolled meanwhile is left where they are. */
function arriveAtTarget(): void {
  const moved = new AbortController();
  for (const kind of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    addEventListener(kind, () => moved.abort(), { once: true, passive: true, signal: moved.signal });
  }
  const scroll = () =>
    setTimeout(() => {
      if (!moved.signal.aborted) document.querySelector(':target')?.scrollIntoView({ behavior: 'instant' });
      moved.abort();
    }, scrollDelay);
  if (document.readyState === 'complete') scroll();
  else addEventListener('load', scroll, { once: true });
}
