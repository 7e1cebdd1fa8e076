import { embedAddress, fileName, hostOf, webAddress } from '../../../../readers/html/embed-address.ts';

/** Elements that showed or played something from elsewhere. */
const players = /^(iframe|frame|embed|object|video|audio|oembed|amp-youtube|lite-youtube)$/;

/** Classes of posts of social networks, which their script would draw in the place of a quote. */
const socialPost =
  /(twitter-(tweet|video)|instagram-media|tiktok-embed|bluesky-embed|mastodon-embed|reddit-(embed|card)|fb-(post|video)|text-post-media|linkedin-post)/i;

const genericTitle = /^(youtube|vimeo)?\s*(embedded )?(video )?(player|embed)?$/i;

/** An element's embedded content: a link to it, or undefined for one that leads nowhere on the web. */
export function readEmbed(element: Element): { href: string; text: string } | undefined {
  const { localName: tag } = element;
  const of = (name: string, from: Element | null = element) => from?.getAttribute(name) ?? '';
  const written =
    [
      of('src'),
      of('data-src'),
      of('data'),
      of('url'),
      of('src', element.querySelector('source, embed')),
    ].find((address) => webAddress(address, null)) ?? '';
  const video = of('videoid') || of('data-videoid');
  const href = video ? `https://www.youtube.com/watch?v=${video}` : embedAddress(written, null);
  if (href === null) return undefined;
  const title = (of('title') || of('aria-label') || of('playlabel')).trim();
  const isFile = tag === 'video' || tag === 'audio';
  return { href, text: genericTitle.test(title) ? (isFile ? fileName(href) : href) : title };
}

export function isPlayer(element: Element): boolean {
  return players.test(element.localName);
}

/** The address of an embedded post whose own words are not in the paste. */
export function socialPostAddress(element: Element): string | undefined {
  if (!socialPost.test(element.getAttribute('class') ?? '') || element.textContent?.trim()) return undefined;
  const attributes = [
    'cite',
    'data-instgrm-permalink',
    'data-href',
    'data-text-post-permalink',
    'data-embed-url',
  ];
  const links = [...element.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'));
  const addresses = [...attributes.map((name) => element.getAttribute(name)), ...links.toReversed()];
  return addresses.map((address) => address && webAddress(address, null)).find(Boolean) || undefined;
}

/** How a left-out element is called in the report: by its site, else by its tag. */
export function nameOf(element: Element): string {
  return hostOf(element.getAttribute('src') ?? '') || `<${element.localName}>`;
}

const emoji =
  /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[0-9#*]\ufe0f?\u20e3|\ufe0f|\u200d|[\u{e0020}-\u{e007f}])+$/u;

const emojiPlace = /emoji|smil(ey|ies)/i;

/** The character that an emoji picture shows; undefined for other pictures. */
export function emojiOf(image: Element): string | undefined {
  const of = (name: string) => image.getAttribute(name)?.trim() ?? '';
  const drawn = [of('data-emoji'), of('alt'), of('aria-label'), of('data-stringify-text'), of('title')];
  const character = drawn.find((text) => emoji.test(text));
  if (character) return character;
  const src = of('src').slice(0, 500);
  const isEmoji = emojiPlace.test(of('class')) || emojiPlace.test(src);
  const codes =
    of('goomoji') ||
    of('data-goomoji') ||
    (isEmoji ? (/([\da-f]{4,5}(?:[-_][\da-f]{2,5})*)\.\w{3,4}(\?|$)/i.exec(src)?.[1] ?? '') : '');
  if (codes) {
    const points = codes.split(/[-_]/).map((code) => Number.parseInt(code, 16));
    const text = points.every((point) => point > 0 && point <= 0x10ffff)
      ? String.fromCodePoint(...points)
      : '';
    if (emoji.test(text)) return text;
  }
  // Smileys and emoji of a site's own: `:)`, `:octocat:`.
  return /(^|\s)(emoji|wp-smiley)(\s|$)/.test(of('class')) && of('alt') ? of('alt') : undefined;
}

const shareAddress =
  /facebook\.com\/(sharer|share|dialog\/(share|feed))|(twitter|x)\.com\/(intent\/(tweet|post)|share)|linkedin\.com\/(shareArticle|sharing\/share|cws\/share)|pinterest\.[a-z.]{2,6}\/pin\/create|(wa\.me\/|whatsapp(\.com|:)\/{1,2}send)\S*text=|(t|telegram)\.me\/share|reddit\.com\/submit|tumblr\.com\/(share|widgets\/share)|getpocket\.com\/(save|edit)|news\.ycombinator\.com\/submitlink|(bsky\.app|threads\.net)\/intent|[?&]share=[a-z-]+(&|$)|^mailto:\?/i;

const isShare = (link: Element) => shareAddress.test(link.getAttribute('href') ?? '');

/** The words of a row beside its links: “Share this:”, “Compartir”, a count. */
const shareLabel = /^[\W\d_]*$|^.{0,25}(shar|compart|teil|partag|condivid|spread|follow|síg).{0,25}$/isu;

/** Links of one row. */
const mostLinks = 30;

/** Rows of links that share a page on social networks. */
export function findShareRows(body: ParentNode): Set<Element> {
  const rows = new Set<Element>();
  const known = new Map<Element, boolean>();
  const isRow = (element: Element) => {
    const links = [...element.querySelectorAll('a[href]')];
    if (links.length > mostLinks || !links.every(isShare)) return false;
    const text = (element.textContent ?? '').slice(0, 1000);
    const label = links.reduce((left, { textContent }) => left.replace(textContent ?? '', ''), text);
    return shareLabel.test(label.trim());
  };
  for (const link of [...body.querySelectorAll('a[href]')].filter(isShare)) {
    let row = link;
    for (let outer = link.parentElement; outer && outer.localName !== 'body'; outer = outer.parentElement) {
      const fits = known.get(outer) ?? isRow(outer);
      known.set(outer, fits);
      if (!fits) break;
      row = outer;
    }
    if (row.querySelectorAll('a[href]').length > 1) rows.add(row);
  }
  return rows;
}

const feedFooter =
  /(appeared first|first appeared) on|se publicó primero en|apareció primero en|erschien zuerst auf|est apparu en premier sur/;

/** Whether a paragraph is the line that WordPress puts below what feeds show: “The post … appeared first on …”. */
export function isFeedFooter(paragraph: Element): boolean {
  const text = paragraph.textContent ?? '';
  return text.length < 500 && feedFooter.test(text) && paragraph.querySelectorAll('a[href]').length === 2;
}
