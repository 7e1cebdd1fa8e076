/** What is to be sent of a file: all of it, the bytes from `first` to `last` (both counted in), or nothing that there is. */
export type ByteRange = 'all' | 'none' | { first: number; last: number };

/** Reads a `Range` header for `size` bytes (RFC 9110, section 14). Only a single range of bytes is understood. */
export function readByteRange(header: string | undefined, size: number): ByteRange {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return 'all';
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'none' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return 'all';
  return first >= size ? 'none' : { first, last };
}
