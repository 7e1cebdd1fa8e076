import { localeCookie, localeParameter, localeStorageKey, parseLocale } from '../../../shared/locale.ts';
import { wantsDrafts } from '../../../shared/preview.ts';
import { copyFailed, enhanceCopyButtons, enhanceToastKey, mailAddressParts } from './copy-buttons.ts';
import { ignoreExtensionErrors } from './ignore-extension-errors.ts';

export interface Enhancement {
  enhance: (element: HTMLElement) => void;
}

/** By the value of `data-enhance`. Each is fetched when the first element that names it is due. */
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

/** How far below the window an element is due, so that it is ready when the reader gets there. */
const readyAhead = '300px';

/** Elements whose script has not run yet, each with the presses it has missed. */
const waiting = new Map<HTMLElement, Event[]>();

/**
 * Enhances elements with `data-enhance` when they come near the window, with `data-when="idle"` once the page has loaded, and
 * otherwise as soon as they are pressed. Presses that came too early are replayed once the script they need has run. Call this last:
 * presses that only needed the page's own script are replayed right away.
 */
function enhanceSections(): void {
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
  // From now on the inline script passes presses on to this one (shared/page-scripts.ts).
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

/** The script of the public pages: every page works without it, and a little better with it. */

/** How long after arriving home a section is scrolled to (docs/specification.md 9.6). */
const scrollDelayMs = 60;

/**
 * On the home page the logo scrolls to the top. A section that the address names is scrolled to again once all is
 * laid out, but not on back and forward.
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

const focusKey = 'focus';

/**
 * Sends the form when a year is chosen. The status says meanwhile that posts are loading; afterwards the choice has
 * the focus again.
 */
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
    // Without storage the focus starts at the top.
  }
  const count = status?.textContent ?? '';
  select.addEventListener('change', () => {
    form.requestSubmit();
    if (status) status.textContent = form.dataset.submitOnChange ?? '';
  });
  // "Back" may restore the page with another year, and still loading.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    form.reset();
    if (status) status.textContent = count;
  });
}

/** The networks' windows (docs/specification.md 7.3). */
const window600x540 = 'popup,width=600,height=540';

/** Share links open a small window. */
function enhanceShareLinks(): void {
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const link = target?.closest<HTMLAnchorElement>('a[data-share]');
    if (link && !event.metaKey && !event.ctrlKey && !event.shiftKey) openSmall(link, event);
  });
}

/** Where the browser refuses a window, the link goes on as a link. */
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
 * A first visit is drawn in faces that the device has, which take the same room; the site's own are asked for once that is done, so
 * that nothing of the page waits behind them. Who was here before has them from the start (`shared/page-scripts.ts`).
 */
function showFaces(): void {
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

/** Removes covers that fail to load, and puts names for logos (docs/specification.md 8.2). */
function replaceFailedPictures(): void {
  for (const image of document.images) {
    if (image.complete && image.currentSrc && image.naturalWidth === 0) replace(image);
  }
  // Errors of pictures don't bubble, so they are caught on the way down.
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

/** The mail link becomes the draft as soon as a reader comes to it; a button shows and hides the address. */
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

/** Makes the page behind the open drawer inert, and moves the focus. */
function enhanceDrawer(): void {
  const drawer = document.querySelector<HTMLElement>('[popover]');
  const opener = document.querySelector<HTMLElement>('[popovertarget]');
  // Without popovers it is a link's target, which needs no script.
  if (!drawer?.hidePopover || !opener) return;
  drawer.addEventListener('toggle', (event) => {
    const open = (event as ToggleEvent).newState === 'open';
    for (const element of document.body.children) {
      if (element instanceof HTMLElement && element !== drawer) element.inert = open;
    }
    if (open) drawer.querySelector('button')?.focus();
    else opener.focus();
  });
  // Where the header has room for the navigation itself, the styles hide what opens the drawer.
  addEventListener('resize', () => {
    if (opener.offsetWidth === 0) drawer.hidePopover();
  });
  // Otherwise a link to a section of this page leaves the drawer open.
  drawer.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) drawer.hidePopover();
  });
}

/**
 * Stores the language that the address names, or that of the page when none is stored (docs/specification.md 4.2). What is
 * stored in turn decides in which language the page comes (`shared/page-scripts.ts`).
 */
function rememberLanguage(): void {
  // A prerendered page is not yet the reader's choice.
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', rememberLanguage, { once: true });
    return;
  }
  const query = new URLSearchParams(location.search);
  // A draft in another language does not change the owner's own.
  if (wantsDrafts(query)) return;
  const chosen = parseLocale(query.get(localeParameter));
  try {
    // The server sets the cookie too, but not on prerendered pages.
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    if (chosen) document.cookie = localeCookie(chosen, location.protocol === 'https:');
    if (chosen || !parseLocale(localStorage.getItem(localeStorageKey))) {
      localStorage.setItem(localeStorageKey, chosen ?? document.documentElement.lang);
    }
  } catch {
    // Without storage nothing is kept.
  }
}
