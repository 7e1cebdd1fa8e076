import { type HtmlParent, parseHtml } from '../shared/rich-text/parse-html.ts';
import { asElement, attribute, classes, findElement, textOf } from './html/html-tree.ts';

/** A file of Medium's export: a story, draft or response. Missing values are ''. */
export interface MediumPage {
  title: string;
  subtitle: string;
  /** The body without the title at its start. */
  html: string;
  tags: string[];
  cover: string;
  published: string;
  canonical: string;
  /** The ID at the end of the URL, which stays the same when a draft is published. */
  id: string;
  isResponse: boolean;
}

const bodyStart = /<section\b[^<>]{0,500}\be-content\b[^<>]{0,500}>/i;
const titleElement = /<h([1-4])\b[^<>]{0,500}\bgraf--title\b[^<>]{0,500}>[\s\S]{0,5000}?<\/h\1>/i;

/** Reads a file of Medium's export. Throws if it has too many elements. */
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

/** Returns the post's URL, which contains Medium's ID, from the footer. */
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

/** Whether the title is the start of the text, without punctuation. Medium titles responses like that. */
function isTitledByItsText(page: HtmlParent, title: string): boolean {
  const leading = byClass(page, 'graf--leading');
  const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  const words = lettersOf(title);
  if (words === '' || !leading || /^h\d$/.test(leading.tagName)) return false;
  const body = byClass(page, 'e-content');
  return lettersOf(textOf(body ?? leading)).startsWith(words) || lettersOf(textOf(leading)).startsWith(words);
}
