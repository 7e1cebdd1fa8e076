import { romanNumeral } from '../../shared/text.ts';
import { child, inside, isOn, valueIn, type XmlNode } from './word-xml.ts';

/** Kinds of paragraphs that posts distinguish. */
export type ParagraphKind =
  | 'title'
  | 'quote'
  | 'caption'
  | 'contents'
  | 'continued'
  | 'listed'
  | 'picture'
  | 'text';

/** A paragraph's list and level as written (ECMA-376 17.3.1.19). */
export interface Numbering {
  list: string | undefined;
  level: string | undefined;
}

export interface ParagraphStyle {
  kind: ParagraphKind;
  /** The heading level, counted from 0; undefined for other paragraphs. */
  level: number | undefined;
  numbering: Numbering;
  align: string | undefined;
  /** Whether the text runs from right to left. */
  bidi: boolean | undefined;
  /** The IDs of the style and those it is based on, nearest first. */
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
  run(id: string | undefined): RunStyle;
  /** The default language (`w:lang`); '' if missing. */
  language: string;
}

/** Patterns of style names. Built-in names are English in every file; LibreOffice has some other names. */
const kinds: [RegExp, ParagraphKind][] = [
  [/^title$/, 'title'],
  [/^(intense )?quote$|^quotations$|^block (text|quotation)$/, 'quote'],
  [/^caption$/, 'caption'],
  [/^toc (\d|heading)$|^(contents|index) |^table of (figures|authorities)$/, 'contents'],
  [/^list continue( \d)?$/, 'continued'],
  [/^list paragraph$/, 'listed'],
  [/^picture$/, 'picture'],
];

/** The maximum length of a chain of base styles, which can form a cycle. */
const maxStyleChain = 20;

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
    for (let at = id; at !== undefined && found.length < maxStyleChain; ) {
      const style = styles.get(at);
      if (!style) break;
      found.push(style);
      at = valueIn(style, 'w:basedOn');
    }
    return found;
  };
  const docDefaults = elements.find(({ name }) => name === 'w:docDefaults');
  const [normal] = chain(defaults.get('paragraph'));
  const languageOf = (run: XmlNode | undefined) => child(run, 'w:lang')?.attributes.val;
  return {
    paragraph: (id) => readParagraphStyle(chain(id ?? defaults.get('paragraph'))),
    run: (id) => readRunStyle(chain(id)),
    language:
      languageOf(child(normal, 'w:rPr')) ?? languageOf(inside(docDefaults, 'w:rPrDefault', 'w:rPr')) ?? '',
  };
}

function readParagraphStyle(chain: readonly XmlNode[]): ParagraphStyle {
  // Older files append aliases to the name.
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

/** Consecutive characters from code `first`. A space means that there is none. */
interface Stretch {
  first: number;
  characters: string;
}

/** The characters of symbol fonts in Unicode, by code. */
const fonts: Record<string, Stretch[]> = {
  symbol: [
    { first: 0x21, characters: '!∀#∃%&∋()∗+,−./0123456789:;<=>?' },
    { first: 0x40, characters: '≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_' },
    { first: 0x61, characters: 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼' },
    { first: 0xa0, characters: '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…|⎯↵' },
    { first: 0xc0, characters: 'ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓' },
    { first: 0xe0, characters: '◊⟨®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪ ⟩∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭' },
  ],
  wingdings: [
    { first: 0x21, characters: '✏✂✁' },
    { first: 0x28, characters: '☎ ✉' },
    { first: 0x41, characters: '✌ 👍👎☜☞☝☟ ☺😐☹💣☠' },
    { first: 0x52, characters: '☼💧❄ ✞ ✠✡☪☯ॐ☸♈♉♊♋♌♍♎♏♐♑♒♓' },
    { first: 0x6c, characters: '●❍■□ ❑❒ ⧫◆❖⬥⌧ ⌘❀✿❝❞' },
    { first: 0x80, characters: '⓪①②③④⑤⑥⑦⑧⑨⑩⓿❶❷❸❹❺❻❼❽❾❿' },
    { first: 0x9e, characters: '·• ○  ◉  ▪◻ ✦★✶✴✹✵' },
    { first: 0xd8, characters: '➢   ➲  ←→↑↓↖↗↙↘⬅➔⬆⬇' },
    { first: 0xef, characters: '⇦⇨⇧⇩⬄⇳' },
    { first: 0xfb, characters: '✗✓☒☑' },
  ],
  'wingdings 2': [
    { first: 0x4f, characters: '✗✓☒☑☒☒' },
    { first: 0xa3, characters: '☐' },
  ],
};

/** Characters that aren't in the fonts' order. */
const single: Record<string, Record<number, string>> = { wingdings: { 111: '☐' } };

/** Whether a code is in the private-use range of symbol fonts. */
const isPrivate = (code: number) => code >= 0xf000 && code <= 0xf0ff;

function inFont(font: string, code: number): string | undefined {
  const own = single[font]?.[code];
  if (own !== undefined) return own;
  for (const { first, characters } of fonts[font] ?? []) {
    const character = [...characters][code - first];
    if (character?.trim()) return character;
  }
  return undefined;
}

/** Converts a `w:sym` to Unicode; undefined if it is unknown. */
export function symbolText(font: string, char: string): string | undefined {
  const written = Number.parseInt(char, 16);
  if (!Number.isInteger(written) || written <= 0 || written > 0x10ffff) return undefined;
  const known = font.toLowerCase();
  const code = isPrivate(written) ? written - 0xf000 : written;
  if (fonts[known]) return code === 0x20 ? ' ' : inFont(known, code);
  const isNameless = written >= 0xe000 && written <= 0xf8ff;
  return isNameless ? undefined : String.fromCodePoint(written);
}

/** Converts text in a symbol font. Unknown characters are dropped and passed to `lost`. */
export function fontText(text: string, font: string, lost: (name: string) => void): string {
  return text.replace(/[\ue000-\uf8ff]/g, (character) => {
    const code = character.charCodeAt(0).toString(16).toUpperCase();
    // Bullets use this font even if it isn't declared.
    const shown = symbolText(font, code) ?? (code === 'F0B7' ? '•' : undefined);
    if (shown === undefined) lost(`${font} ${code}`.trim());
    return shown ?? '';
  });
}

/** A list item as Word numbers it. */
export interface NumberedItem {
  level: number;
  ordered: boolean;
  /** The number that the item shows. */
  value: number;
  /** A label that the site's lists can't show: `a)`, `II.1`, `☑`; '' otherwise. */
  label: string;
  /** Items with the same key are numbered together. */
  list: string;
}

interface Level {
  format: string;
  start: number;
  text: string;
  font: string;
  style: string | undefined;
  /** Whether upper levels are shown as decimals (`w:isLgl`). */
  isLegal: boolean;
}

interface List {
  abstract: string;
  levels: Map<number, Level>;
  /** Start numbers by level. */
  overrides: Map<number, number>;
}

export interface ListNumbers {
  /** Numbers the next item in text order; undefined for paragraphs without number or bullet. */
  next(numbering: Numbering, styles: readonly string[]): NumberedItem | undefined;
}

/** Creates a counter that numbers list items like Word does (ECMA-376 17.9). */
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

/** Bullets that are checkboxes. */
const box = /^[☐☑☒✓✔✗✘❏❑❒□◻]$/u;

/** Returns the label of an item; '' for ordinary bullets and numbers. */
function labelOf({ format, text, font }: Level, level: number, numberAt: (level: number) => string): string {
  if (format === 'bullet') {
    const shown = fontText(text, font, () => undefined).trim();
    return box.test(shown) ? shown.replace(/[❏❑❒□◻]/u, '☐') : '';
  }
  if (format === 'decimal' && new RegExp(`^%${level + 1}[.):]?\\s*$`).test(text)) return '';
  return text.replace(/%([1-9])/g, (_, at: string) => numberAt(Number(at) - 1)).trim();
}

/** Writes a number in Word's format (ECMA-376 17.18.59); in decimal for unsupported alphabets. */
function numberText(value: number, format: string): string {
  // The limit of letters and Roman numerals.
  if (value < 1 || value > 500) return String(value);
  const isUpper = format.startsWith('upper');
  if (/Letter$/.test(format)) {
    // After z come aa and bb.
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
        // The default is 0 (ECMA-376 17.9.25).
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
  /** List styles are defined once and then referenced. */
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

/** Returns the font of a run; '' if it names none. */
export function runFont(properties: XmlNode | undefined): string {
  const { ascii, hAnsi } = child(properties, 'w:rFonts')?.attributes ?? {};
  return hAnsi ?? ascii ?? '';
}
