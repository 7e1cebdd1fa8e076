/** What proxies and services say when they do not know: Cloudflare XX (and T1 for Tor), others ZZ (ISO 3166-1, user-assigned). */
const unknown = ['XX', 'ZZ'];

/** An ISO 3166-1 alpha-2 code in capitals, or null for anything that names no country. */
export function parseCountryCode(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const code = value.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) && !unknown.includes(code) ? code : null;
}
