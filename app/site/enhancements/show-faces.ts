/**
 * A first visit is drawn in faces that the device has, which take the same room; the site's own are asked for once that is done, so
 * that nothing of the page waits behind them. Who was here before has them from the start (`shared/inline-script.ts`).
 */
export function showFaces(): void {
  const faces = document.querySelector<HTMLStyleElement>('style[media]');
  if (!faces) return;
  const show = () => {
    faces.media = 'all';
  };
  // What is drawn first may be the start of the page: the rest of it has its frame too.
  const afterFrame = (act: () => void) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(act)));
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) afterFrame(show);
  }).observe({ type: 'paint', buffered: true });
}
