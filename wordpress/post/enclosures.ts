import type { ChangeLog } from '../../shared/imported-post.ts';
import { escapeAttribute, escapeText } from '../../shared/rich-text/escape.ts';
import { fileName } from '../content/embed-address.ts';
import type { WxrItem } from '../xml/wxr-item.ts';

/** A body, followed by links to enclosed recordings that it does not name: a podcast's theme played them. */
export function withEnclosures(
  html: string,
  item: Pick<WxrItem, 'enclosures' | 'meta'>,
  log: ChangeLog,
): string {
  // WordPress keeps address, length and type of an enclosure in the lines of one value.
  const [url = '', , type = ''] = (item.meta.enclosure ?? '').split(/\r?\n/).map((line) => line.trim());
  const links = [...item.enclosures, { url, type }]
    .filter((each) => /^(audio|video)\//.test(each.type) && /^https?:\/\//.test(each.url))
    .filter((each) => !html.includes(each.url.split('?')[0] ?? each.url))
    .map((each) => {
      log.add('media_linked', each.type.split('/')[0]);
      return `<p><a href="${escapeAttribute(each.url)}">${escapeText(fileName(each.url))}</a></p>`;
    });
  return links.length > 0 ? `${html}\n\n${links.join('')}` : html;
}
