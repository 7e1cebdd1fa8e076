import type { Style } from './element-style.ts';
import type { Container } from './line.ts';

/** What Word says of a paragraph that is an item: `mso-list:l0 level1 lfo1`. The last one tells lists of one look apart. */
const listStyle = /^l(\d+)\s+level(\d+)(?:\s+lfo(\d+))?/;

/** Word has nine levels; more would only be nested to slow the reader down. */
const deepest = 9;

interface OpenList {
  level: number;
  id: string;
  list: Container;
  item: Container;
}

/** What Word draws before an item, a bullet or a number, and the nodes that hold it. */
export interface Marker {
  text: string;
  nodes: ReadonlySet<Node>;
}

/** Whether the marker counts. Bullets of symbol fonts are letters too, but without a stop: `o`, `§`, `v`. */
export function countsItems(marker: string): boolean {
  const text = marker.replace(/\s+/g, '');
  return /^\(?\d+([.):\]-]|\.\d|$)/.test(text) || /^[([]?[\p{L}\p{N}]{1,6}[.):、．\]]/u.test(text);
}

/** The number that a marker shows, its last one: 3 for `1.3.`, 3 for `c)`; undefined for one that is not understood. */
function numberIn(marker: string): number | undefined {
  const digits = /(\d+)\D*$/.exec(marker)?.[1];
  if (digits) return Number(digits);
  // Alone, i, v and x are Roman numbers as well as letters.
  const letter = /^\W*([a-hj-uwyz])\W*$/i.exec(marker)?.[1];
  return letter ? letter.toLowerCase().charCodeAt(0) - 96 : undefined;
}

/** The marker of a Word item. Some browsers leave only the comments around it, `[if !supportLists]`. */
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

/** Makes real lists of Word's paragraphs, which only say how deep they are and what list they are of. */
export class WordLists {
  private readonly open: OpenList[] = [];
  private readonly counted = new Map<string, boolean>();
  /** The number of each list's last item, by list and level: it goes on behind whatever interrupts it. */
  private readonly numbers = new Map<string, number>();

  /** `html` is the whole clipboard: its style sheet tells which levels count. */
  constructor(html: string) {
    for (const [, list, level, rules = ''] of html.matchAll(/@list\s+l(\d+):level(\d+)\s*\{([^{}]*)\}/g)) {
      this.counted.set(`${list} ${level}`, !/number-format\s*:\s*(bullet|image)/.test(rules));
    }
  }

  isItem(style: Style): boolean {
    return listStyle.test(style.get('mso-list') ?? '');
  }

  /** The path of the paragraph: a new item. */
  enter(style: Style, marker: string | undefined, outer: readonly Container[]): Container[] {
    const [, id = '0', depth = '1', use = ''] = listStyle.exec(style.get('mso-list') ?? '') ?? [];
    const level = Math.min(Number(depth), deepest);
    const counts = marker?.trim() ? countsItems(marker) : (this.counted.get(`${id} ${depth}`) ?? false);
    const tag = counts ? 'ol' : 'ul';
    while ((this.open.at(-1)?.level ?? 0) > level) this.open.pop();
    const same = this.open.at(-1);
    const item: Container = { tag: 'li' };
    const number = counts ? this.count(`${id} ${use}`, level, marker) : 1;
    if (same?.level === level && same.list.tag === tag && same.id === id) same.item = item;
    else {
      if (same?.level === level) this.open.pop();
      const list: Container = { tag, ...(number > 1 && { start: number }) };
      this.open.push({ level, id, list, item });
    }
    return [...outer, ...this.open.flatMap((each) => [each.list, each.item])];
  }

  /** The number of the next item: what its marker shows, else the one behind the last. */
  private count(list: string, level: number, marker = ''): number {
    const own = `${list} ${level}`;
    const last = this.numbers.get(own) ?? 0;
    // Behind h) and among Roman numbers the next one is known without the marker.
    const shown = /\d/.test(marker) || last === 0 ? numberIn(marker) : undefined;
    const number = shown ?? last + 1;
    this.numbers.set(own, number);
    for (let deeper = level + 1; deeper <= deepest; deeper++) this.numbers.delete(`${list} ${deeper}`);
    return number;
  }

  /** The path of a paragraph that goes on in the last item; undefined when none is open. */
  goOn(outer: readonly Container[]): Container[] | undefined {
    if (this.open.length === 0) return undefined;
    return [...outer, ...this.open.flatMap((each) => [each.list, each.item])];
  }

  /** Some other block stands between: the next item begins a new list. */
  close(): void {
    this.open.length = 0;
  }
}
