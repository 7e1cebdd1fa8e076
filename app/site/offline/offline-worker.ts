/** The service worker: an article that was opened once can be read without a connection. The network always comes first. */
import { locales, parseLocale } from '../../../shared/locale.ts';
import { answeredOffline } from './answered-offline.ts';
import {
  findFile,
  findKept,
  findKeptPage,
  findOfflinePage,
  forgetArticle,
  forgetFormerStores,
  isGone,
  keepArticle,
  keepOfflinePage,
  listKept,
  type OpenedArticle,
  readKept,
} from './stored-articles.ts';

/** What the types of pages lack (https://w3c.github.io/ServiceWorker/). */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerFetchEvent extends WorkerEvent {
  request: Request;
  /** What the browser has asked for while the worker was started; undefined where it has not. */
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

/** The list of what is kept is changed by one after the other. Without a connection it stays as it is. */
function change(work: () => Promise<void>): Promise<void> {
  changes = changes.then(work).catch(() => undefined);
  return changes;
}

async function answerPage(event: WorkerFetchEvent): Promise<Response> {
  const { pathname, searchParams } = new URL(event.request.url);
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (isGone(response)) event.waitUntil(change(() => forgetArticle(pathname)));
    return response;
  } catch (error) {
    const kept = await readKept();
    const asked = parseLocale(searchParams.get('lang'));
    const article = findKept(kept, pathname, asked) ?? findKept(kept, pathname, undefined);
    const page = article && (await findKeptPage(article));
    if (page) return page;
    const offlinePage = await findOfflinePage(asked ?? kept.articles[0]?.locale ?? locales[0]);
    if (!offlinePage) throw error;
    const { headers } = offlinePage;
    return new Response(listKept(await offlinePage.text(), kept.articles), { status: 503, headers });
  }
}

async function answerFile({ request }: WorkerFetchEvent): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await findFile(request.url);
    if (kept) return kept;
    throw error;
  }
}

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([worker.skipWaiting(), ...locales.map(keepOfflinePage)]));
});

worker.addEventListener('activate', (event) => {
  // Otherwise every page would wait until the worker has been started.
  event.waitUntil(Promise.all([worker.registration.navigationPreload?.enable(), forgetFormerStores()]));
});

worker.addEventListener('fetch', (event) => {
  const kind = answeredOffline(event.request, worker.location.origin);
  if (kind === 'page') event.respondWith(answerPage(event));
  if (kind === 'file') event.respondWith(answerFile(event));
});

worker.addEventListener('message', (event) => {
  event.waitUntil(change(() => keepArticle(event.data)));
});
