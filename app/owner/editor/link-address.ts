import { withScheme } from '../../../shared/addresses.ts';
import { allowedAddress } from '../../../shared/rich-text/html.ts';

/**
 * What was typed for a link as the address it gets: trimmed, with `https://` before it where neither http nor https
 * stands there (docs/specification.md 5.4); a path of this site stays one, a mail address becomes a `mailto:`. Undefined when it cannot be an address.
 */
export function linkAddress(typed: string): string | undefined {
  const trimmed = typed.trim();
  if (trimmed === '') return undefined;
  // Addresses of mail and of this site are no web addresses, and need no https.
  if (/^\/(?![/\\])\S*$/.test(trimmed)) return allowedAddress(trimmed, 'link');
  if (/^[^\s@:/?#]+@[^\s@:/?#]+\.[^\s@:/?#]+$/.test(trimmed))
    return allowedAddress(`mailto:${trimmed}`, 'link');
  if (/^(mailto:[^\s@]+@\S+|tel:[+\d]\S*)$/i.test(trimmed)) return allowedAddress(trimmed, 'link');
  const address = withScheme(trimmed);
  const url = URL.parse(address);
  if (!url || /\s/.test(trimmed) || !url.hostname || url.hostname.includes('%')) return undefined;
  return allowedAddress(address, 'link');
}
