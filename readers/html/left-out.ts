import type { HtmlElement, HtmlParent } from '../../shared/rich-text/parse-html.ts';
import { asElement, attribute, classes, findElement, styleOf, textOf } from './html-tree.ts';

/** Why content is omitted deliberately: it is invisible, struck through, or added by the system. */
export type LeftOut = 'hidden' | 'struck' | 'boilerplate';

/** Classes that hide text: those for screen readers, of Bootstrap and Tailwind, and of Word's comments. */
const hiddenClass =
  /^(?:screen-reader-text|screen-reader-only|sr-only|visually-?hidden|assistive-text|hide-text|d-none|hidden|Mso(?:CommentReference|CommentText|CommentSubject)|msocom(?:anchor|txt)|mso(?:anchor|commentlist))$/i;
/** Classes that show the element on wide screens, such as `d-md-block` and `lg:flex`. */
const shownClass =
  /^(?:d-(?:sm|md|lg|xl|xxl)-(?!none)|(?:sm|md|lg|xl|2xl):(?:block|flex|grid|inline|table|contents))/;
const hiddenStyle =
  /(?:^|[;\s])(?:display\s*:\s*none|font-size\s*:\s*(?:0(?:\.\d+)?|1)(?:px|pt)?\s*(?:!|;|$)|(?:^|[;\s])color\s*:\s*transparent|transform\s*:\s*scale\(0\)|margin(?:-\w+)?\s*:[^;]*-\d{4,}|mso-hide\s*:\s*all|mso-element\s*:\s*comment|text-indent\s*:\s*-\d{3,}|clip\s*:\s*rect\(\s*[01](?:px)?[\s,]+[01](?:px)?[\s,]+[01]|clip-path\s*:\s*inset\(\s*(?:50|100)%)/i;
/** Styles of elements that a script fades in. Without a transition, they are really hidden. */
const fadedStyle =
  /(?:^|[;\s])(?:visibility\s*:\s*(?:hidden|collapse)|opacity\s*:\s*0(?:\.0+)?\s*(?:!|;|$))/i;
const moves = /animat|transition|fade|lazy|reveal|\bwow\b|\baos/i;
const placed = /(?:^|[;\s])position\s*:\s*(?:absolute|fixed)/i;
const offScreen = /(?:^|[;\s])(?:left|top|right|bottom)\s*:\s*-\d{3,}/i;
const noSpace = /(?:^|[;\s])(?:max-)?(?:height|width)\s*:\s*[01](?:px)?\s*(?:!|;|$)/i;
const clipped = /(?:^|[;\s])overflow(?:-[xy])?\s*:\s*(?:hidden|clip)/i;

/** Text in the background color. */
const isSameColor =
  /(?:^|[;\s])color\s*:\s*([#\w(,) ]{3,40}?)\s*;(?:.*;)?\s*background(?:-color)?\s*:\s*\1\s*(?:;|$)|background(?:-color)?\s*:\s*([#\w(,) ]{3,40}?)\s*;(?:.*;)?\s*color\s*:\s*\2\s*(?:;|$)/i;

function isHidden(element: HtmlElement, style: string): boolean {
  if (element.tagName === 'dialog' && attribute(element, 'open') === null) return true;
  const hidden = attribute(element, 'hidden');
  if (hidden !== null && hidden !== 'until-found') return true;
  const names = classes(element);
  if (names.some((name) => hiddenClass.test(name)) && !names.some((name) => shownClass.test(name)))
    return true;
  if (style === '') return false;
  if (hiddenStyle.test(style) || isSameColor.test(style) || (noSpace.test(style) && clipped.test(style)))
    return true;
  if (placed.test(style) && offScreen.test(style)) return true;
  return fadedStyle.test(style) && !moves.test(`${style} ${attribute(element, 'class') ?? ''}`);
}

const struckTag = /^(?:s|strike|del)$/;
const struckStyle = /text-decoration[\w-]*\s*:[^;]*line-through/i;
const struckClass = /^(?:text-(?:decoration-)?)?(?:line-through|strike-?through|struck)$/i;

function isStruck(element: HtmlElement, style: string): boolean {
  if (struckTag.test(element.tagName)) return !/text-decoration[\w-]*\s*:\s*none/i.test(style);
  return struckStyle.test(style) || classes(element).some((name) => struckClass.test(name));
}

/** Classes of subscription boxes, share buttons and related posts: Substack, Ghost, WordPress plug-ins. */
const boilerplateClass =
  /^(?:subscription-widget(?:-wrap)?(?:-editor)?|install-substack-app-embed|directMessage|subscribe-widget|captioned-button-wrap|kg-(?:signup-card|email-card|(?:audio|video)-player|video-overlay)|sharedaddy|sd-sharing(?:-enabled)?|jp-relatedposts|a2a_kit|addtoany_(?:share_save_container|content)|ssba(?:-wrap|-classic-2)?|heateor_sss_sharing_container|social-share(?:-buttons)?|share-(?:buttons|links|row|bar)|sharethis-inline-share-buttons|blogger-post-footer|post-share-buttons|wp-block-jetpack-(?:sharing-buttons|subscriptions)|jetpack_subscription_widget)$/i;

/** The targets of Substack's own buttons. */
const ownButton =
  /\/subscribe\b|%%\w+%%|\/refer\/|[?&]action=share\b|\/(?:share|leaderboard|gift)(?:[?#]|$)|\?(?:utm_[\w=&;-]*)?(?:gift|share)=|\/comments(?:[?#]|$)/i;

function isBoilerplate(element: HtmlElement): boolean {
  const names = classes(element);
  if (names.some((name) => boilerplateClass.test(name))) return true;
  if (!names.includes('button-wrapper')) return false;
  const link = findElement(element, ({ tagName }) => tagName === 'a');
  return link !== null && ownButton.test(attribute(link, 'href') ?? '');
}

/** Returns why an element is omitted; null if it is read. */
export function leftOutOf(element: HtmlElement): LeftOut | null {
  if (element.attrs.length === 0 && element.tagName !== 'dialog')
    return struckTag.test(element.tagName) ? 'struck' : null;
  const style = styleOf(element);
  if (isBoilerplate(element)) return 'boilerplate';
  if (isHidden(element, style)) return 'hidden';
  return isStruck(element, style) ? 'struck' : null;
}

const inline =
  /^(?:a|abbr|b|bdi|big|cite|code|dfn|em|font|i|ins|kbd|mark|q|small|span|strong|sub|sup|u|var|wbr)$/;

/** Returns an element's text as one line, else its image's URL, for quoting in the log. */
export function quoteOf(element: HtmlElement): string {
  const image = findElement(element, ({ tagName }) => tagName === 'img');
  return wordsOf(element).replace(/\s+/g, ' ').trim() || ((image && attribute(image, 'src')) ?? '');
}

function wordsOf(parent: HtmlParent): string {
  return parent.childNodes
    .map((node) => {
      const element = asElement(node);
      if (!element) return textOf(node);
      if (/^(?:script|style|template|noscript)$/.test(element.tagName)) return '';
      return inline.test(element.tagName) ? wordsOf(element) : ` ${wordsOf(element)} `;
    })
    .join('');
}

/** Footers of WordPress feeds in common languages. */
const feedFooter =
  /^(?:the post|la entrada|el (?:post|artículo)|der beitrag|l[’']article|l[’']articolo|o post|het bericht)\s.{0,400}(?:appeared first on|(?:se publicó|apareció|aparece|ha aparecido) (?:primero|por primera vez) en|erschien zuerst auf|est apparu en premier sur|proviene da|(?:apareceu|foi publicado) primeiro em|verscheen eerst op)\s.{1,200}$/i;

export function isFeedFooter(text: string): boolean {
  return text.length < 700 && feedFooter.test(text.replace(/\s+/g, ' ').trim());
}

/** Style rules for classes: `.name { … }` or `span.name { … }`. */
const rule = /([^{}]{1,2000})\{([^{}]{1,2000})\}/g;

/** Moves classes' style rules to the elements. Google Docs, Pages and Notes mark bold text with classes. */
export function applyStyleSheets(root: HtmlParent): void {
  const styles = new Map<string, string>();
  for (const element of elementsIn(root)) {
    for (const [, selectors = '', declarations] of element.tagName === 'style'
      ? textOf(element).slice(0, 50_000).matchAll(rule)
      : [])
      for (const [, name = ''] of selectors.matchAll(/(?:^|,)\s*(?:[a-z]+\d?)?\.([\w-]{1,80})\s*(?=,|$)/gi))
        styles.set(name, `${styles.get(name) ?? ''}${declarations};`);
  }
  for (const element of styles.size > 0 ? elementsIn(root) : []) {
    const given = classes(element)
      .map((name) => styles.get(name) ?? '')
      .join('');
    const own = attribute(element, 'style') ?? '';
    if (given !== '')
      element.attrs = [
        ...element.attrs.filter(({ name }) => name !== 'style'),
        { name: 'style', value: given + own },
      ];
  }
}

function elementsIn(parent: HtmlParent): HtmlElement[] {
  return parent.childNodes.flatMap((node) => {
    const element = asElement(node);
    return element ? [element, ...elementsIn(element)] : [];
  });
}

/** Elements separated from their neighbors only by styles, such as a file's button or a card's caption. */
const apart = [
  'wp-block-file__button',
  'kg-bookmark-author',
  'kg-bookmark-publisher',
  'markup--mixtapeEmbed-em',
];

const isolatedTag = new RegExp(`\\sclass\\s*=\\s*["']?[^"'>]{0,200}\\b(?:${apart.join('|')})\\b`, 'i');

export function isIsolated(element: Pick<HtmlElement, 'attrs'>): boolean {
  return element.attrs.length > 0 && classes(element).some((name) => apart.includes(name));
}

/** Checks for the same classes in a start tag given as text. */
export function isIsolatedTag(tag: string): boolean {
  return isolatedTag.test(tag);
}
