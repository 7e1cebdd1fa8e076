import type { Align } from '../../shared/rich-text/blocks.ts';
import { isTakenAway } from './is-taken-away.ts';
import type { ParagraphLooks } from './read-runs.ts';
import type { Numbering, ParagraphKind, ParagraphStyle } from './style-sheet.ts';
import type { WordContext } from './word-context.ts';
import { child, isOn, valueIn, type XmlNode } from './xml-node.ts';

/** What a paragraph is, by its style and by itself. */
export interface ParagraphFacts {
  kind: ParagraphKind;
  /** Of a heading, 0 for the first. */
  level: number | undefined;
  numbering: Numbering;
  /** Its style and those that this is based on. */
  ids: readonly string[];
  /** Null for the usual alignment. */
  own: Align | null;
  /** Its words run from right to left. */
  isBidi: boolean;
  /** What its runs look like that say nothing themselves. */
  looks: ParagraphLooks;
  /** It ends a part of the document: empty, it is no item of a list. */
  endsSection: boolean;
  /** Its words go on in the next paragraph. */
  goesOn: boolean;
}

/** The alignments of Word that are none of the usual one. */
export const alignments: Record<string, Align> = {
  center: 'center',
  right: 'right',
  end: 'right',
  both: 'justify',
  distribute: 'justify',
};

/** Left and right change their places where words run from right to left (ECMA-376 17.3.1.13). */
const bidiAlignments: Record<string, Align | null> = {
  ...alignments,
  ...{ '': 'right', left: 'right', start: 'right', right: null, end: null },
};

export function readParagraph(node: XmlNode, context: WordContext): ParagraphFacts {
  const properties = propertiesOf(node, context);
  const id = valueIn(properties, 'w:pStyle');
  const style = context.styles.paragraph(id);
  const outline = valueIn(properties, 'w:outlineLvl');
  const level = outline === undefined ? style.level : Number(outline) < 9 ? Number(outline) : undefined;
  const isText = style.kind === 'text' && level === undefined;
  const { bold = false, italic = false } = context.styles.run(isText ? id : undefined);
  const { hidden, struck, position } = context.styles.run(id);
  const isBidi = isOn(properties, 'w:bidi') ?? style.bidi ?? false;
  const align = valueIn(properties, 'w:jc') ?? style.align ?? '';
  const mark = style.kind === 'contents' ? [] : (child(properties, 'w:rPr')?.children ?? []);
  const isTaken = mark.some((each) => isTakenAway(each, context));
  return {
    kind: isText && isItemsRest(properties) ? 'continued' : style.kind,
    level,
    numbering: numberingOf(properties, style),
    ids: style.ids,
    own: (isBidi ? bidiAlignments[align] : alignments[align]) ?? null,
    isBidi,
    looks: { bold, italic, hidden, struck, position },
    endsSection: child(properties, 'w:sectPr') !== undefined,
    goesOn: isTaken || isDropCap(properties),
  };
}

/** What a paragraph is, or was before a change that is rejected. */
function propertiesOf(node: XmlNode, context: WordContext): XmlNode | undefined {
  const properties = child(node, 'w:pPr');
  const change = child(properties, 'w:pPrChange');
  if (!properties || !change) return properties;
  context.changed += 1;
  if (context.changes === 'accepted') return properties;
  const mark = properties.children.filter(({ name }) => name === 'w:rPr');
  return { ...properties, children: [...(child(change, 'w:pPr')?.children ?? []), ...mark] };
}

/** A first letter that stands in a frame of its own beside its paragraph. */
function isDropCap(properties: XmlNode | undefined): boolean {
  return /^(drop|margin)$/.test(child(properties, 'w:framePr')?.attributes.dropCap ?? '');
}

/** A paragraph whose number was taken away while its words stay below those of its item. */
function isItemsRest(properties: XmlNode | undefined): boolean {
  const { left, start } = child(properties, 'w:ind')?.attributes ?? {};
  return (
    valueIn(child(properties, 'w:numPr'), 'w:numId') === '0' && Number.parseInt(start ?? left ?? '0', 10) > 0
  );
}

/** Its list and its level, each from the paragraph or, where that says nothing, from its style. */
function numberingOf(properties: XmlNode | undefined, style: ParagraphStyle): Numbering {
  const own = child(properties, 'w:numPr');
  const list = valueIn(own, 'w:numId');
  const level = valueIn(own, 'w:ilvl') ?? (list === undefined ? style.numbering.level : undefined);
  return { list: list ?? style.numbering.list, level };
}
