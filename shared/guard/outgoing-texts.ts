import { defaultTreeAdapter } from 'parse5';
import { elementKind } from '../rich-text/html.ts';
import { type HtmlElement, type HtmlParent, parseHtml } from '../rich-text/parse-html.ts';
import type { OutgoingField, OutgoingFieldName } from './guarded-name.ts';
import { blockEnd } from './read-letters.ts';

/** A Punycode host label (RFC 3492) up to the maximum length. */
const label = /xn--[a-z0-9-]{1,59}/gi;

/** Returns the Punycode labels (`xn--…`) in a text, decoded, one per line; '' without any. */
function decodedHosts(text: string): string {
  return [...text.matchAll(label)].map(([written]) => decodeLabel(written.slice(4).toLowerCase())).join('\n');
}

const base = 36;
const least = 1;
const most = 26;

/** Decodes a Punycode label of a domain name (RFC 3492). Skips parts that can't be decoded. */
function decodeLabel(encoded: string): string {
  const end = encoded.lastIndexOf('-');
  const letters = [...encoded.slice(0, Math.max(end, 0))];
  let code = 128;
  let bias = 72;
  let place = 0;
  for (let at = end + 1; at < encoded.length; ) {
    const before = place;
    let weight = 1;
    for (let step = base; ; step += base) {
      const digit = digitOf(encoded.charCodeAt(at));
      at += 1;
      if (digit === undefined) return letters.join('');
      place += digit * weight;
      const threshold = Math.min(Math.max(step - bias, least), most);
      if (digit < threshold) break;
      weight *= base - threshold;
    }
    const count = letters.length + 1;
    bias = adapted(place - before, count, before === 0);
    code += Math.floor(place / count);
    place %= count;
    if (code > 0x10ffff) return letters.join('');
    letters.splice(place, 0, String.fromCodePoint(code));
    place += 1;
  }
  return letters.join('');
}

/** Returns a digit's value: 'a' to 'z' are 0 to 25, '0' to '9' are 26 to 35. */
function digitOf(character: number): number | undefined {
  if (character >= 97 && character <= 122) return character - 97;
  if (character >= 48 && character <= 57) return character - 22;
  return undefined;
}

function adapted(delta: number, count: number, isFirst: boolean): number {
  let left = Math.floor(delta / (isFirst ? 700 : 2));
  left += Math.floor(left / count);
  let bias = 0;
  for (; left > ((base - least) * most) / 2; bias += base) left = Math.floor(left / (base - least));
  return bias + Math.floor((base * left) / (left + 38));
}

/** A text to check. */
export interface OutgoingText {
  field: OutgoingFieldName;
  of?: string;
  value: string;
  isProse: boolean;
}

/**
 * Returns everything in a field that a recipient can read: the text, attributes and comments of HTML, and
 * decoded URLs. Throws `TooIntricateError`.
 */
export function outgoingTexts({ field, value, form, of }: OutgoingField): OutgoingText[] {
  const named = of === undefined ? {} : { of };
  const texts = form === 'html' ? htmlTexts(value, field) : [{ field, value, isProse: form === 'prose' }];
  return texts.flatMap(withAddresses).map((text) => ({ ...text, ...named }));
}

/** Returns a text, followed by the decoded URLs in it. */
function withAddresses(text: OutgoingText): OutgoingText[] {
  if (!text.isProse) return [{ ...text, value: readAddress(text.value) }];
  if (!/%[0-9a-f]{2}|xn--/i.test(text.value)) return [text];
  const words = text.value.split(/\s+/).filter((word) => /%[0-9a-f]{2}|xn--/i.test(word));
  return [text, { ...text, value: words.map(readAddress).join('\n'), isProse: false }];
}

const lossy = new TextDecoder();
const latin = new TextDecoder('latin1');

/** Returns a URL as people read it: escapes decoded, in two ways if not UTF-8, and the host in its script. */
export function readAddress(address: string): string {
  const plain = unescaped(address, lossy);
  const other = plain.includes('\ufffd') ? unescaped(address, latin) : '';
  return [plain, other, decodedHosts(plain)].filter(Boolean).join('\n');
}

const attributeFields: Record<string, OutgoingFieldName> = {
  href: 'link',
  src: 'link',
  srcset: 'link',
  cite: 'link',
  alt: 'alt',
  title: 'link_title',
  'aria-label': 'alt',
};

/** Attributes that contain sentences. The others contain URLs and names. */
const sentences = new Set(['alt', 'title', 'aria-label', 'placeholder', 'content']);

function htmlTexts(html: string, field: OutgoingFieldName): OutgoingText[] {
  const texts: OutgoingText[] = [];
  const running = { body: '', caption: '' };
  const open: {
    parent: HtmlParent;
    next: number;
    isCaption: boolean;
    isHidden: boolean;
    isBlock: boolean;
  }[] = [{ parent: parseHtml(html), next: 0, isCaption: false, isHidden: false, isBlock: true }];
  for (let level = open.at(-1); level; level = open.at(-1)) {
    const node = level.parent.childNodes[level.next];
    level.next += 1;
    const into = level.isCaption ? 'caption' : 'body';
    if (!node) {
      open.pop();
      if (level.isBlock) running[into] += blockEnd;
    } else if (defaultTreeAdapter.isTextNode(node)) {
      if (level.isHidden) texts.push({ field: 'hidden', value: node.value, isProse: false });
      else running[into] += node.value;
    } else if (defaultTreeAdapter.isCommentNode(node)) {
      texts.push({ field: 'hidden', value: node.data, isProse: false });
    } else if (defaultTreeAdapter.isElementNode(node)) {
      texts.push(...attributeTexts(node));
      const kind = elementKind(node.tagName);
      if (kind === 'break') running[into] += ' ';
      const isBlock = !['mark', 'transparent', 'break', 'image'].includes(kind);
      if (isBlock) running[into] += blockEnd;
      const isCaption = level.isCaption || node.tagName === 'figcaption';
      const isHidden = level.isHidden || kind === 'dropped';
      open.push({ parent: contentOf(node), next: 0, isCaption, isHidden, isBlock });
    }
  }
  texts.push({ field: 'caption', value: running.caption, isProse: true });
  texts.unshift({ field, value: running.body, isProse: true });
  return texts.filter(({ value }) => value.trim() !== '');
}

/** Returns the contents of an element. A template's content is a separate tree. */
function contentOf(element: HtmlElement): HtmlParent {
  return 'content' in element ? (element as { content: HtmlParent }).content : element;
}

function attributeTexts({ attrs }: HtmlElement): OutgoingText[] {
  return attrs.map(({ name, value }) => {
    const field = attributeFields[name] ?? 'hidden';
    const isProse = sentences.has(name);
    return { field, value, isProse };
  });
}

/** Decodes a URL's percent escapes, even double ones. `otherwise` decodes bytes that aren't UTF-8. */
function unescaped(address: string, otherwise: TextDecoder): string {
  let text = address;
  for (let times = 0; times < 3 && text.includes('%'); times += 1) {
    text = text.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
      try {
        return decodeURIComponent(escapes);
      } catch {
        const bytes = escapes.slice(1).split('%');
        return otherwise.decode(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16)));
      }
    });
  }
  return text;
}
