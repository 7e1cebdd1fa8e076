/** An address in the one form that the parser gives it. */
export function tidyAddress(href: string): string {
  return URL.parse(href, 'https://site.invalid/page')?.href ?? href;
}

/** Whether a body has links that name a host; this site's own may be among them. */
export function namesOtherSites(html: string): boolean {
  return /\shref="(?:https?:)?\/\//i.test(html);
}

/** Where the links of a body lead, tidily. */
export function linkedAddresses(html: string): ReadonlySet<string> {
  const links = html.matchAll(/\shref="([^"]*)"/gi);
  return new Set([...links].map(([, href = '']) => tidyAddress(href.replaceAll('&amp;', '&'))));
}
