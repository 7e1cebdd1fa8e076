import type { IncomingMessage } from 'node:http';
import { parseCountryCode } from '../core/geo/country-code.ts';

/** Where proxies write the country: Cloudflare, Vercel, CloudFront, and the name that the others are mostly set to. */
const headers = ['cf-ipcountry', 'x-vercel-ip-country', 'cloudfront-viewer-country', 'x-country-code'];

/** The client's country as a trusted proxy names it. Without one, whoever asks could write the header himself. */
export function clientCountry(request: IncomingMessage, trustProxy: number): string | undefined {
  if (trustProxy === 0) return undefined;
  return (
    headers.map((name) => parseCountryCode(request.headers[name])).find((code) => code !== null) ?? undefined
  );
}
