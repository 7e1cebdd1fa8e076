import { decodeText } from '../../../shared/review/review-blocks.ts';
import { escapeAttribute } from '../../../shared/rich-text/escape.ts';

/**
 * A sanitised body whose pictures from other hosts are links to them: nothing that is not the site's own is loaded, and nobody
 * else learns that a text is read. They have no text of their own, so that places in the text stay what they are.
 */
export function sealPictures(
  html: string,
  origin: string,
  label: (picture: { host: string; alt: string }) => string,
): string {
  return html.replace(/<img [^>]*>/g, (tag) => {
    const source = / src="([^"]*)"/.exec(tag)?.[1] ?? '';
    const address = URL.parse(decodeText(source), origin);
    if (!address || address.origin === origin || !/^https?:$/.test(address.protocol)) return tag;
    const alt = decodeText(/ alt="([^"]*)"/.exec(tag)?.[1] ?? '');
    const text = escapeAttribute(label({ host: address.host, alt: alt || '–' }));
    return `<a class="sealed-picture" href="${source}" rel="noreferrer noopener" target="_blank" aria-label="${text}" data-label="${text}"></a>`;
  });
}

/** Whether a picture lies on the site itself. */
export function isOwnPicture(address: string, origin: string): boolean {
  return URL.parse(address, origin)?.origin === origin;
}
