/** How far, in pixels, a swipe or a turn of the wheel goes beyond an end before it counts. */
const threshold = 40;
/** Milliseconds without a turn of the wheel after which the next one is another. */
const wheelPauseMs = 250;

/**
 * Beyond the first and the last slide a swipe goes around, where the browser would go back in its history. `turn` hears
 * the step, -1 or 1.
 */
export function turnAtEnds(track: HTMLElement, turn: (step: number) => void): void {
  /** The step that a way to the right (`x` above 0) or left leads to from where the track stands; 0 within it. */
  const stepOf = (x: number) => {
    const end = track.scrollWidth - track.clientWidth;
    if (x > 0) return track.scrollLeft <= 1 ? -1 : 0;
    return track.scrollLeft >= end - 1 ? 1 : 0;
  };

  let begun: { x: number; y: number; steps: { left: number; right: number } } | undefined;
  let beyond = 0;
  track.addEventListener(
    'touchstart',
    ({ touches: [touch] }) => {
      beyond = 0;
      begun = touch && { x: touch.clientX, y: touch.clientY, steps: { left: stepOf(-1), right: stepOf(1) } };
    },
    { passive: true },
  );
  track.addEventListener(
    'touchmove',
    (event) => {
      const [touch] = event.touches;
      if (!begun || !touch) return;
      const x = touch.clientX - begun.x;
      const step = x > 0 ? begun.steps.right : begun.steps.left;
      const isSideways = Math.abs(x) > Math.abs(touch.clientY - begun.y);
      if (step && isSideways && event.cancelable) event.preventDefault();
      beyond = step && isSideways && Math.abs(x) > threshold ? step : 0;
    },
    { passive: false },
  );
  track.addEventListener('touchend', () => {
    if (beyond) turn(beyond);
    begun = undefined;
  });

  let turned = 0;
  let pausing: ReturnType<typeof setTimeout> | undefined;
  let hasTurned = false;
  track.addEventListener(
    'wheel',
    (event) => {
      const step = Math.abs(event.deltaX) > Math.abs(event.deltaY) ? stepOf(-event.deltaX) : 0;
      clearTimeout(pausing);
      pausing = setTimeout(() => {
        turned = 0;
        hasTurned = false;
      }, wheelPauseMs);
      if (!step && !hasTurned) return;
      event.preventDefault();
      turned += Math.abs(event.deltaX);
      if (hasTurned || turned < threshold) return;
      hasTurned = true;
      turn(step);
    },
    { passive: false },
  );
}
