export interface Enhancement {
  enhance: (element: HTMLElement) => void;
}

/** By the value of `data-enhance`. Each is fetched when the first element that names it is due. */
const enhancements: Record<string, () => Promise<Enhancement>> = {
  article: () => import('../blog/enhance-article.ts'),
  'buy-buttons': () => import('../prompts-pack/enhance-buy-buttons.ts'),
  carousel: () => import('../home/testimonials/enhance-carousel.ts'),
  'hero-video': () => import('../home/hero/enhance-hero-video.ts'),
  'lead-magnet': () => import('../home/lead-magnet/enhance-lead-magnet.ts'),
  review: () => import('../review/enhance-review.ts'),
  slider: () => import('../home/slider/enhance-slider.ts'),
  'tone-demo': () => import('../home/tone-demo/enhance-tone-demo.ts'),
  'video-embed': () => import('../home/human-edge-video/enhance-video-embed.ts'),
};

/** How far below the window an element is due, so that it is ready when the reader gets there. */
const readyAhead = '300px';

/** Elements whose script has not run yet, each with the presses it has missed. */
const waiting = new Map<HTMLElement, Event[]>();

/**
 * Enhances elements with `data-enhance` when they come near the window, with `data-when="idle"` once the page has loaded, and
 * otherwise as soon as they are pressed. Presses that came too early are replayed once the script they need has run. Call this last:
 * presses that only needed the page's own script are replayed right away.
 */
export function enhanceSections(): void {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        seen.unobserve(target);
        // No others are observed.
        void enhance(target as HTMLElement);
      }
    },
    { rootMargin: readyAhead },
  );
  for (const element of document.querySelectorAll<HTMLElement>('[data-enhance]')) {
    waiting.set(element, []);
    if (element.dataset.when === 'idle') onceLoaded(() => enhance(element));
    else seen.observe(element);
  }
  const early = window.earlyPresses;
  // From now on the inline script passes presses on to this one (shared/inline-script.ts).
  window.earlyPresses = { push: holdBack };
  if (Array.isArray(early)) for (const press of early) if (!holdBack(press)) replay(press);
}

async function enhance(element: HTMLElement): Promise<void> {
  const load = enhancements[element.dataset.enhance ?? ''];
  let enhancement: Enhancement | undefined;
  try {
    enhancement = await load?.();
  } catch (error) {
    // The next press tries again. Only that one counts: the reader saw no effect of the earlier ones.
    waiting.set(element, []);
    throw error;
  }
  const presses = waiting.get(element);
  // Another call got here first.
  if (!enhancement || !presses) return;
  waiting.delete(element);
  enhancement.enhance(element);
  for (const press of presses) replay(press);
}

/** Keeps a press if the element it is in has no script yet, and says whether it did. Copy buttons only need the page's own script. */
function holdBack(press: Event): boolean {
  if (!(press.target instanceof Element) || press.target.closest('[data-copy]')) return false;
  const element = press.target.closest<HTMLElement>('[data-enhance]');
  const presses = element && waiting.get(element);
  if (!presses || !isReplayable(press)) return false;
  presses.push(press);
  void enhance(element);
  return true;
}

function replay(press: Event): void {
  if (!isReplayable(press)) return;
  const Kind = press.constructor as typeof Event;
  press.target?.dispatchEvent(new Kind(press.type, press));
}

/** Whether dispatching an event again only runs listeners, and does not repeat what the browser has already done. */
function isReplayable({ type, target }: Event): boolean {
  if (!(target instanceof Element)) return false;
  if (type !== 'click' && type !== 'keydown') return true;
  if (target.closest('button[type=button]:not([popovertarget])')) return true;
  // A menu link to a section of this page: the page is there already, but the menu has not closed.
  const link = target.closest<HTMLAnchorElement>('[popover] a');
  return type === 'click' && link?.hash !== '' && link?.href === location.href;
}

function onceLoaded(act: () => void): void {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act);
}
