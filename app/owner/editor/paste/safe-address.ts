import { allowedAddress } from '../../../../shared/rich-text/allowed-address.ts';

/** The address a pasted link leads to; undefined where it leads nowhere on the web. */
export function linkTarget(href: string | null | undefined): string | undefined {
  const address = allowedAddress(href, 'link');
  // Word's bookmarks exist in its own document only.
  if (!address || /^#(_|$)/.test(address)) return undefined;
  // Google Docs leads all links through itself.
  const target =
    /^https:\/\/www\.google\.com\/url\?/.test(address) && URL.parse(address)?.searchParams.get('q');
  return (target && /^https?:/.test(target) && allowedAddress(target, 'link')) || address;
}

/** The address of a picture that readers could load too: neither a file of this computer nor the bytes themselves. */
export function pictureTarget(src: string | null | undefined): string | undefined {
  const address = allowedAddress(src, 'picture');
  return address?.startsWith('#') ? undefined : address;
}

/** The same of an `img`; Word's pictures lie beside the document they were copied from. */
export function pictureSource(image: Element): string | undefined {
  return image.hasAttribute('v:shapes') ? undefined : pictureTarget(image.getAttribute('src'));
}
