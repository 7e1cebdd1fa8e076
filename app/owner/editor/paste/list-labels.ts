import { letterNumeral, romanNumeral } from '../../../../shared/text.ts';
import type { Style } from './element-style.ts';

/** How an ordered list counts, as CSS names it. */
type Counting = 'lower-alpha' | 'upper-alpha' | 'lower-roman' | 'upper-roman';

const byType: Record<string, Counting> = {
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
};

/** The counting that a `type` attribute or a style names; undefined for numbers, which the site's lists have too. */
export function countingOf(type: string | null | undefined, style: Style): Counting | undefined {
  const named = (style.get('list-style-type') ?? style.get('list-style') ?? '').replace('latin', 'alpha');
  const [counting] = /(lower|upper)-(alpha|roman)/.exec(named) ?? [];
  return named ? (counting as Counting | undefined) : byType[type ?? ''];
}

/** A number as the list shows it: `iv` for 4. */
export function numeral(number: number, counting: Counting | undefined): string {
  if (!counting || number < 1 || number > 3999) return String(number);
  const text = counting.endsWith('roman') ? romanNumeral(number) : letterNumeral(number);
  return counting.startsWith('upper') ? text.toUpperCase() : text;
}

/** Whether a list of the site shows the same: `3.`, `3)` or `(3)`. */
export function isPlainNumber(label: string): boolean {
  return /^\(?\d+[.):\]-]?$/.test(label.trim());
}

const box = 'input[type="checkbox" i], [aria-roledescription="checkbox"], .checkbox-on, .checkbox-off';
const ticked = /^(true|checked|x|on)$/i;

/** The check box of a list item, and the elements that draw it; undefined for an item without one. */
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
