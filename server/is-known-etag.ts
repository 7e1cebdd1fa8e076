/** Whether an `If-None-Match` header names a tag, weak or not, or any there is (RFC 9110, section 13.1.2). */
export function isKnownEtag(header: string | undefined, etag: string): boolean {
  const known = header?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known?.some((tag) => tag === etag || tag === '*') ?? false;
}
