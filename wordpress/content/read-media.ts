import type { ChangeLog } from '../../shared/imported-post.ts';
import type { HtmlElement } from '../../shared/rich-text/parse-html.ts';
import { type Block, plain } from './content-model.ts';
import { embedAddress, fileName, hostOf, webAddress } from './embed-address.ts';
import { attribute, classes, findElement } from './html-tree.ts';
import type { ReadContext } from './read-context.ts';

/** A paragraph with nothing but a link in it. */
function linkParagraph(href: string, text: string): Block {
  const marks = { ...plain, href };
  return { kind: 'line', tag: 'p', align: null, inlines: [{ kind: 'text', text, marks }] };
}

/** Titles that players give themselves. */
const genericTitle = /^(youtube|vimeo)?\s*(embedded )?(video )?(player|embed)?$/i;

function sourceOf(element: HtmlElement): string {
  const source = findElement(element, ({ tagName }) => tagName === 'source');
  return attribute(element, 'src') || (source && attribute(source, 'src')) || '';
}

/** Flash players: the address is in a parameter or in the inner `embed`. */
function objectAddress(element: HtmlElement): string {
  const parameter = findElement(
    element,
    (inner) => inner.tagName === 'param' && /^(movie|src|url)$/i.test(attribute(inner, 'name') ?? ''),
  );
  const embed = findElement(element, ({ tagName }) => tagName === 'embed');
  return (
    attribute(element, 'data') ||
    (parameter && attribute(parameter, 'value')) ||
    (embed && sourceOf(embed)) ||
    ''
  );
}

function frameAddress(element: HtmlElement): string {
  const lazy = attribute(element, 'data-src') ?? attribute(element, 'data-lazy-src');
  const src = attribute(element, 'src') ?? '';
  return lazy && !/^https?:|^\/\//.test(src) ? lazy : src;
}

/** Scripts that put somebody's code or slides in their own place. */
const writer = /^(?:https?:)?\/\/gist\.github\.com\/([\w-]{1,60}(?:\/\w{5,60})?)\.js/i;

function readScript(element: HtmlElement, log: ChangeLog): Block[] | null {
  const id = writer.exec(attribute(element, 'src') ?? '')?.[1];
  if (id === undefined) return null;
  const address = `https://gist.github.com/${id}`;
  log.add('embed_linked', hostOf(address));
  return [linkParagraph(address, address)];
}

/** Frames that nobody came to read: buttons to like and to share, and advertisements. */
const unread =
  /^https?:\/\/(?:[\w.-]*amazon-adsystem\.com|rcm[\w-]*\.amazon\.[\w.]{2,6}|[\w.-]*(?:googlesyndication|doubleclick)\.(?:com|net)|(?:www\.)?facebook\.com\/(?:plugins|widgets)\/(?:like|likebox|share|follow)|platform\.twitter\.com\/widgets\/(?:tweet|follow)_button)/i;

/** A frame, player or plug-in as a link to what it showed; null for other elements. */
export function readMedia(element: HtmlElement, { base, log }: ReadContext): Block[] | null {
  const tag = element.tagName;
  if (tag === 'audio' || tag === 'video') {
    const address = webAddress(sourceOf(element), base);
    if (address === null) {
      log.add('element_removed', tag);
      return [];
    }
    log.add('media_linked', tag);
    return [linkParagraph(address, fileName(address))];
  }
  if (tag === 'script') return readScript(element, log);
  if (!/^(iframe|frame|object|embed)$/.test(tag)) return null;
  // The file block shows the file that it links to.
  if (classes(element).includes('wp-block-file__embed')) return [];
  const written = tag === 'object' ? objectAddress(element) : frameAddress(element);
  const address = embedAddress(written, base);
  if (address === null || unread.test(address)) {
    log.add('element_removed', tag);
    return [];
  }
  const title = attribute(element, 'title')?.trim() ?? '';
  log.add('embed_linked', hostOf(address));
  return [linkParagraph(address, genericTitle.test(title) ? address : title)];
}
