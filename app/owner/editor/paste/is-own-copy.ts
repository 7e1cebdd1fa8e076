import { allowedTags } from '../../../../shared/rich-text/element-kinds.ts';

/** What a clipboard puts around a messages. */
const wrapping = ['html', 'head', 'body', 'meta', 'div', 'span'];

/**
 * Whether HTML was copied in an editor like this one: it bears the editor's mark, and no tags but the editor's. Any page
 * can write the mark; such HTML is cleaned like any other.
 */
export function isOwnCopy(html: string): boolean {
  // Pictures that it holds itself are to go to the library.
  if (!html.includes('data-pm-slice') || /<img[^>]*\ssrc=["']?data:/i.test(html)) return false;
  return [...html.matchAll(/<\/?([a-z][^\s/>]*)/gi)].every(([, tag = '']) => {
    const name = tag.toLowerCase();
    return allowedTags.includes(name) || wrapping.includes(name);
  });
}
