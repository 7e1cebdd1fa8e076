import { validateHeaderName, validateHeaderValue } from 'node:http';

/** How caches that belong to the site may keep its public pages, and how they are told of a change. */
export interface CdnEnv {
  /** Seconds a page may be kept, and be sent on while it is asked for anew; with 0 none is kept. */
  maxAge: number;
  staleWhileRevalidate: number;
  purge: CdnPurge | undefined;
}

export interface CdnPurge {
  url: string;
  /** What proves who asks, as name and value. */
  header: [string, string] | undefined;
}

/** `Name: value` as a header that can be sent; undefined when it is none. */
export function parseHeader(text: string): [string, string] | undefined {
  const at = text.indexOf(':');
  const [name, value] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  if (at < 1 || value === '') return undefined;
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  } catch {
    return undefined;
  }
  return [name, value];
}
