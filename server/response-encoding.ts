import { accepts, type Compression, compressions } from './accepts.ts';

export type Encoding = Compression | 'identity';

/** Headers that are remembered, and the characters of one: browsers send a handful of short ones. */
const most = { headers: 100, characters: 100 } as const;

const known = new Map<string, Encoding>();

/** The smallest encoding that an `Accept-Encoding` header allows. */
export function responseEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const before = known.get(header);
  if (before) return before;
  const encoding = compressions.find(accepts(header)) ?? 'identity';
  if (header.length <= most.characters && known.size < most.headers) known.set(header, encoding);
  return encoding;
}
