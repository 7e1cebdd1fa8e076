/** How far a swipe or wheel must move beyond an end, in pixels. */
const threshold = 40;
/** The pause that separates two wheel gestures, in ms. */
const wheelPauseMs = 250;

/** Wraps around when swiping beyond the ends, instead of navigating back in history. `turn` gets -1 or 1. */
function turnAtEnds(track: HTMLElement, turn: (step: number) => void): void {
  /** Returns the step for a movement to the right (`x` > 0) or left at an end; otherwise 0. */
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

/** How long the track must rest to choose a slide, in ms. */
const settledAfterMs = 120;

const moves: Record<string, (current: number) => number> = {
  ArrowLeft: (current) => current - 1,
  ArrowRight: (current) => current + 1,
  Home: () => 0,
  End: () => -1,
};

export function enhance(carousel: HTMLElement): void {
  const track = carousel.querySelector<HTMLElement>('[data-track]');
  const slides = [...(track?.children ?? [])].filter((child) => child instanceof HTMLElement);
  if (!track || slides.length < 2) return;
  const dots = carousel.querySelectorAll('[data-dot]');
  const count = carousel.querySelector('[data-count]');
  let current = 0;
  /** Whether a button or key is moving the track. Scrolling by hand ends that. */
  let isLed = false;

  /** Makes one slide readable and focusable, and hides the others. */
  const choose = (index: number) => {
    current = index;
    for (const [position, slide] of slides.entries()) slide.inert = position !== index;
    for (const [position, dot] of dots.entries()) {
      if (position === index) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
    if (count) count.textContent = slides[index]?.ariaLabel ?? '';
  };

  const bringIntoView = (behavior: ScrollBehavior) =>
    track.scrollTo({ left: current * track.clientWidth, behavior });

  /** Shows a slide by its index, which wraps around: -1 is the last slide. */
  const turnTo = (index: number) => {
    const from = current;
    choose((index + slides.length) % slides.length);
    isLed = true;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const isAdjacent = Math.abs(current - from) === 1;
    bringIntoView(isCalm || !isAdjacent ? 'instant' : 'smooth');
    // A slide that isn't adjacent fades in instead of scrolling past all slides in between.
    if (!isCalm && current !== from && !isAdjacent) slides[current]?.animate({ opacity: [0, 1] }, 220);
  };

  carousel.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button');
    if (!button) return;
    const dot = [...dots].indexOf(button);
    turnTo(dot < 0 ? current + Number(button.dataset.step) : dot);
  });

  carousel.addEventListener('keydown', (event) => {
    const move = moves[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    turnTo(move(current));
  });

  const follow = () => {
    const nearest = Math.round(track.scrollLeft / track.clientWidth);
    // Smooth scrolling may stop halfway in a busy browser.
    if (isLed && nearest !== current) return bringIntoView('instant');
    isLed = false;
    choose(nearest);
  };
  for (const own of ['pointerdown', 'touchstart', 'wheel']) {
    track.addEventListener(
      own,
      () => {
        isLed = false;
      },
      { passive: true },
    );
  }
  let settling: ReturnType<typeof setTimeout> | undefined;
  track.addEventListener('scroll', () => {
    clearTimeout(settling);
    settling = setTimeout(follow, settledAfterMs);
  });

  turnAtEnds(track, (step) => turnTo(current + step));
  follow();
  // Set late, so that the first slide isn't announced.
  track.ariaLive = 'polite';
  addEventListener('resize', () => bringIntoView('instant'));
}
