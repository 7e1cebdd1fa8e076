import { localeCookie, localeParameter, localeStorageKey, parseLocale } from '../../../shared/locale.ts';
import { wantsDrafts } from '../../../shared/preview.ts';
import { copyFailed, enhanceCopyButtons, enhanceToastKey, mailAddressParts } from './copy-buttons.ts';
import { ignoreExtensionErrors } from './ignore-extension-errors.ts';

export interface Enhancement {
  enhance: (element: HTMLElement) => void;
}

const enhancements: Record<string, () => Promise<Enhancement>> = {
  article: () => import('../blog/enhance-article.ts'),
  'buy-buttons': () => import('../pages/enhance-buy-buttons.ts'),
  carousel: () => import('../home/enhance-carousel.ts'),
  'hero-video': () => import('../home/enhance-hero-video.ts'),
  'lead-magnet': () => import('../home/enhance-lead-magnet.ts'),
  review: () => import('../review/enhance-review.ts'),
  slider: () => import('../home/enhance-slider.ts'),
  'tone-demo': () => import('../home/enhance-tone-demo.ts'),
  'video-embed': () => import('../home/enhance-video-embed.ts'),
};

/** Distance from the window at which a section's script is loaded. */
const readyAhead = '300px';

/** Elements whose script hasn't run, each with the presses it has missed. */
const waiting = new Map<HTMLElement, Event[]>();

/**
 * Enhances elements when they come near the window, after loading (`data-when="idle"`), or when pressed.
 * Early presses are replayed once the element's script has run. Those for the page's own script are replayed
 * immediately, so call this last.
 */
function enhanceSections(): void {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        seen.unobserve(target);
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
  // From now on, the inline script passes presses here (shared/page-scripts.ts).
  window.earlyPresses = { push: holdBack };
  if (Array.isArray(early)) for (const press of early) if (!holdBack(press)) replay(press);
}

async function enhance(element: HTMLElement): Promise<void> {
  const load = enhancements[element.dataset.enhance ?? ''];
  let enhancement: Enhancement | undefined;
  try {
    enhancement = await load?.();
  } catch (error) {
    // Only the next press is replayed, because the earlier ones had no visible effect.
    waiting.set(element, []);
    throw error;
  }
  const presses = waiting.get(element);
  if (!enhancement || !presses) return;
  waiting.delete(element);
  enhancement.enhance(element);
  for (const press of presses) replay(press);
}

/**
 * Stores a press for an element whose script hasn't run. Returns false if the press can be replayed now. Copy
 * buttons need only the page's own script.
 */
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

/** Checks whether dispatching an event again only runs listeners, without repeating the browser's own action. */
function isReplayable({ type, target }: Event): boolean {
  if (!(target instanceof Element)) return false;
  if (type !== 'click' && type !== 'keydown') return true;
  if (target.closest('button[type=button]:not([popovertarget])')) return true;
  // A menu link to a section of this page only closes the menu.
  const link = target.closest<HTMLAnchorElement>('[popover] a');
  return type === 'click' && link?.hash !== '' && link?.href === location.href;
}

function onceLoaded(act: () => void): void {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act);
}

/** Delay before scrolling to the target section (docs/specification.md 9.6). */
const scrollDelayMs = 60;

/**
 * Makes the logo on the home page scroll to the top. Also scrolls to the target section again after layout,
 * except after Back and Forward.
 */
function enhanceHomeLinks(): void {
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

/** Scrolls to the target, unless the visitor scrolls first. */
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

const focusKey = 'focus';

/** Submits the form when a year is chosen, and restores the focus on the next page. */
function enhanceYearFilter(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-submit-on-change]');
  const select = form?.querySelector('select');
  const status = document.querySelector('[role="status"]');
  if (!form || !select) return;
  try {
    if (sessionStorage.getItem(focusKey) === select.id) select.focus({ preventScroll: true });
    sessionStorage.removeItem(focusKey);
    select.addEventListener('change', () => sessionStorage.setItem(focusKey, select.id));
  } catch {
    // If storage isn't available, the focus starts at the top.
  }
  const count = status?.textContent ?? '';
  select.addEventListener('change', () => {
    form.requestSubmit();
    if (status) status.textContent = form.dataset.submitOnChange ?? '';
  });
  // Back may restore the page in its loading state.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    form.reset();
    if (status) status.textContent = count;
  });
}

/** Window size in the specification (docs/specification.md 7.3). */
const window600x540 = 'popup,width=600,height=540';

function enhanceShareLinks(): void {
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const link = target?.closest<HTMLAnchorElement>('a[data-share]');
    if (link && !event.metaKey && !event.ctrlKey && !event.shiftKey) openSmall(link, event);
  });
}

/** Opens a link in a small window. If the browser blocks the window, the link opens normally. */
function openSmall(link: HTMLAnchorElement, event: Event): void {
  const opened = open(link.href, '_blank', window600x540);
  if (!opened) return;
  opened.opener = null;
  event.preventDefault();
}

ignoreExtensionErrors();
rememberLanguage();
showFaces();
enhanceDrawer();
enhanceShareLinks();
enhanceCopyButtons();
enhanceMailBox();
enhanceYearFilter();
replaceFailedPictures();
enhanceHomeLinks();
enhanceToastKey();
enhanceSections();

/**
 * Loads the site's own fonts after the first paint of a first visit, which uses local fonts of the same
 * width. Later visits have them from the start (`shared/page-scripts.ts`).
 */
function showFaces(): void {
  const faces = document.querySelector<HTMLStyleElement>('style[media]');
  if (!faces) return;
  const show = () => {
    faces.media = 'all';
  };
  // The first paint may show only the start of the page, so wait a frame for the rest.
  const afterFrame = (act: () => void) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(act)));
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) afterFrame(show);
  }).observe({ type: 'paint', buffered: true });
}

/** Removes covers that fail to load, and replaces logos with names (docs/specification.md 8.2). */
function replaceFailedPictures(): void {
  for (const image of document.images) {
    if (image.complete && image.currentSrc && image.naturalWidth === 0) replace(image);
  }
  // Image errors don’t bubble, so listen in the capture phase.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) replace(target);
    },
    true,
  );
}

function replace(image: HTMLImageElement): void {
  if (image.closest('[data-cover]')) image.remove();
  else if ('logo' in image.dataset) image.replaceWith(image.alt);
}

/** Writes the email draft into the link on hover or focus. A button shows and hides the address. */
function enhanceMailBox(): void {
  const box = document.querySelector<HTMLElement>('[data-mail]');
  const link = box?.querySelector<HTMLAnchorElement>('[data-draft]');
  const toggle = box?.querySelector<HTMLElement>('[data-other-label]');
  if (!box || !link || !toggle) return;
  for (const kind of ['pointerenter', 'focus']) {
    link.addEventListener(kind, () => {
      link.href = `mailto:${mailAddressParts().map(encodeURIComponent).join('@')}${link.dataset.draft}`;
    });
  }
  toggle.addEventListener('click', () => {
    const label = toggle.dataset.otherLabel ?? '';
    toggle.dataset.otherLabel = toggle.textContent ?? '';
    toggle.textContent = label;
    box.toggleAttribute('data-shown');
  });
  box.addEventListener(copyFailed, () => {
    if (!box.hasAttribute('data-shown')) toggle.click();
  });
}

/** Makes the page behind the open drawer inert and moves the focus. */
function enhanceDrawer(): void {
  const drawer = document.querySelector<HTMLElement>('[popover]');
  const opener = document.querySelector<HTMLElement>('[popovertarget]');
  // In browsers without popovers, the drawer is a link's target and needs no script.
  if (!drawer?.hidePopover || !opener) return;
  drawer.addEventListener('toggle', (event) => {
    const open = (event as ToggleEvent).newState === 'open';
    for (const element of document.body.children) {
      if (element instanceof HTMLElement && element !== drawer) element.inert = open;
    }
    if (open) drawer.querySelector('button')?.focus();
    else opener.focus();
  });
  // Close the drawer when the header has space for the navigation.
  addEventListener('resize', () => {
    if (opener.offsetWidth === 0) drawer.hidePopover();
  });
  // Links to sections of this page would leave the drawer open.
  drawer.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) drawer.hidePopover();
  });
}

/**
 * Stores the language in the URL, or the page's language if none is stored (docs/specification.md 4.2).
 * `shared/page-scripts.ts` reads it.
 */
function rememberLanguage(): void {
  // The visitor hasn't chosen to open a prerendered page.
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', rememberLanguage, { once: true });
    return;
  }
  const query = new URLSearchParams(location.search);
  // A preview in another language doesn't change the owner's own language.
  if (wantsDrafts(query)) return;
  const chosen = parseLocale(query.get(localeParameter));
  try {
    // The server doesn't set a cookie for prerendered pages.
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser supports the Cookie Store API
    if (chosen) document.cookie = localeCookie(chosen, location.protocol === 'https:');
    if (chosen || !parseLocale(localStorage.getItem(localeStorageKey))) {
      localStorage.setItem(localeStorageKey, chosen ?? document.documentElement.lang);
    }
  } catch {
    // If storage isn't available, nothing is remembered.
  }
}
