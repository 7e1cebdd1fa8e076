import type { Numbering } from './style-sheet.ts';
import { child, valueIn, type XmlNode } from './xml-node.ts';

/** The item of a list, as Word counts it. */
export interface NumberedItem {
  level: number;
  ordered: boolean;
  /** The number that it shows. */
  value: number;
  /** Names its list: what has the same goes on counting. */
  list: string;
}

interface Level {
  format: string;
  start: number;
  text: string;
  style: string | undefined;
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
      const { format, text, start } = list.levels.get(level) ?? { format: 'bullet', text: '', start: 1 };
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
      return { level, ordered: !/^(bullet|none)$/.test(format), value, list: list.abstract };
    },
  };
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
