import { fill } from '../../../messages/fill.ts';
import type { SourceKind } from '../../../shared/import.ts';
import type { ImportProblem } from '../../../shared/imported-post.ts';
import type { Owner } from '../context/owner-context.ts';
import type { ReadFailure } from '../forms/api.ts';
import type { ExportEvent, PreviewedOther, PreviewedPost } from './read-export.ts';

export const modes = ['scrape', 'xml'] as const;
export type Mode = (typeof modes)[number];

/** What of the old blog has been read so far (docs/specification.md 4.1: loading, then loaded or error). */
export interface Preview {
  mode: Mode;
  status: 'no_source' | 'loading' | 'loaded' | 'stopped' | 'failed';
  posts: PreviewedPost[];
  others: PreviewedOther[];
  /** What was recognised in a file; null before that, and for blogs that are read page by page. */
  kind: SourceKind | null;
  /** Of the posts in a file; null while their number is not known. */
  progress: { done: number; total: number } | null;
  problems: ImportProblem[];
  failure: ReadFailure | null;
  /** The export that the posts were read from, to be sent when it is imported. */
  file: Blob | null;
  /** Where the old blog was, as far as the file was read with it. */
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

/** Flaws that are worth telling one by one. */
const mostProblems = 10;

export function reducePreview(preview: Preview, event: PreviewEvent): Preview {
  switch (event.type) {
    case 'begin':
      return emptyPreview(event.mode, event.hasSource);
    case 'file':
      return { ...preview, file: event.file, blog: event.blog };
    case 'recognised':
      return { ...preview, kind: event.kind };
    case 'progress':
      return { ...preview, progress: { done: event.done, total: event.total } };
    case 'posts':
      return { ...preview, posts: [...preview.posts, ...event.posts] };
    case 'others':
      return { ...preview, others: [...preview.others, ...event.others] };
    case 'problem':
      return preview.problems.length < mostProblems
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

/** The catalogue's sentence for a reading that failed (docs/specification.md 8.1). */
export function failureSentence(
  mode: Mode,
  { status }: ReadFailure,
  { messages }: Pick<Owner, 'messages'>,
): string {
  return fill(messages.errors.catalog[mode], { status });
}

/** What can be done about it: the server's detail, or in another language than the server's what its status means. */
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

/** The XML of a blog whose address is known: what already names a feed or a file, else WordPress's own feed. */
export function exportAddress(source: string): string {
  if (source === '' || /\.xml$|\/(feed|rss|atom)\/?$|[?&]feed=/i.test(source)) return source;
  return `${source.replace(/[?#].*$/, '').replace(/\/+$/, '')}/feed/`;
}
