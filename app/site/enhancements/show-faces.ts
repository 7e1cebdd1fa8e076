/**
 * A first visit is drawn in faces that the device has, which take the same room; the site's own are asked for once that is done, so
 * that nothing of the page waits behind them. Who was here before has them from the start (`shared/stored-language-script.ts`).
 */
export function showFaces(): void {
  const faces = document.querySelector<HTMLStyleElement>('style[media]');
  if (!faces) return;
  const show = () => {
    faces.media = 'all';
  };
  new PerformanceObserver(show).observe({ type: 'paint', buffered: true });
}
