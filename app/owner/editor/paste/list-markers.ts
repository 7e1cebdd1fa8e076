import { letterNumeral, romanNumeral } from '../../../../shared/text.ts';
import type { Style } from './element-style.ts';
import type { Container } from './lines.ts';

/** CSS list styles that the site's lists don't have. */
type Counting = 'lower-alpha' | 'upper-alpha' | 'lower-roman' | 'upper-roman';

const byType: Record<string, Counting> = {
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
};

/** Returns the list style of a `type` attribute or a style; undefined for numbers. */
export function countingOf(type: string | null | undefined, style: Style): Counting | undefined {
  const named = (style.get('list-style-type') ?? style.get('list-style') ?? '').replace('latin', 'alpha');
  const [counting] = /(lower|upper)-(alpha|roman)/.exec(named) ?? [];
  return named ? (counting as Counting | undefined) : byType[type ?? ''];
}

/** Formats a number in a list style, for example 4 as `iv`. */
export function numeral(number: number, counting: Counting | undefined): string {
  if (!counting || number < 1 || number > 3999) return String(number);
  const text = counting.endsWith('roman') ? romanNumeral(number) : letterNumeral(number);
  return counting.startsWith('upper') ? text.toUpperCase() : text;
}

/** Checks whether a label is a plain number: `3.`, `3)` or `(3)`. */
function isPlainNumber(label: string): boolean {
  return /^\(?\d+[.):\]-]?$/.test(label.trim());
}

const box = 'input[type="checkbox" i], [aria-roledescription="checkbox"], .checkbox-on, .checkbox-off';
const ticked = /^(true|checked|x|on)$/i;

/** Returns a list item's checkbox and the elements that draw it. */
export function checkBoxOf(item: Element): { isChecked: boolean; nodes: Node[] } | undefined {
  const nodes = [...item.querySelectorAll(box)].filter((node) => node.closest('li') === item);
  const [drawn] = nodes;
  const name = item.getAttribute('class') ?? '';
  const states = ['aria-checked', 'data-checked', 'data-task', 'data-list']
    .map((attribute) => item.getAttribute(attribute))
    .concat(/--en-checked:\s*(true|false)/.exec(item.getAttribute('style') ?? '')?.[1] ?? null)
    .filter((state) => state !== null && /^(true|false|(un)?checked|.)$/i.test(state));
  if (!drawn && states.length === 0 && !/(^|[\s-])(un)?checked\b|task-list-item/.test(name)) return undefined;
  const isDrawnChecked =
    drawn !== undefined &&
    (drawn.hasAttribute('checked') ||
      /checkbox-on/.test(drawn.getAttribute('class') ?? '') ||
      drawn.getAttribute('alt') === 'checked');
  const isChecked =
    isDrawnChecked ||
    states.some((state) => ticked.test(state ?? '')) ||
    /(^|[\s-])(is-)?checked\b/.test(name.replace(/un-?checked/g, ''));
  return { isChecked, nodes };
}

/** Word's style of a list item, `mso-list:l0 level1 lfo1`: list style, level, list. */
const listStyle = /^l(\d+)\s+level(\d+)(?:\s+lfo(\d+))?/;

/** Word has nine levels. Deeper ones would only slow down reading. */
const maxLevel = 9;

interface OpenList {
  level: number;
  id: string;
  list: Container;
  item: Container;
}

/** Word's bullet or number before an item, and its nodes. */
export interface Marker {
  text: string;
  nodes: ReadonlySet<Node>;
}

/** Checks whether a marker is a number or letter. Bullets in symbol fonts are bare letters: `o`, `§`, `v`. */
export function countsItems(marker: string): boolean {
  const text = marker.replace(/\s+/g, '');
  if (/^\(?\d+([.):\]-]|\.\d|$)/.test(text) || /^[([]?[\p{L}\p{N}]{1,6}[.):、．\]]/u.test(text)) return true;
  return /[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(text);
}

/** Returns the marker's last number: 3 for `1.3.` and for `c)`. */
function numberIn(marker: string): number | undefined {
  const digits = /(\d+)\D*$/.exec(marker)?.[1];
  if (digits) return Number(digits);
  // A single i, v or x may be a Roman numeral or a letter.
  const letter = /^\W*([a-hj-uwyz])\W*$/i.exec(marker)?.[1];
  return letter ? letter.toLowerCase().charCodeAt(0) - 96 : undefined;
}

/** Returns a Word item's marker. Some browsers preserve only the comments around it, `[if !supportLists]`. */
export function findMarker(paragraph: Element): Marker | undefined {
  const ignored = [...paragraph.querySelectorAll('[style]')].filter((element) =>
    /mso-list\s*:\s*ignore/i.test(element.getAttribute('style') ?? ''),
  );
  if (ignored.length > 0) {
    return { text: ignored.map(({ textContent }) => textContent).join(''), nodes: new Set(ignored) };
  }
  const nodes = new Set<Node>();
  let text = '';
  let inside = false;
  for (const node of paragraph.childNodes) {
    const comment = node.nodeType === 8 ? (node.nodeValue ?? '') : '';
    if (/!supportLists/i.test(comment)) inside = true;
    else if (/endif/i.test(comment)) inside = false;
    else if (inside) {
      nodes.add(node);
      text += node.textContent ?? '';
    }
  }
  return nodes.size > 0 ? { text, nodes } : undefined;
}

interface WordItem {
  id: string;
  level: number;
  /** The item's number; undefined for bullets. */
  number: number | undefined;
  /** The label that is shown instead of the number: `a)`. */
  label?: string | undefined;
}

interface EnteredItem {
  path: Container[];
  /** A label that the site's lists can't show: `a)`, `1.1.`. */
  label: string | undefined;
}

/** Builds lists from Word's paragraphs, which have only a level and a list ID. */
export class WordLists {
  private readonly open: OpenList[] = [];
  /** Number formats by list and level; undefined for bullets. */
  private readonly formats = new Map<string, string | undefined>();
  /** The last item's number, by list and level. Numbering continues after an interruption. */
  private readonly numbers = new Map<string, number>();

  /** `html` is the whole clipboard, with the number formats in its style sheet. */
  constructor(html: string) {
    for (const [, list, level, rules = ''] of html.matchAll(/@list\s+l(\d+):level(\d+)\s*\{([^{}]*)\}/g)) {
      const format = /number-format\s*:\s*([\w-]+)/.exec(rules)?.[1] ?? 'decimal';
      this.formats.set(`${list} ${level}`, /^(bullet|image)/.test(format) ? undefined : format);
    }
  }

  isItem(style: Style): boolean {
    return listStyle.test(style.get('mso-list') ?? '');
  }

  /** Adds a Word paragraph as an item. */
  enter(style: Style, marker: string | undefined, outer: readonly Container[]): EnteredItem {
    const [, id = '0', depth = '1', use = ''] = listStyle.exec(style.get('mso-list') ?? '') ?? [];
    const level = Math.min(Number(depth), maxLevel);
    const format = this.formats.get(`${id} ${depth}`);
    const counts = marker?.trim() ? countsItems(marker) : format !== undefined;
    const number = counts ? this.count(`${id} ${use}`, level, marker) : undefined;
    const counting = countingOf(undefined, new Map([['list-style-type', swapped(format)]]));
    const drawn = number && counting ? `${numeral(number, counting)}.` : undefined;
    const label = counts ? marker?.replace(/[\s\u00a0]+/g, ' ').trim() || drawn : undefined;
    return this.add({ id, level, number, label }, outer);
  }

  /** Adds an item of Word for the web, where each list has one item, with the real list's ID and level. */
  enterWeb(item: Element, outer: readonly Container[]): EnteredItem {
    const of = (name: string) => item.getAttribute(name) ?? '';
    const id = `web ${of('data-listid')}`;
    const level = Math.min(Number(of('data-aria-level') || of('aria-level')) || 1, maxLevel);
    const list = item.parentElement;
    if (list?.localName !== 'ol') return this.add({ id, level, number: undefined }, outer);
    const start = Number(list.getAttribute('start')) || 1;
    const place = Number(of('data-aria-posinset') || of('aria-posinset'));
    const number = this.count(`${id} `, level, place ? String(place) : String(start));
    const type = list.getAttribute('type');
    const styles = new Map([
      ['list-style-type', /list-style-type:\s*([\w-]+)/.exec(list.getAttribute('style') ?? '')?.[1] ?? ''],
    ]);
    const text = of('data-leveltext') || '%1.';
    const label = text.replace(/%(\d)/g, (_, at: string) => {
      const own = Number(at) === level ? number : (this.numbers.get(`${id}  ${at}`) ?? 1);
      return numeral(
        own,
        Number(at) === level || !text.includes(`%${level}`) ? countingOf(type, styles) : undefined,
      );
    });
    return this.add({ id, level, number, label }, outer);
  }

  private add({ id, level, number, label }: WordItem, outer: readonly Container[]): EnteredItem {
    const isLabeled = label !== undefined && !isPlainNumber(label);
    const tag = number === undefined || isLabeled ? 'ul' : 'ol';
    while ((this.open.at(-1)?.level ?? 0) > level) this.open.pop();
    const same = this.open.at(-1);
    const item: Container = { tag: 'li' };
    if (same?.level === level && same.list.tag === tag && same.id === id) same.item = item;
    else {
      if (same?.level === level) this.open.pop();
      const list: Container = { tag, ...(tag === 'ol' && number !== 1 && { start: number }) };
      this.open.push({ level, id, list, item });
    }
    return { path: this.lastItemPath(outer), label: isLabeled ? label : undefined };
  }

  /** Returns the next item's number: the marker's, or the one after the last. */
  private count(list: string, level: number, marker = ''): number {
    const own = `${list} ${level}`;
    const last = this.numbers.get(own) ?? 0;
    // After the first item, `i` may be a letter or a Roman numeral, so count instead.
    const shown = /\d/.test(marker) || last === 0 ? numberIn(marker) : undefined;
    const number = shown ?? last + 1;
    this.numbers.set(own, number);
    for (let deeper = level + 1; deeper <= maxLevel; deeper++) this.numbers.delete(`${list} ${deeper}`);
    return number;
  }

  /** Returns the path of another paragraph in the last item; `outer` if no list is open. */
  lastItemPath(outer: readonly Container[]): Container[] {
    return [...outer, ...this.open.flatMap((each) => [each.list, each.item])];
  }

  /** Ends all lists. The next item begins a new one. */
  close(): void {
    this.open.length = 0;
  }
}

/** Converts Word's `alpha-lower` to CSS's `lower-alpha`. */
function swapped(format = ''): string {
  return format.replace(/^(alpha|roman)-(lower|upper)$/, '$2-$1');
}
