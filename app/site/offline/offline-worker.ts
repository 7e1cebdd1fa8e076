/** The service worker, which makes opened articles readable offline. It always tries the network first. */
import { locales, parseLocale } from '../../../shared/locale.ts';
import { respondedOffline } from './answered-offline.ts';
import {
  deleteOldCaches,
  findFile,
  findOfflinePage,
  findStored,
  findStoredPage,
  isGone,
  listStored,
  type OpenedArticle,
  readStored,
  removeArticle,
  storeArticle,
  storeOfflinePage,
} from './stored-articles.ts';

/** Missing in TypeScript's types for pages (https://w3c.github.io/ServiceWorker/). */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerFetchEvent extends WorkerEvent {
  request: Request;
  /** The navigation preload, if any. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

interface WorkerMessageEvent extends WorkerEvent {
  data: OpenedArticle;
}

interface Worker {
  location: Location;
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', handle: (event: WorkerEvent) => void): void;
  addEventListener(name: 'fetch', handle: (event: WorkerFetchEvent) => void): void;
  addEventListener(name: 'message', handle: (event: WorkerMessageEvent) => void): void;
}

const worker = globalThis as unknown as Worker;

let changes = Promise.resolve();

/** Serializes changes to the list. Offline, the list stays as it is. */
function change(work: () => Promise<void>): Promise<void> {
  changes = changes.then(work).catch(() => undefined);
  return changes;
}

async function respondWithPage(event: WorkerFetchEvent): Promise<Response> {
  const { pathname, searchParams } = new URL(event.request.url);
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (isGone(response)) event.waitUntil(change(() => removeArticle(pathname)));
    return response;
  } catch (error) {
    const stored = await readStored();
    const asked = parseLocale(searchParams.get('lang'));
    const article = findStored(stored, pathname, asked) ?? findStored(stored, pathname, undefined);
    const page = article && (await findStoredPage(article));
    if (page) return page;
    const offlinePage = await findOfflinePage(asked ?? stored.articles[0]?.locale ?? locales[0]);
    if (!offlinePage) throw error;
    const { headers } = offlinePage;
    return new Response(listStored(await offlinePage.text(), stored.articles), { status: 503, headers });
  }
}

async function respondWithFile({ request }: WorkerFetchEvent): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const stored = await findFile(request.url);
    if (stored) return stored;
    throw error;
  }
}

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([worker.skipWaiting(), ...locales.map(storeOfflinePage)]));
});

worker.addEventListener('activate', (event) => {
  // Without navigation preload, every page would wait for the worker to start.
  event.waitUntil(Promise.all([worker.registration.navigationPreload?.enable(), deleteOldCaches()]));
});

worker.addEventListener('fetch', (event) => {
  const kind = respondedOffline(event.request, worker.location.origin);
  if (kind === 'page') event.respondWith(respondWithPage(event));
  if (kind === 'file') event.respondWith(respondWithFile(event));
});

worker.addEventListener('message', (event) => {
  event.waitUntil(change(() => storeArticle(event.data)));
});
