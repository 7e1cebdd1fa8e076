import type { ChangeLog } from '../../shared/imported-post.ts';
import type { HtmlElement } from '../../shared/rich-text/parse-html.ts';
import { type Block, plain } from './content-model.ts';
import { embedAddress, fileName, hostOf, numberedAddress, webAddress } from './embed-address.ts';
import { alignOf, attribute, classes, findElement } from './html-tree.ts';
import type { Place, ReadContext } from './lines.ts';

/** Returns a paragraph that is only a link. */
function linkParagraph(href: string, text: string): Block {
  const marks = { ...plain, href };
  return { kind: 'line', tag: 'p', align: null, inlines: [{ kind: 'text', text, marks }] };
}

/** Titles that players have by default. */
const genericTitle =
  /^(?:(?:youtube|vimeo|spotify|embedded|embed|video|audio|media|player|content|inserted frame|iframe|google maps?|map)[\s:-]*){0,4}$/i;

/** The names of services, by host. */
const services: Readonly<Record<string, string>> = {
  ...{ 'youtube.com': 'YouTube', 'vimeo.com': 'Vimeo', 'open.spotify.com': 'Spotify', 'ted.com': 'TED' },
  ...{ 'soundcloud.com': 'SoundCloud', 'instagram.com': 'Instagram', 'tiktok.com': 'TikTok', 'x.com': 'X' },
  ...{ 'twitter.com': 'X', 'facebook.com': 'Facebook', 'linkedin.com': 'LinkedIn', 'bsky.app': 'Bluesky' },
};

/** Returns the text of a link without a title: the file, service or host. */
function nameOf(address: string): string {
  const host = hostOf(address);
  if (/^(?:maps\.)?google\.[\w.]{2,6}$/.test(host) && /\/maps|^https?:\/\/maps/.test(address))
    return 'Google Maps';
  const file = fileName(address);
  return services[host.replace(/^m\./, '')] ?? (/\.(?!html?$|php$|aspx?$)\w{2,4}$/.test(file) ? file : host);
}

function sourceOf(element: HtmlElement): string {
  const source = findElement(element, ({ tagName }) => tagName === 'source');
  return attribute(element, 'src') || (source && attribute(source, 'src')) || '';
}

/** Returns the URL of a Flash player, which is in a parameter or in `embed`. */
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

/** The script that embeds a GitHub gist. */
const writer = /^(?:https?:)?\/\/gist\.github\.com\/([\w-]{1,60}(?:\/\w{5,60})?)\.js/i;

function readScript(element: HtmlElement, log: ChangeLog): Block[] | null {
  const id = writer.exec(attribute(element, 'src') ?? '')?.[1];
  if (id === undefined) return null;
  const address = `https://gist.github.com/${id}`;
  log.add('embed_linked', hostOf(address));
  return [linkParagraph(address, address)];
}

/** Like and share buttons, and ads. */
const unread =
  /^https?:\/\/(?:[\w.-]*amazon-adsystem\.com|rcm[\w-]*\.amazon\.[\w.]{2,6}|[\w.-]*(?:googlesyndication|doubleclick)\.(?:com|net)|(?:www\.)?facebook\.com\/(?:plugins|widgets)\/(?:like|likebox|share|follow)|platform\.twitter\.com\/widgets\/(?:tweet|follow)_button)/i;

/** Reads an embed as a link; null for other elements. */
export function readMedia(element: HtmlElement, { base, log }: ReadContext): Block[] | null {
  const tag = element.tagName;
  if (tag === 'audio' || tag === 'video') {
    const address = webAddress(sourceOf(element), base);
    if (address === null) {
      log.add('element_removed', tag);
      return [];
    }
    log.add('media_linked', tag);
    return [linkParagraph(address, attribute(element, 'title')?.trim() || fileName(address))];
  }
  if (tag === 'script') return readScript(element, log);
  if (!/^(iframe|frame|object|embed)$/.test(tag)) return null;
  // The file block also has a link to the file.
  if (classes(element).includes('wp-block-file__embed')) return [];
  const written = tag === 'object' ? objectAddress(element) : frameAddress(element);
  const address = embedAddress(written, base);
  if (address === null || unread.test(address)) {
    log.add('element_removed', tag);
    return [];
  }
  const title = attribute(element, 'title')?.trim() ?? '';
  log.add('embed_linked', hostOf(address));
  return [linkParagraph(address, genericTitle.test(title) ? nameOf(address) : title)];
}

/** Scripts of embedded social posts. The quotation is enough. */
const widgetScript =
  /^(?:https?:)?\/\/(?:platform\.(?:twitter|x|instagram)\.com|(?:www\.)?(?:instagram|threads|tiktok)\.(?:com|net)\/embed|connect\.facebook\.net|embed\.(?:bsky\.app|redditmedia\.com|reddit\.com)|fast\.wistia\.(?:com|net)|player\.vimeo\.com\/api)/i;

export function isWidgetScript(element: HtmlElement): boolean {
  return widgetScript.test(attribute(element, 'src') ?? '');
}

/** Social posts and players by tag or class, and the attribute with their URL or ID. */
const social =
  /^(?:instagram-media|text-post-media|tiktok-embed|fb-(?:post|video)|oembed|(?:amp|lite)-\w+|(?:twitter|bluesky|mastodon|reddit)-(?:tweet|video|embed(?:-bq)?|card))$/;
const addresses = 'data-instgrm-permalink data-text-post-permalink cite data-href url src'.split(' ');
const numbers = ['data-videoid', 'videoid', 'data-tweetid', 'data-shortcode'];

/** Reads a social post as a quotation with its link; null for other elements. */
export function readSocial(element: HtmlElement, context: ReadContext, place: Place): Block[] | null {
  const name = [element.tagName, ...classes(element)].find((each) => social.test(each));
  if (name === undefined || element.attrs.length === 0) return null;
  const first = (keys: readonly string[]) => keys.map((key) => attribute(element, key)).find(Boolean) ?? '';
  const written = first(addresses) || numberedAddress(name.replace(/^\w+-/, ''), first(numbers));
  const address = embedAddress(written.replace(/[?&]utm_[^#]*/, ''), context.base) ?? '';
  const blocks = context.blocks(element.childNodes, { ...place, align: alignOf(element) });
  const isLinked = (each: HtmlElement) => (attribute(each, 'href') ?? '').startsWith(address);
  const link = findElement(element, (each) => each.tagName === 'a' && isLinked(each));
  const target = address || ((link && attribute(link, 'href')) ?? '');
  if (target === '' && blocks.length === 0) return null;
  context.log.add('embed_linked', hostOf(target) || name);
  const quote: Block[] = blocks.length > 0 ? [{ kind: 'quote', blocks }] : [];
  const isNamed = blocks.length > 0 && (address === '' || link !== null);
  return isNamed ? quote : [...quote, linkParagraph(target, nameOf(target))];
}
