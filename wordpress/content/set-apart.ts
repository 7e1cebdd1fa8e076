import type { HtmlElement } from '../../shared/rich-text/parse-html.ts';
import { classes } from './html-tree.ts';

/** Words in one line that only the styles of their system set apart: the button of a file, the names below a card. */
const apart = [
  'wp-block-file__button',
  'kg-bookmark-author',
  'kg-bookmark-publisher',
  'markup--mixtapeEmbed-em',
];

const apartTag = new RegExp(`\\sclass\\s*=\\s*["']?[^"'>]{0,200}\\b(?:${apart.join('|')})\\b`, 'i');

export function isSetApart(element: Pick<HtmlElement, 'attrs'>): boolean {
  return element.attrs.length > 0 && classes(element).some((name) => apart.includes(name));
}

/** The same of a start tag as it is written. */
export function isSetApartTag(tag: string): boolean {
  return apartTag.test(tag);
}
