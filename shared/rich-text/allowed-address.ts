import { visibleText } from './visible-text.ts';

const maxLength = 4096;

const protocols = {
  link: ['http:', 'https:', 'mailto:', 'tel:'],
  picture: ['http:', 'https:'],
} as const;

/** Any page of a site: what a relative address is read from. */
const base = 'https://site.invalid/page';

/**
 * An address as it may be written, or undefined where a browser would not read it as one of the web, of mail, of a
 * telephone, or of this site. It is judged by a URL parser in the form in which it is written: without what parsers
 * skip, tabs, line ends and controls (https://url.spec.whatwg.org/#url-parsing).
 */
export function allowedAddress(
  value: string | null | undefined,
  use: keyof typeof protocols,
): string | undefined {
  if (value == null || value.length > maxLength) return undefined;
  const address = visibleText(value)
    .replace(/[\t\n]+/g, '')
    .trim()
    // Browsers read a backslash as a slash, so `/\host` names a host too.
    .replace(/^[/\\]{2,}/, 'https://');
  if (address === '' || address.length > maxLength) return undefined;
  const read = URL.parse(address, base);
  return protocols[use].some((protocol) => protocol === read?.protocol) ? address : undefined;
}
