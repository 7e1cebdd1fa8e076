import { useEffect, useReducer, useRef } from 'react';
import type { ImportPreviewPost } from '../../../core/import/scrape/preview-body.ts';
import { fill } from '../../../messages/fill.ts';
import type { SourceKind } from '../../../shared/import.ts';
import type { ImportProblem } from '../../../shared/imported-post.ts';
import { paths } from '../../../shared/paths.ts';
import type { Owner } from '../context/owner-context.ts';
import { type ReadFailure, readFailure } from '../forms/api.ts';
import type { ExportOrder } from './export-worker.ts';
import type { ExportEvent, PreviewedOther, PreviewedPost } from './read-export.ts';

export const modes = ['scrape', 'xml'] as const;
export type Mode = (typeof modes)[number];

/** The preview so far (docs/specification.md 4.1: loading, then loaded or error). */
export interface Preview {
  mode: Mode;
  status: 'no_source' | 'loading' | 'loaded' | 'stopped' | 'failed';
  posts: PreviewedPost[];
  others: PreviewedOther[];
  /** The recognized kind of file; null before that, and for scraped blogs. */
  kind: SourceKind | null;
  /** Progress through a file's posts; null while their number is unknown. */
  progress: { done: number; total: number } | null;
  problems: ImportProblem[];
  failure: ReadFailure | null;
  /** The export file, which is sent for the import. */
  file: Blob | null;
  /** The old blog's URL that was used for reading the file. */
  blog: string;
}

export type PreviewEvent =
  | { type: 'begin'; mode: Mode; hasSource: boolean }
  | { type: 'file'; file: Blob; blog: string }
  | Exclude<ExportEvent, { type: 'refused' }>
  | { type: 'stopped' }
  | { type: 'failed'; failure: ReadFailure };

export function emptyPreview(mode: Mode, hasSource: boolean): Preview {
  const status = hasSource ? 'loading' : 'no_source';
  return {
    mode,
    status,
    posts: [],
    others: [],
    kind: null,
    progress: null,
    problems: [],
    failure: null,
    file: null,
    blog: '',
  };
}

/** The most problems listed individually. */
const maxProblems = 10;

export function reducePreview(preview: Preview, event: PreviewEvent): Preview {
  switch (event.type) {
    case 'begin':
      return emptyPreview(event.mode, event.hasSource);
    case 'file':
      return { ...preview, file: event.file, blog: event.blog };
    case 'recognized':
      return { ...preview, kind: event.kind };
    case 'progress':
      return { ...preview, progress: { done: event.done, total: event.total } };
    case 'posts':
      return { ...preview, posts: [...preview.posts, ...event.posts] };
    case 'others':
      return { ...preview, others: [...preview.others, ...event.others] };
    case 'problem':
      return preview.problems.length < maxProblems
        ? { ...preview, problems: [...preview.problems, event.problem] }
        : preview;
    case 'done':
      return { ...preview, status: 'loaded', progress: null };
    case 'stopped':
      return { ...preview, status: 'stopped', progress: null };
    case 'failed':
      return { ...preview, status: 'failed', progress: null, failure: event.failure };
  }
}

/** Returns the specified message for a failed preview (docs/specification.md 8.1). */
export function failureSentence(
  mode: Mode,
  { status }: ReadFailure,
  { messages }: Pick<Owner, 'messages'>,
): string {
  return fill(messages.errors.catalog[mode], { status });
}

/** Explains a failed preview: the server's detail in English, or its status in another language. */
export function failureDetail(
  { status, detail, unknownHost }: ReadFailure,
  { messages, locale }: Owner,
): string {
  const { catalog, detail: known } = messages.errors;
  if (unknownHost) return fill(messages.importPreview.no_site, { host: unknownHost });
  const byStatus: Record<number, string> = {
    0: catalog.auth_network_compose,
    401: known.session_ended,
    403: known.url_refused,
    404: known.no_posts,
    413: known.archive_too_large,
    422: known.xml_not_export,
    429: known.too_many,
    500: known.server,
    504: known.url_silent,
  };
  const meant = byStatus[status] ?? '';
  return locale === 'en' ? detail || meant : meant || detail;
}

/** Returns the XML URL of a known blog: the URL if it is a feed or file, or else WordPress's feed. */
export function exportAddress(source: string): string {
  if (source === '' || /\.xml$|\/(feed|rss|atom)\/?$|[?&]feed=/i.test(source)) return source;
  return `${source.replace(/[?#].*$/, '').replace(/\/+$/, '')}/feed/`;
}

interface ReadOptions {
  mode: Mode;
  /** The blog's or file's URL; '' if unknown. */
  address: string;
  /** Whether the blog's URL is the configured one. */
  isSet: boolean;
  /** Whether it is read in the owner's session, which allows every public URL. */
  isOwner: boolean;
  file?: Blob;
  /** The old blog's URL, for files without one; '' if unknown. */
  blog: string;
}

/** Previews the old blog. A new preview aborts the previous one. */
export function usePreview(mode: Mode, hasSource: boolean) {
  const [preview, dispatch] = useReducer(reducePreview, emptyPreview(mode, hasSource));
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const read = (options: ReadOptions) => {
    running.current?.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    const onEvent = (event: PreviewEvent) => signal.aborted || dispatch(event);
    const hasSource = options.address !== '' || options.file !== undefined;
    onEvent({ type: 'begin', mode: options.mode, hasSource });
    if (!hasSource) return;
    const run = options.mode === 'scrape' ? scrape : readXml;
    run(options, signal, onEvent).catch(() =>
      onEvent({ type: 'failed', failure: { status: 0, detail: '' } }),
    );
  };

  const stop = () => {
    running.current?.abort();
    dispatch({ type: 'stopped' });
  };
  return { preview, read, stop };
}

type OnEvent = (event: PreviewEvent) => void;

/**
 * Makes the server read the old blog: without credentials if the blog is the configured one or a visitor asks
 * (docs/specification.md 7.2), otherwise in the owner's session.
 */
async function scrape(options: ReadOptions, signal: AbortSignal, onEvent: OnEvent): Promise<void> {
  const source = options.isSet ? undefined : options.address;
  const response =
    source && options.isOwner
      ? await postJson(paths.apiScrape, { source }, signal)
      : await fetch(paths.apiScrapeOpen(source), { credentials: 'omit', signal });
  if (!response.ok) return onEvent({ type: 'failed', failure: await readFailure(response) });
  const posts = (await response.json()) as ImportPreviewPost[];
  onEvent({ type: 'posts', posts: posts.map(previewed) });
  onEvent({ type: 'done' });
}

function previewed(post: ImportPreviewPost, index: number): PreviewedPost {
  const { source_key, slug, title, date, excerpt, link, language, changes, embedded = {} } = post;
  const cover = post.cover && (embedded[post.cover] ?? post.cover);
  return {
    key: source_key,
    place: index + 1,
    ...{ slug, title, date, cover, excerpt, link, language, changes },
    // The status that the post will have: a teaser becomes a draft.
    status: changes.some(({ code }) => code === 'only_teaser') ? 'draft' : 'published',
    scraped: post,
  };
}

/** The server's status for each rejected file. */
const refusals = {
  not_an_export: { status: 422, detail: '' },
  archive_too_large: { status: 413, detail: '' },
} as const;

async function readXml(options: ReadOptions, signal: AbortSignal, onEvent: OnEvent): Promise<void> {
  const { address, blog, isOwner } = options;
  let { file } = options;
  if (!file) {
    const response = isOwner
      ? await postJson(paths.apiXmlProxy, { url: address }, signal)
      : await fetch(paths.apiXmlProxyOpen(address), { credentials: 'omit', signal });
    if (!response.ok) return onEvent({ type: 'failed', failure: await readFailure(response) });
    file = await response.blob();
  }
  onEvent({ type: 'file', file, blog });
  await readExportFile({ file, address: blog }, signal, (event) =>
    onEvent(event.type === 'refused' ? { type: 'failed', failure: refusals[event.code] } : event),
  );
}

/** Reads an export file in a worker. Rejects if the file can't be read, or with the signal's reason. */
function readExportFile(
  order: ExportOrder,
  signal: AbortSignal,
  onEvent: (event: ExportEvent) => void,
): Promise<void> {
  const worker = new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.addEventListener('error', (event) => reject(new Error(event.message)));
    worker.addEventListener('message', ({ data }: MessageEvent<ExportEvent>) => {
      onEvent(data);
      if (data.type === 'done' || data.type === 'refused') resolve();
    });
    worker.postMessage(order);
  }).finally(() => worker.terminate());
}

/** Sends a request that may take long or return something other than JSON. Rejects without a response. */
function postJson(address: string, body: object, signal: AbortSignal): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(address, { method: 'POST', headers, body: JSON.stringify(body), signal });
}
