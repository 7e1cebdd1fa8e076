import { elementKind } from './element-kinds.ts';
import { escapeAttribute } from './escape.ts';
import type { HtmlElement } from './parse-html.ts';
import { visibleText } from './walk-html.ts';

/** Longest address or title that is kept; servers refuse longer addresses. */
const maxLength = 4096;

/**
 * An address with one of the schemes, or relative, or undefined. It is judged as it will be written: without the
 * tabs, line ends and controls that browsers skip (https://url.spec.whatwg.org/#url-parsing).
 */
function safeAddress(value: string | undefined, schemes: readonly string[]): string | undefined {
  if (value === undefined || value.length > maxLength) return undefined;
  const address = visibleText(value)
    .replace(/[\t\n]+/g, '')
    .trim();
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1];
  if (scheme !== undefined && !schemes.includes(scheme.toLowerCase())) return undefined;
  // Browsers read a backslash as a slash, so `/\host` names a host too.
  const written = address.replace(/^[/\\]{2,}/, 'https://');
  return written.length > 0 && written.length <= maxLength ? written : undefined;
}

/** The address of a link that may be followed: http, https, mailto, tel, a path, a query or a fragment. */
function safeHref(value: string | undefined): string | undefined {
  return safeAddress(value, ['http', 'https', 'mailto', 'tel']);
}

/** The address of an image that may be loaded: http, https or relative. */
function safeImageSource(value: string | undefined): string | undefined {
  const address = safeAddress(value, ['http', 'https']);
  return address?.startsWith('#') ? undefined : address;
}

/** The last valid `text-align` of a style attribute, as a style attribute's value. */
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

/** The attributes an allowed element keeps, by its tag; all others go (specification, section 5). */
function kept(element: HtmlElement): Record<string, string | undefined> {
  const given = new Map(element.attrs.map(({ name, value }) => [name, value]));
  const text = (name: string) => {
    const value = given.get(name);
    return value === undefined || value.length > maxLength ? undefined : visibleText(value);
  };
  const kind = elementKind(element.tagName);
  if (element.tagName === 'a') {
    const href = safeHref(given.get('href'));
    return { href, title: text('title') || undefined, target: '_blank', rel: 'noopener noreferrer' };
  }
  if (kind === 'image') {
    return {
      src: safeImageSource(given.get('src')),
      alt: text('alt'),
      title: text('title') || undefined,
      // The editor's sizes are percentages of the width (specification, section 5).
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
  const attributes = kept(element);
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
