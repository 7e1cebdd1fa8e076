import { missingName } from '../../../../shared/media.ts';
import { allowedAddress } from '../../../../shared/rich-text/html.ts';

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
function pictureTarget(src: string | null | undefined): string | undefined {
  return allowedAddress(src, 'picture');
}

/** The same, or the address that stands for a picture until its file has come: what a picture of the editor may have. */
export function editedPicture(src: string | null | undefined): string | undefined {
  return missingName(src) ? (src ?? undefined) : pictureTarget(src);
}

/** The address of an `img`; Word's pictures lie beside the document they were copied from, unless they are on the web. */
export function pictureSource(image: Element): string | undefined {
  const src = pictureTarget(image.getAttribute('src'));
  return image.hasAttribute('v:shapes') && !/^https?:/i.test(src ?? '') ? undefined : src;
}
