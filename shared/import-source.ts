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
