import { parseAccept } from 'hono/utils/accept';

/** The encodings in which bodies are sent, the smallest first. */
export const compressions = ['br', 'gzip'] as const;

export type Compression = (typeof compressions)[number];

/** Whether a header of the `Accept` kind names something (in lower case) with some weight (RFC 9110, section 12.4.2). */
export function accepts(header: string | undefined): (name: string) => boolean {
  const ranges = parseAccept(header ?? '').filter(({ q }) => q > 0);
  return (name) => ranges.some(({ type }) => type.toLowerCase() === name);
}
