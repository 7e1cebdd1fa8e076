import type { Locale } from '../../../shared/locale.ts';
import { offlineWorkerPath, workerPolicyName } from '../../../shared/offline-worker.ts';
import type { OpenedArticle } from './kept-articles.ts';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(address: string): unknown };
}

/** The worker's address, the one that the page's policy lets a script have. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(workerPolicyName, { createScriptURL: () => offlineWorkerPath });
  // The browser's own type stands for a string.
  return (policy?.createScriptURL('') as string | undefined) ?? offlineWorkerPath;
}

/** Has the article at hand kept, to be read without a connection. Where the browser can't, nothing happens. */
export async function keepOpenedArticle(article: HTMLElement): Promise<void> {
  // In development there is no worker.
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  // The root writes no other.
  const locale = document.documentElement.lang as Locale;
  const heading = article.querySelector('h1');
  if (!heading) return;
  const opened: Omit<OpenedArticle, 'files'> = {
    path: location.pathname,
    locale,
    title: heading.textContent ?? '',
    language: heading.lang || locale,
  };
  try {
    await navigator.serviceWorker.register(workerAddress(), { scope: '/' });
    const { active } = await navigator.serviceWorker.ready;
    await document.fonts.ready;
    active?.postMessage({ ...opened, files: neededFiles(article) } satisfies OpenedArticle);
  } catch {
    // No storage, or none for this site: the article stays one of the network.
  }
}

/** What the page has fetched, and the article's pictures, whether or not they came into view. */
function neededFiles(article: HTMLElement): string[] {
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  const pictures = [...article.querySelectorAll('img')].map(({ currentSrc, src }) => currentSrc || src);
  const files = [...fetched, ...pictures].flatMap((address) => {
    const url = URL.parse(address, location.href);
    const isNeeded = url?.origin === location.origin && isFile(url.pathname);
    return isNeeded ? [url.pathname + url.search] : [];
  });
  return [...new Set(files)];
}

/** Files of the site's own: not pages, nor what the API answers. */
function isFile(path: string): boolean {
  return /\.(css|js|woff2|svg|png|jpe?g|webp|avif|ico)$/.test(path) && path !== offlineWorkerPath;
}
