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

/** Enhances elements with `data-enhance` as they come near the window, with `data-when="idle"` once all is loaded. */
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
    if (element.dataset.when === 'idle') onceLoaded(() => enhance(element));
    else seen.observe(element);
  }
}

async function enhance(element: HTMLElement): Promise<void> {
  const load = enhancements[element.dataset.enhance ?? ''];
  (await load?.())?.enhance(element);
}

function onceLoaded(act: () => void): void {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act);
}
