/** The systems whose exports can be imported, as they are told from each other by what is in the file. */
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

/** Where the pictures of an archive are until they are in the library: `.invalid` is nobody's (RFC 2606). */
const archiveOrigin = 'https://archive.invalid/';

/** The address that stands for a file of the archive that is being read. */
export function archiveAddress(path: string): string {
  return archiveOrigin + path.split('/').map(encodeURIComponent).join('/');
}

/** The path in the archive that an address stands for; undefined for every other address. */
export function archivePath(address: string): string | undefined {
  if (!address.startsWith(archiveOrigin)) return undefined;
  try {
    return decodeURIComponent(address.slice(archiveOrigin.length));
  } catch {
    return undefined;
  }
}

/** What became of one post: `kept` means that the one here was left as it is, because its owner has edited or deleted it since an earlier import. */
export const importOutcomes = ['created', 'updated', 'unchanged', 'kept', 'failed'] as const;

export type ImportOutcome = (typeof importOutcomes)[number];

/** Imports whose reports are kept, and of how many the originals are kept too: these take the most room. */
export const keptImports = { reports: 30, originals: 10 } as const;

/** An import that is not at its end: under way, paused by its owner, or broken off with its process. */
export interface UnfinishedImport {
  id: string;
  /** Of the file. */
  name: string;
  state: 'running' | 'pausing' | 'paused' | 'interrupted';
  /** What is being done, or comes next. */
  step: 'posts' | 'links' | 'pictures';
  /** Of the step; `total` is null until it is known. */
  done: number;
  total: number | null;
  startedAt: string;
  /** Whether the file lies here, on `machine` only, or nowhere any more. Without need of it: `here`. */
  file: 'here' | 'elsewhere' | 'gone';
  machine: string;
  /** Until when it can be gone on with. */
  keepUntil: string;
}

/** How an export of this program's names who wrote it, and in which form: its texts are read back without guessing. */
export const exportGenerator = 'Under Your Name, export 1';
