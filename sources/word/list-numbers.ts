import { romanNumeral } from '../../shared/text.ts';
import { runFont } from './run-font.ts';
import type { Numbering } from './style-sheet.ts';
import { fontText } from './symbol-text.ts';
import { child, isOn, valueIn, type XmlNode } from './xml-node.ts';

/** The item of a list, as Word counts it. */
export interface NumberedItem {
  level: number;
  ordered: boolean;
  /** The number that it shows. */
  value: number;
  /** What Word shows before it, where a list here shows something else: `a)`, `II.1`, `☑`; '' elsewhere. */
  label: string;
  /** Names its list: what has the same goes on counting. */
  list: string;
}

interface Level {
  format: string;
  start: number;
  text: string;
  /** Of the bullet. */
  font: string;
  style: string | undefined;
  /** Numbers of the levels above are in figures (`w:isLgl`). */
  isLegal: boolean;
}

interface List {
  abstract: string;
  levels: Map<number, Level>;
  /** By level: where it begins anew. */
  overrides: Map<number, number>;
}

export interface ListNumbers {
  /** The next item; undefined for a paragraph that shows no number or bullet. Each is asked for once, in the order of the text. */
  next(numbering: Numbering, styles: readonly string[]): NumberedItem | undefined;
}

/** Counts the items of a document (ECMA-376 17.9). */
export function createListNumbers(elements: readonly XmlNode[]): ListNumbers {
  const lists = readLists(elements);
  const counts = new Map<string, Map<number, number>>();
  const begun = new Set<string>();
  return {
    next(numbering, styles) {
      const numId = numbering.list ?? '0';
      const list = lists.get(numId);
      if (!list) return undefined;
      const written = numbering.level;
      const level = written !== undefined ? Number(written) || 0 : levelOfStyle(list, styles);
      const own = list.levels.get(level) ?? noLevel;
      const { format, text, start } = own;
      if (format === 'none' && text.trim() === '') return undefined;
      const counted = counts.get(list.abstract) ?? new Map<number, number>();
      counts.set(list.abstract, counted);
      const override = list.overrides.get(level);
      const isFirst = !begun.has(`${numId} ${level}`);
      begun.add(`${numId} ${level}`);
      const before = isFirst && override !== undefined ? undefined : counted.get(level);
      const value = before === undefined ? (override ?? start) : before + 1;
      counted.set(level, value);
      for (const deeper of counted.keys()) if (deeper > level) counted.delete(deeper);
      const label = labelOf(own, level, (at) => {
        const { format, start } = list.levels.get(at) ?? noLevel;
        return numberText(counted.get(at) ?? start, own.isLegal && at !== level ? 'decimal' : format);
      });
      return {
        level,
        ordered: label === '' && !/^(bullet|none)$/.test(format),
        value,
        label,
        list: list.abstract,
      };
    },
  };
}

const noLevel: Level = { format: 'bullet', text: '', font: '', start: 1, style: undefined, isLegal: false };

/** Boxes, ticked or not, among bullets. */
const box = /^[☐☑☒✓✔✗✘❏❑❒□◻]$/u;

/** A label as it is read; '' for the dots and numbers that every list has. */
function labelOf({ format, text, font }: Level, level: number, numberAt: (level: number) => string): string {
  if (format === 'bullet') {
    const shown = fontText(text, font, () => undefined).trim();
    return box.test(shown) ? shown.replace(/[❏❑❒□◻]/u, '☐') : '';
  }
  if (format === 'decimal' && new RegExp(`^%${level + 1}[.):]?\\s*$`).test(text)) return '';
  return text.replace(/%([1-9])/g, (_, at: string) => numberAt(Number(at) - 1)).trim();
}

/** A number in a format of Word's (17.18.59); in figures where it has letters of no alphabet that is known here. */
function numberText(value: number, format: string): string {
  // More items than letters and Roman numerals are written for.
  if (value < 1 || value > 500) return String(value);
  const isUpper = format.startsWith('upper');
  if (/Letter$/.test(format)) {
    // The alphabet, then each letter twice.
    const letter = String.fromCharCode(97 + ((value - 1) % 26)).repeat(Math.ceil(value / 26));
    return isUpper ? letter.toUpperCase() : letter;
  }
  if (/Roman$/.test(format)) return isUpper ? romanNumeral(value).toUpperCase() : romanNumeral(value);
  if (format === 'none' || format === 'bullet') return '';
  return format === 'decimalZero' ? String(value).padStart(2, '0') : String(value);
}

function levelOfStyle({ levels }: List, styles: readonly string[]): number {
  for (const [level, { style }] of levels) if (style !== undefined && styles.includes(style)) return level;
  return 0;
}

function readLevels(node: XmlNode): Map<number, Level> {
  const levels = node.children.filter(({ name }) => name === 'w:lvl');
  return new Map(
    levels.map((level) => [
      Number(level.attributes.ilvl) || 0,
      {
        format: valueIn(level, 'w:numFmt') ?? 'decimal',
        // Zero where nothing is said (17.9.25).
        start: Number(valueIn(level, 'w:start')) || 0,
        text: valueIn(level, 'w:lvlText') ?? '',
        font: runFont(child(level, 'w:rPr')),
        isLegal: isOn(level, 'w:isLgl') ?? false,
        style: valueIn(level, 'w:pStyle'),
      },
    ]),
  );
}

function readLists(elements: readonly XmlNode[]): Map<string, List> {
  const abstracts = new Map<string, XmlNode>();
  /** Lists that are styles are defined once, and named by others. */
  const byStyle = new Map<string, XmlNode>();
  for (const node of elements) {
    if (node.name !== 'w:abstractNum') continue;
    abstracts.set(node.attributes.abstractNumId ?? '', node);
    const style = valueIn(node, 'w:styleLink');
    if (style !== undefined) byStyle.set(style, node);
  }
  const lists = new Map<string, List>();
  for (const node of elements) {
    if (node.name !== 'w:num') continue;
    const abstract = valueIn(node, 'w:abstractNumId') ?? '';
    const own = abstracts.get(abstract);
    const defined = byStyle.get(valueIn(own, 'w:numStyleLink') ?? '') ?? own;
    const levels = defined ? readLevels(defined) : new Map<number, Level>();
    const overrides = new Map<number, number>();
    for (const override of node.children.filter(({ name }) => name === 'w:lvlOverride')) {
      const at = Number(override.attributes.ilvl) || 0;
      const start = valueIn(override, 'w:startOverride');
      if (start !== undefined) overrides.set(at, Number(start) || 0);
      if (child(override, 'w:lvl'))
        for (const [level, other] of readLevels(override)) levels.set(level, other);
    }
    lists.set(node.attributes.numId ?? '', { abstract, levels, overrides });
  }
  return lists;
}
