import { allowedAddress } from './allowed-address.ts';
import { elementKind } from './element-kinds.ts';
import { escapeAttribute } from './escape.ts';
import type { HtmlElement } from './parse-html.ts';
import { visibleText } from './visible-text.ts';

const maxLength = 4096;

function safeImageSource(value: string | undefined): string | undefined {
  const address = allowedAddress(value, 'picture');
  return address?.startsWith('#') ? undefined : address;
}

function textAlign(style: string): string | undefined {
  const declarations = style.split(';').reverse();
  for (const declaration of declarations) {
    const value = /^\s*text-align\s*:\s*(left|center|right|justify)\s*(?:!\s*important\s*)?$/i.exec(
      declaration,
    );
    if (value?.[1]) return `text-align: ${value[1].toLowerCase()}`;
  }
  return undefined;
}

function matching(value: string | undefined, pattern: RegExp): string | undefined {
  const trimmed = value?.trim();
  return trimmed !== undefined && pattern.test(trimmed) ? trimmed : undefined;
}

/** The attributes an allowed element keeps, by its tag; all others go (docs/specification.md 5.9). */
function allowedOnly(element: HtmlElement): Record<string, string | undefined> {
  const given = new Map(element.attrs.map(({ name, value }) => [name, value]));
  const text = (name: string) => {
    const value = given.get(name);
    return value === undefined || value.length > maxLength ? undefined : visibleText(value);
  };
  const kind = elementKind(element.tagName);
  if (element.tagName === 'a') {
    const href = allowedAddress(given.get('href'), 'link');
    return { href, title: text('title') || undefined, target: '_blank', rel: 'noopener noreferrer' };
  }
  if (kind === 'image') {
    return {
      src: safeImageSource(given.get('src')),
      alt: text('alt'),
      title: text('title') || undefined,
      // The editor's sizes are percentages of the width (docs/specification.md 5.5).
      width: matching(given.get('width'), /^\d{1,5}$|^\d{1,3}%$/),
      height: matching(given.get('height'), /^\d{1,5}$/),
    };
  }
  if (kind === 'mark' || kind === 'break') return {};
  return {
    start: element.tagName === 'ol' ? matching(given.get('start'), /^-?\d{1,9}$/) : undefined,
    style: textAlign(given.get('style') ?? ''),
  };
}

function writeTag(element: HtmlElement, tagName: string): string | undefined {
  const attributes = allowedOnly(element);
  if (tagName === 'a' && attributes.href === undefined) return undefined;
  if (tagName === 'img' && attributes.src === undefined) return undefined;
  let tag = `<${tagName}`;
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) tag += ` ${name}="${escapeAttribute(value)}"`;
  }
  return `${tag}>`;
}

/** The parser repeats an unclosed link in every later paragraph, all with one and the same list of attributes. */
const links = new WeakMap<HtmlElement['attrs'], { tag: string | undefined }>();

/** The start tag an element is written with, as `tagName`; undefined for a link or image that leads nowhere. */
export function startTag(element: HtmlElement, tagName: string = element.tagName): string | undefined {
  if (tagName !== 'a') return writeTag(element, tagName);
  const link = links.get(element.attrs) ?? { tag: writeTag(element, tagName) };
  links.set(element.attrs, link);
  return link.tag;
}
