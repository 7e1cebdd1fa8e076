/** Systems whose exports can be imported, recognized by their content. */
export const sourceKinds = [
  'wordpress',
  'squarespace',
  'ghost',
  'substack',
  'medium',
  'blogger',
  'markdown',
] as const;

export type SourceKind = (typeof sourceKinds)[number];

/** Why a file can't be imported at all. */
export type SourceFailure = { code: 'not_an_export' } | { code: 'archive_too_large' };

/** The origin of archived images until they are in the media library. `.invalid` never exists (RFC 2606). */
const archiveOrigin = 'https://archive.invalid/';

/** Returns the URL for a file in the archive being read. */
export function archiveAddress(path: string): string {
  return archiveOrigin + path.split('/').map(encodeURIComponent).join('/');
}

/** Returns the path in the archive for a URL from `archiveAddress`; undefined for every other URL. */
export function archivePath(address: string): string | undefined {
  if (!address.startsWith(archiveOrigin)) return undefined;
  try {
    return decodeURIComponent(address.slice(archiveOrigin.length));
  } catch {
    return undefined;
  }
}

/** The result for one post. `kept`: unchanged, because the owner has edited or deleted the existing post. */
export const importOutcomes = ['created', 'updated', 'unchanged', 'kept', 'failed'] as const;

export type ImportOutcome = (typeof importOutcomes)[number];

/** How many imports retain their reports, and how many also retain their originals, which are larger. */
export const resumableImports = { reports: 30, originals: 10 } as const;

/** An unfinished import: running, paused, or interrupted. */
export interface UnfinishedImport {
  id: string;
  /** The file's name. */
  name: string;
  state: 'running' | 'pausing' | 'paused' | 'interrupted';
  /** The current or next step. */
  step: 'posts' | 'links' | 'pictures';
  /** Progress of the step. `total` is null while unknown. */
  done: number;
  total: number | null;
  startedAt: string;
  /** The file's location: on this machine, only on `machine`, or deleted. `here` if the file isn't needed. */
  file: 'here' | 'elsewhere' | 'gone';
  machine: string;
  /** Until when the import can be resumed. */
  keepUntil: string;
}

/** The generator name in this site's own exports, whose texts are imported without guessing. */
export const exportGenerator = 'Under Your Name, export 1';
