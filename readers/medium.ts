import { type HtmlParent, parseHtml } from '../shared/rich-text/parse-html.ts';
import { asElement, attribute, classes, findElement, textOf } from './html/html-tree.ts';

/** One file of Medium's export: an article, a draft, or a response to somebody's. Absent values are ''. */
export interface MediumPage {
  title: string;
  subtitle: string;
  /** The text as written, without the title at its head. */
  html: string;
  tags: string[];
  cover: string;
  published: string;
  canonical: string;
  /** What Medium's addresses end in: the same for a draft and for the article that it becomes. */
  id: string;
  isResponse: boolean;
}

const bodyStart = /<section\b[^<>]{0,500}\be-content\b[^<>]{0,500}>/i;
const titleElement = /<h([1-4])\b[^<>]{0,500}\bgraf--title\b[^<>]{0,500}>[\s\S]{0,5000}?<\/h\1>/i;

/** Reads the text of a file. Throws for one of more elements than anybody's text has. */
export function readMediumPage(text: string): MediumPage {
  const page = parseHtml(text);
  const start = bodyStart.exec(text);
  const footer = text.lastIndexOf('<footer');
  const body = start ? text.slice(start.index + start[0].length, footer < 0 ? undefined : footer) : '';
  const title = textAt(page, 'p-name');
  const heading = titleElement.exec(body)?.[0];
  const isRepeated = heading !== undefined && spaced(textOf(parseHtml(heading))) === title;
  const featured = findElement(page, (each) => attribute(each, 'data-is-featured') === 'true');
  return {
    title,
    subtitle: textAt(page, 'p-summary'),
    html: isRepeated ? body.replace(heading, '') : body,
    tags: tagsOf(page),
    cover: (featured && attribute(featured, 'src')) ?? '',
    published: attributeAt(page, 'dt-published', 'datetime'),
    canonical: attributeAt(page, 'p-canonical', 'href') || (ownAddress(page) ?? ''),
    id: /([\da-f]+)$/.exec(ownAddress(page) ?? '')?.[1] ?? '',
    isResponse: heading === undefined && isTitledByItsText(page, title),
  };
}

function byClass(page: HtmlParent, name: string) {
  return findElement(page, (each) => classes(each).includes(name));
}

function spaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function textAt(page: HtmlParent, name: string): string {
  const element = byClass(page, name);
  return element ? spaced(textOf(element)) : '';
}

function attributeAt(page: HtmlParent, className: string, name: string): string {
  const element = byClass(page, className);
  return (element && attribute(element, name)) ?? '';
}

/** The address by Medium's own name for the post, which stands below every text. */
function ownAddress(page: HtmlParent): string | null {
  const footer = findElement(page, ({ tagName }) => tagName === 'footer');
  const isOwn = (address: string | null) => /^https:\/\/medium\.com\/p\/[\da-f]+$/.test(address ?? '');
  const link = footer && findElement(footer, (each) => isOwn(attribute(each, 'href')));
  return link && attribute(link, 'href');
}

function tagsOf(page: HtmlParent): string[] {
  const list = byClass(page, 'p-tags');
  const links = (list?.childNodes ?? []).map(asElement).filter((each) => each !== null);
  return links.filter((each) => classes(each).includes('p-tag')).map((each) => spaced(textOf(each)));
}

/** Responses have no title: Medium takes their first words for it, also those of a passage that is quoted, and without their signs. */
function isTitledByItsText(page: HtmlParent, title: string): boolean {
  const leading = byClass(page, 'graf--leading');
  const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  const words = lettersOf(title);
  if (words === '' || !leading || /^h\d$/.test(leading.tagName)) return false;
  const body = byClass(page, 'e-content');
  return lettersOf(textOf(body ?? leading)).startsWith(words) || lettersOf(textOf(leading)).startsWith(words);
}
