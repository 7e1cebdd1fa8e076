/** A part of a page that comes alive: its markup is there already, and says something without any script. */
export interface LivePart {
  wake: (element: HTMLElement) => void;
}

/** What a first visit need not load: each part's script is fetched when the first element that names it wakes. */
const parts: Record<string, () => Promise<LivePart>> = {
  buy: () => import('../prompts-pack/enhance-buy-buttons.ts'),
  carousel: () => import('../home/testimonials/enhance-carousel.ts'),
  film: () => import('../home/hero/enhance-hero-video.ts'),
  'lead-magnet': () => import('../home/lead-magnet/enhance-lead-magnet.ts'),
  slider: () => import('../home/slider/enhance-slider.ts'),
  tones: () => import('../home/tone-demo/enhance-tone-demo.ts'),
  video: () => import('../home/human-edge-video/enhance-video-embed.ts'),
};

/** How far below the window a part wakes, so that it is ready when the reader gets there. */
const readyAhead = '300px';

/** Elements with `data-live` wake as they come near the window, those with `data-wake="idle"` once all is loaded. */
export function wakeLiveParts(): void {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        seen.unobserve(target);
        void wake(target);
      }
    },
    { rootMargin: readyAhead },
  );
  for (const element of document.querySelectorAll<HTMLElement>('[data-live]')) {
    if (element.dataset.wake === 'idle') whenIdle(() => wake(element));
    else seen.observe(element);
  }
}

async function wake(element: HTMLElement): Promise<void> {
  const load = parts[element.dataset.live ?? ''];
  (await load?.())?.wake(element);
}

/** After everything that the page needs is there, so that nothing waits for it. */
function whenIdle(act: () => void): void {
  if (document.readyState === 'complete') setTimeout(act);
  else addEventListener('load', () => setTimeout(act), { once: true });
}
