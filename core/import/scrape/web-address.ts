/** `address` as an absolute http(s) address, null for any other. */
export function webAddress(address: string | null, base: string): string | null {
  const url = address === null ? null : URL.parse(address.trim(), base);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
