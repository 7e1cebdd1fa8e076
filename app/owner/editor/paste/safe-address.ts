/** The scheme of an address as a browser reads it, without a colon; undefined for a relative one. */
function schemeOf(address: string): string | undefined {
  return /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase();
}

/** The address a pasted link leads to; undefined where it leads nowhere on the web. */
export function linkTarget(href: string | null): string | undefined {
  const address = href?.replace(/[\t\n\r]+/g, '').trim();
  // Word's bookmarks exist in its own document only.
  if (!address || /^#(_|$)/.test(address)) return undefined;
  const scheme = schemeOf(address);
  if (scheme && !['http', 'https', 'mailto', 'tel'].includes(scheme)) return undefined;
  // Google Docs leads all links through itself.
  const target =
    /^https:\/\/www\.google\.com\/url\?/.test(address) && URL.parse(address)?.searchParams.get('q');
  return target && /^https?:/.test(target) ? target : address;
}

/** The address of a picture that readers could load too: neither a file of this computer nor the bytes themselves. */
export function pictureSource(image: Element): string | undefined {
  const address = image.getAttribute('src')?.trim();
  if (!address || image.hasAttribute('v:shapes')) return undefined;
  const scheme = schemeOf(address);
  return scheme === undefined || scheme === 'http' || scheme === 'https' ? address : undefined;
}
