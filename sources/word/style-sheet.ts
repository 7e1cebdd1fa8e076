import { child, inside, isOn, valueIn, type XmlNode } from './xml-node.ts';

/** What a paragraph is by its style, as far as an article tells it apart. */
export type ParagraphKind =
  | 'title'
  | 'quote'
  | 'caption'
  | 'contents'
  | 'continued'
  | 'listed'
  | 'picture'
  | 'text';

/** The list of a paragraph and the level in it, as they are written (ECMA-376 17.3.1.19). */
export interface Numbering {
  list: string | undefined;
  level: string | undefined;
}

export interface ParagraphStyle {
  kind: ParagraphKind;
  /** 0 for the first; undefined for what is no heading. */
  level: number | undefined;
  numbering: Numbering;
  align: string | undefined;
  /** Its words run from right to left. */
  bidi: boolean | undefined;
  /** The id and those it is based on, nearest first. */
  ids: readonly string[];
}

export interface RunStyle {
  bold: boolean | undefined;
  italic: boolean | undefined;
  hidden: boolean | undefined;
  struck: boolean | undefined;
  /** `superscript` or `subscript`. */
  position: string | undefined;
}

export interface StyleSheet {
  paragraph(id: string | undefined): ParagraphStyle;
  /** The looks that runs have by their own style, or by that of their paragraph. */
  run(id: string | undefined): RunStyle;
  /** `w:lang` of the whole document; '' for none. */
  language: string;
}

/** The names are English in every file, whatever the language of Word. LibreOffice has some of its own. */
const kinds: [RegExp, ParagraphKind][] = [
  [/^title$/, 'title'],
  [/^(intense )?quote$|^quotations$|^block (text|quotation)$/, 'quote'],
  [/^caption$/, 'caption'],
  [/^toc (\d|heading)$|^(contents|index) |^table of (figures|authorities)$/, 'contents'],
  [/^list continue( \d)?$/, 'continued'],
  [/^list paragraph$/, 'listed'],
  [/^picture$/, 'picture'],
];

/** Styles based on one another end somewhere, also in a file made to go round in a circle. */
const longestChain = 20;

export function createStyleSheet(elements: readonly XmlNode[]): StyleSheet {
  const styles = new Map<string, XmlNode>();
  const defaults = new Map<string, string>();
  for (const style of elements) {
    if (style.name !== 'w:style') continue;
    const { styleId = '', type = '', default: isDefault } = style.attributes;
    styles.set(styleId, style);
    if (isDefault === '1' || isDefault === 'true') defaults.set(type, styleId);
  }
  const chain = (id: string | undefined): XmlNode[] => {
    const found: XmlNode[] = [];
    for (let at = id; at !== undefined && found.length < longestChain; ) {
      const style = styles.get(at);
      if (!style) break;
      found.push(style);
      at = valueIn(style, 'w:basedOn');
    }
    return found;
  };
  const memo = new Map<string | undefined, ParagraphStyle>();
  const paragraph = (id: string | undefined): ParagraphStyle => {
    const known = memo.get(id);
    if (known) return known;
    const read = readParagraphStyle(chain(id ?? defaults.get('paragraph')));
    memo.set(id, read);
    return read;
  };
  const docDefaults = elements.find(({ name }) => name === 'w:docDefaults');
  const [normal] = chain(defaults.get('paragraph'));
  const languageOf = (run: XmlNode | undefined) => child(run, 'w:lang')?.attributes.val;
  return {
    paragraph,
    run: (id) => readRunStyle(chain(id)),
    language:
      languageOf(child(normal, 'w:rPr')) ?? languageOf(inside(docDefaults, 'w:rPrDefault', 'w:rPr')) ?? '',
  };
}

function readParagraphStyle(chain: readonly XmlNode[]): ParagraphStyle {
  // Older files have other names of a style behind commas.
  const names = chain.map((style) => (valueIn(style, 'w:name') ?? '').toLowerCase().replace(/,.*/s, ''));
  const found = names.map((name) => kinds.find(([pattern]) => pattern.test(name))?.[1]);
  const levels = chain.map((style, at) => {
    const outline = valueIn(child(style, 'w:pPr'), 'w:outlineLvl');
    const named = /^heading ([1-9])$/.exec(names[at] ?? '')?.[1];
    return outline !== undefined ? Number(outline) : named && Number(named) - 1;
  });
  const level = levels.find((each) => typeof each === 'number');
  const first = <Value>(read: (properties: XmlNode | undefined) => Value | undefined) =>
    chain.map((style) => read(child(style, 'w:pPr'))).find((value) => value !== undefined);
  return {
    kind: found.find((kind) => kind !== undefined) ?? 'text',
    level: typeof level === 'number' && level < 9 ? level : undefined,
    numbering: {
      list: first((properties) => valueIn(child(properties, 'w:numPr'), 'w:numId')),
      level: first((properties) => valueIn(child(properties, 'w:numPr'), 'w:ilvl')),
    },
    align: first((properties) => valueIn(properties, 'w:jc')),
    bidi: first((properties) => isOn(properties, 'w:bidi')),
    ids: chain.map(({ attributes }) => attributes.styleId ?? ''),
  };
}

function readRunStyle(chain: readonly XmlNode[]): RunStyle {
  const first = (name: string) =>
    chain.map((style) => isOn(child(style, 'w:rPr'), name)).find((value) => value !== undefined);
  return {
    bold: first('w:b'),
    italic: first('w:i'),
    hidden: first('w:vanish'),
    struck: first('w:strike') ?? first('w:dstrike'),
    position: chain.map((style) => valueIn(child(style, 'w:rPr'), 'w:vertAlign')).find(Boolean),
  };
}
