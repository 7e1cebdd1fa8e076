import { embedAddress, fileName, hostOf, webAddress } from '../../../../readers/html/embed-address.ts';
import { percentDecoded } from '../../../../shared/addresses.ts';
import { anchorsOf } from '../../context/trusted-html.ts';

const players = /^(iframe|frame|embed|object|video|audio|oembed|amp-youtube|lite-youtube)$/;

/** Classes of embedded social network posts. */
const socialPost =
  /(twitter-(tweet|video)|instagram-media|tiktok-embed|bluesky-embed|mastodon-embed|reddit-(embed|card)|fb-(post|video)|text-post-media|linkedin-post)/i;

const genericTitle = /^(youtube|vimeo)?\s*(embedded )?(video )?(player|embed)?$/i;

/** Returns a link to an element's embedded content; undefined without a URL. */
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

/** Returns the URL of an embedded post without any text. */
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

/** Returns an omitted element's name for the report: its site, or else its tag. */
export function nameOf(element: Element): string {
  return hostOf(element.getAttribute('src') ?? '') || `<${element.localName}>`;
}

const emoji =
  /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[0-9#*]\ufe0f?\u20e3|\ufe0f|\u200d|[\u{e0020}-\u{e007f}])+$/u;

const emojiPlace = /emoji|smil(ey|ies)/i;

/** Returns the character of an emoji image; undefined for other images. */
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
  // A site's custom smileys and emoji: `:)`, `:octocat:`.
  return /(^|\s)(emoji|wp-smiley)(\s|$)/.test(of('class')) && of('alt') ? of('alt') : undefined;
}

const shareAddress =
  /facebook\.com\/(sharer|share|dialog\/(share|feed))|(twitter|x)\.com\/(intent\/(tweet|post)|share)|linkedin\.com\/(shareArticle|sharing\/share|cws\/share)|pinterest\.[a-z.]{2,6}\/pin\/create|(wa\.me\/|whatsapp(\.com|:)\/{1,2}send)\S*text=|(t|telegram)\.me\/share|reddit\.com\/submit|tumblr\.com\/(share|widgets\/share)|getpocket\.com\/(save|edit)|news\.ycombinator\.com\/submitlink|(bsky\.app|threads\.net)\/intent|[?&]share=[a-z-]+(&|$)|^mailto:\?/i;

const isShare = (link: Element) => shareAddress.test(link.getAttribute('href') ?? '');

/** Other text in a share row: “Share this:”, “Compartir”, a count. */
const shareLabel = /^[\W\d_]*$|^.{0,25}(shar|compart|teil|partag|condivid|spread|follow|síg).{0,25}$/isu;

const maxLinks = 30;

/** Returns the rows of links that share the page on social networks. */
export function findShareRows(body: ParentNode): Set<Element> {
  const rows = new Set<Element>();
  const known = new Map<Element, boolean>();
  const isRow = (element: Element) => {
    const links = [...element.querySelectorAll('a[href]')];
    if (links.length > maxLinks || !links.every(isShare)) return false;
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

/** Checks whether a paragraph is WordPress's line below feed items: “The post … appeared first on …”. */
export function isFeedFooter(paragraph: Element): boolean {
  const text = paragraph.textContent ?? '';
  return text.length < 500 && feedFooter.test(text) && paragraph.querySelectorAll('a[href]').length === 2;
}

/** A footnote with its links back to the text. */
interface Note {
  block: Element;
  backLinks: Set<Node>;
}

export interface PastedNotes {
  /** Links to footnotes, with the footnotes' numbers. */
  marks: ReadonlyMap<Element, number>;
  notes: readonly Note[];
  /** Comment marks and comments in exported Docs files. */
  comments: ReadonlySet<Element>;
}

const noteMark = /^[[(]?(\d{1,4}|[a-z]{1,2}|[ivxlc]{1,6}|[*†‡§¶]{1,4})[\])]?$/i;
const commentPlace = /^(cmnt\d|_msocom_)/i;

function fragmentOf(link: Element): string {
  const [, fragment = ''] = /#([^#]*)$/.exec(link.getAttribute('href') ?? '') ?? [];
  return percentDecoded(fragment);
}

interface Reference {
  link: Element;
  target: Element;
  /** The target's position in document order. */
  at: number;
}

/** Returns links to targets in the paste, in document order. */
function findReferences(body: ParentNode): { forward: Reference[]; back: Reference[] } {
  const targets = new Map<string, Element>();
  const places = new Map<Element, number>();
  for (const [at, element] of [...body.querySelectorAll('*')].entries()) {
    places.set(element, at);
    for (const name of anchorsOf(element)) if (!targets.has(name)) targets.set(name, element);
  }
  const references = [...body.querySelectorAll('a[href*="#"]')].flatMap((link) => {
    const target = targets.get(fragmentOf(link));
    return target ? [{ link, target, at: places.get(target) ?? 0 }] : [];
  });
  const isForward = ({ link, at }: Reference) => at > (places.get(link) ?? 0);
  return {
    forward: references.filter(isForward),
    back: references.filter((reference) => !isForward(reference)),
  };
}

/** Counts the elements in each ancestor. */
function countWithin(elements: Iterable<Element>): Map<Element, number> {
  const counts = new Map<Element, number>();
  for (const element of elements) {
    for (let outer: Element | null = element; outer; outer = outer.parentElement) {
      counts.set(outer, (counts.get(outer) ?? 0) + 1);
    }
  }
  return counts;
}

/** Checks whether a back link points to the footnote's mark: the link, or an element around or before it. */
function isMarkPlace(place: Element, link: Element): boolean {
  if (link.contains(place)) return true;
  const text = (place.textContent ?? '').trim();
  if (text === '') return place.nextElementSibling?.contains(link) ?? false;
  return place.contains(link) && text.length <= (link.textContent ?? '').trim().length + 2;
}

/** More footnotes than any text has. The limit matters because all pairs are compared. */
const maxNotes = 2000;

const notFound: PastedNotes = { marks: new Map(), notes: [], comments: new Set() };

/**
 * Finds the footnotes of Word, LibreOffice, exported Docs files and web pages: a link with a short mark to a
 * later element that links back.
 */
export function findNotes(body: ParentNode): PastedNotes {
  const { forward, back } = findReferences(body);
  const candidates = forward.filter(({ link }) => noteMark.test((link.textContent ?? '').trim()));
  if (candidates.length === 0 || Math.max(candidates.length, back.length) > maxNotes) return notFound;
  const targets = new Set(candidates.map(({ target }) => target));
  const counts = countWithin([...targets, ...candidates.map(({ link }) => link)]);
  /** Returns the list item, or the largest block without another footnote or mark. */
  const blockOf = (target: Element) => {
    const item = target.closest('li');
    if (item) return item;
    let block = target;
    while (block.parentElement && counts.get(block.parentElement) === 1) block = block.parentElement;
    return block;
  };
  const backLinks = new Map<Element, Set<Node>>();
  const marks = new Map<Element, number>();
  const comments = new Set<Element>();
  for (const { link, target } of candidates) {
    const block = blockOf(target);
    const returns = back.filter((each) => block.contains(each.link) && isMarkPlace(each.target, link));
    if (returns.length === 0) continue;
    if (commentPlace.test(fragmentOf(link))) {
      comments.add(link).add(block);
      continue;
    }
    const known = backLinks.get(block) ?? new Set<Node>(block.querySelectorAll('.mw-cite-backlink'));
    for (const each of returns) known.add(each.link);
    backLinks.set(block, known);
    marks.set(link, [...backLinks.keys()].indexOf(block) + 1);
  }
  const notes = [...backLinks].map(([block, links]) => ({ block, backLinks: links }));
  return { marks, notes, comments };
}
