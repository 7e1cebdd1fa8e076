import { pictureAddressStyle, placeAddress, readPictureName } from '../../shared/handover.ts';
import { type Inline, type Link, type Marks, plain } from '../../shared/rich-text/blocks.ts';
import { allowedAddress } from '../../shared/rich-text/html.ts';
import { raisedText } from '../raised-text.ts';
import { type Field, isRemoved, type WordContext } from './word-context.ts';
import { fontText, type RunStyle, runFont, symbolText } from './word-styles.ts';
import { child, findAll, graphics, inside, isOn, readableChoice, valueIn, type XmlNode } from './word-xml.ts';

type Write = (node: XmlNode) => string;

const setting = (node: XmlNode | undefined, properties: string, name: string) =>
  child(child(node, properties), name)?.attributes.val;

/** Returns a part of an equation, in brackets if it is longer than a word or number. */
function part(node: XmlNode, name: string): string {
  const text = inner(child(node, name));
  return text === '' || /^[\p{L}\p{M}]+$|^[\p{N}.,]+$|^.$|^\(.*\)$/su.test(text) ? text : `(${text})`;
}

const plainPart = (node: XmlNode, name: string) => inner(child(node, name));

const below: Write = (node) => marked('_', part(node, 'm:sub') || part(node, 'm:lim'));
const above: Write = (node) => marked('^', part(node, 'm:sup'));
const marked = (mark: string, text: string) => text && `${mark}${text}`;

/** Writers of an equation's linear format (ECMA-376 22.1, Unicode Technical Note 28). */
const writers: Record<string, Write> = {
  'm:f': (node) => {
    const isBare = setting(node, 'm:fPr', 'm:type') === 'noBar';
    return `${part(node, 'm:num')}${isBare ? '¦' : '/'}${part(node, 'm:den')}`;
  },
  'm:sSup': (node) => part(node, 'm:e') + above(node),
  'm:sSub': (node) => part(node, 'm:e') + below(node),
  'm:sSubSup': (node) => part(node, 'm:e') + below(node) + above(node),
  'm:sPre': (node) => below(node) + above(node) + part(node, 'm:e'),
  'm:limLow': (node) => `${plainPart(node, 'm:e')}${below(node)} `,
  'm:limUpp': (node) => `${plainPart(node, 'm:e')}${marked('^', part(node, 'm:lim'))} `,
  'm:func': (node) => `${plainPart(node, 'm:fName').trim()} ${plainPart(node, 'm:e')}`,
  'm:rad': (node) => `${marked('', plainPart(node, 'm:deg'))}√${part(node, 'm:e')}`,
  'm:nary': (node) => {
    const sign = setting(node, 'm:naryPr', 'm:chr') ?? '∫';
    return `${sign}${below(node)}${above(node)} ${plainPart(node, 'm:e')}`;
  },
  'm:acc': (node) => plainPart(node, 'm:e') + (setting(node, 'm:accPr', 'm:chr') ?? '\u0302'),
  'm:d': (node) => {
    const of = (name: string, usual: string) => setting(node, 'm:dPr', name) ?? usual;
    const parts = node.children.filter(({ name }) => name === 'm:e').map(inner);
    return of('m:begChr', '(') + parts.join(of('m:sepChr', '|')) + of('m:endChr', ')');
  },
  'm:m': (node) => `[${rowsOf(node, 'm:mr', ', ')}]`,
  'm:eqArr': (node) => rowsOf(node, 'm:e', ''),
  'm:t': ({ text }) => text,
  'w:t': ({ text }) => text,
};

function rowsOf(node: XmlNode, name: string, between: string): string {
  const rows = node.children.filter((each) => each.name === name);
  return rows.map((row) => (between ? row.children.map(inner).join(between) : inner(row))).join('; ');
}

function inner(node: XmlNode | undefined): string {
  return node?.children.map(textOf).join('') ?? '';
}

function textOf(node: XmlNode): string {
  return writers[node.name]?.(node) ?? inner(node);
}

/** Returns an equation in linear format: `1/2`, `x^2`. */
function equationText(equation: XmlNode): string {
  return inner(equation).replace(/\s+/g, ' ').trim();
}

export interface RunContent {
  inlines: Inline[];
  /** The text boxes of the paragraph. */
  boxes: XmlNode[];
}

/** The text width of an A4 page, in EMUs. Images keep their share of it. */
const textWidth = 5_760_000;

/** Reads a drawing, VML or an embedded object. */
function readGraphic(node: XmlNode, marks: Marks, context: WordContext): RunContent {
  const found = findAll(node, ...graphics);
  const [properties] = findAll(node, 'wp:docPr');
  const { descr = '', title = '', name = '' } = properties?.attributes ?? {};
  const [size] = findAll(node, 'wp:extent');
  const width = Number(size?.attributes.cx) || 0;
  const inlines: Inline[] = [];
  for (const each of found) {
    if (each.name === 'c:chart') context.report.add('charts', descr || title);
    else if (each.name === 'dgm:relIds') context.report.add('objects', descr || name);
    else if (each.name !== 'w:txbxContent') {
      const alt = descr || each.attributes.title || '';
      const inline = readPicture(each, { name, title, alt, width, marks }, context);
      if (inline) inlines.push(inline);
    }
  }
  const isRule = findAll(node, 'v:rect', 'v:line').some(({ attributes }) => attributes.hr !== undefined);
  const isObject = child(node, 'o:OLEObject') !== undefined;
  if (isObject || (found.length === 0 && !isRule)) context.report.add('objects', descr || name);
  return { inlines, boxes: found.filter((each) => each.name === 'w:txbxContent') };
}

interface Facts {
  name: string;
  title: string;
  alt: string;
  width: number;
  marks: Marks;
}

function readPicture(
  blip: XmlNode,
  { name, title, alt, width, marks }: Facts,
  context: WordContext,
): Inline | undefined {
  const { attributes } = blip;
  const relation = context.relations.get(
    attributes['r:embed'] ?? attributes['r:id'] ?? attributes['r:link'] ?? '',
  );
  const lost = () => {
    context.report.add('pictures', alt || name);
    return undefined;
  };
  if (!relation) return lost();
  const own = context.isOwn ? readPictureName(name) : undefined;
  if (relation.isExternal) {
    const src = /^https?:/i.test(relation.target) ? allowedAddress(relation.target, 'picture') : undefined;
    return src ? { kind: 'picture', picture: { src, alt, title, width: '', height: '' }, marks } : lost();
  }
  const place = `word-picture:${context.pictures.length}`;
  context.pictures.push({ place, path: relation.target, alt, src: own?.src ?? '' });
  const share = Math.round((width / textWidth) * 100);
  const shown = own ?? { width: share >= 5 && share < 90 ? `${share}%` : '', height: '' };
  const picture = { src: place, alt, title: own ? title : '', width: shown.width, height: shown.height };
  return { kind: 'picture', picture, marks };
}

/** The formatting of runs that comes from their paragraph's style. */
export interface ParagraphFormat {
  bold: boolean;
  italic: boolean;
  hidden?: boolean | undefined;
  struck?: boolean | undefined;
  position?: string | undefined;
}

interface RunFormat {
  marks: Marks;
  font: string;
  /** `superscript` or `subscript`. */
  position: string;
}

const skipped = new Set(['w:pPr', 'w:rPr', 'w:sdtPr', 'w:sdtEndPr', 'w:footnoteRef', 'w:endnoteRef']);
const leftOutText = new Set(['w:t', 'w:delText', 'w:tab', 'w:br', 'w:cr']);
/** Parts of fields, which are read even in hidden runs. */
const fieldParts = new Set(['w:fldChar', 'w:instrText']);

/** Reads the visible text, images and breaks of a paragraph. */
export function readRuns(paragraph: XmlNode, looks: ParagraphFormat, context: WordContext): RunContent {
  const reader = new RunReader(looks, context);
  reader.into(paragraph.children, null);
  reader.reportLeftOut();
  return { inlines: reader.inlines, boxes: reader.boxes };
}

class RunReader {
  readonly inlines: Inline[] = [];
  readonly boxes: XmlNode[] = [];
  private readonly looks: ParagraphFormat;
  private readonly context: WordContext;
  private lastLink: Link | null = null;

  constructor(looks: ParagraphFormat, context: WordContext) {
    this.looks = looks;
    this.context = context;
  }

  into(nodes: readonly XmlNode[], link: Link | null): void {
    for (const node of nodes) this.read(node, link);
  }

  private read(node: XmlNode, link: Link | null): void {
    if (skipped.has(node.name) || isRemoved(node, this.context)) return;
    switch (node.name) {
      case 'w:r':
        return void this.run(node, link);
      case 'w:hyperlink':
        return void this.hyperlink(node);
      case 'w:fldSimple':
        return void this.into(
          node.children,
          this.linkTo(fieldAddress(node.attributes.instr ?? ''), '') ?? link,
        );
      case 'w:ruby':
        return void this.ruby(node, link);
      case 'mc:AlternateContent':
        return void this.into(readableChoice(node)?.children ?? [], link);
      case 'm:oMath':
      case 'm:oMathPara':
        return void this.equation(node);
      default:
        return void this.into(node.children, link);
    }
  }

  private equation(node: XmlNode): void {
    const text = equationText(this.kept(node));
    this.context.report.add('equations', text);
    this.inlines.push({ kind: 'text', text: ` ${text} `, marks: plain });
  }

  private kept(node: XmlNode): XmlNode {
    const left = node.children.filter((each) => !isRemoved(each, this.context));
    return { ...node, children: left.map((each) => this.kept(each)) };
  }

  /** Reads annotated text. The annotation (ruby) follows in brackets. */
  private ruby(node: XmlNode, link: Link | null): void {
    this.into(child(node, 'w:rubyBase')?.children ?? [], link);
    const before = this.inlines.length;
    this.into(child(node, 'w:rt')?.children ?? [], link);
    if (this.inlines.length === before) return;
    this.inlines.splice(before, 0, { kind: 'text', text: '(', marks: plain });
    this.inlines.push({ kind: 'text', text: ')', marks: plain });
  }

  private hyperlink(node: XmlNode): void {
    const { tooltip = '', docLocation = '', anchor = docLocation } = node.attributes;
    const { isOwn, relations } = this.context;
    const { target } = relations.get(node.attributes['r:id'] ?? '') ?? {};
    if (isOwn && this.picture(node, tooltip, target)) return;
    this.into(node.children, this.linkTo(linkAddress(target, anchor, isOwn), tooltip));
  }

  /** Restores an image that this site's export replaced with a link and alt text. False for other links. */
  private picture(node: XmlNode, tooltip: string, target = ''): boolean {
    const run = child(node, 'w:r');
    const named = readPictureName(tooltip, ownAddress(target, this.context.origin));
    if (!named || valueIn(child(run, 'w:rPr'), 'w:rStyle') !== pictureAddressStyle) return false;
    const alt = (child(run, 'w:t')?.text ?? '').replace(/^\[|\]$/g, '');
    this.inlines.push({ kind: 'picture', picture: { ...named, alt, title: '' }, marks: plain });
    return true;
  }

  private linkTo(target: string, title: string): Link | null {
    if (target === '') return null;
    const { origin, isOwn, report } = this.context;
    const address = allowedAddress(target, 'link');
    if (!address) {
      report.add('links', target);
      return null;
    }
    const href = ownAddress(address, origin);
    // Some programs split a link at each change of style.
    if (!isOwn && this.lastLink?.href === href) return this.lastLink;
    this.lastLink = { href, title: isOwn ? title : '' };
    return this.lastLink;
  }

  private run(node: XmlNode, link: Link | null): void {
    const written = child(node, 'w:rPr');
    const before = child(child(written, 'w:rPrChange'), 'w:rPr');
    if (child(written, 'w:rPrChange')) this.context.changed += 1;
    const properties = before && this.context.changes === 'rejected' ? before : written;
    const style = this.context.styles.run(valueIn(properties, 'w:rStyle'));
    const looks: RunFormat = {
      marks: this.marksOf(properties, style, link),
      font: runFont(properties),
      position: valueIn(properties, 'w:vertAlign') ?? style.position ?? this.looks.position ?? '',
    };
    const leftOut = this.leftOut(properties, style);
    if (leftOut) {
      const words = node.children
        .map(({ name, text }) => (leftOutText.has(name) ? text || ' ' : ''))
        .join('');
      if (words.trim() && !this.isInCode()) this.leaveOut(leftOut, words);
      for (const each of node.children) if (fieldParts.has(each.name)) this.piece(each, looks);
      // The space separates the words around the removed ones.
      if (leftOut === 'struck' && /\s/.test(words)) this.say(' ', looks.marks);
      return;
    }
    this.reportLeftOut();
    this.noteStyle(node, properties, looks.position);
    const children = node.children.some(hasOwnMark)
      ? node.children.filter(({ name }) => name !== 'w:t' && name !== 'w:sym')
      : node.children;
    for (const each of children) this.piece(each, looks);
  }

  /** Reports omitted text. Adjacent omissions are reported together. */
  private leaveOut(why: 'hidden' | 'struck', words: string): void {
    if (this.waiting?.why !== why) this.reportLeftOut();
    this.waiting = { why, words: (this.waiting?.words ?? '') + words };
  }

  private waiting: { why: 'hidden' | 'struck'; words: string } | undefined;

  reportLeftOut(): void {
    if (this.waiting) this.context.report.add(this.waiting.why, this.waiting.words);
    this.waiting = undefined;
  }

  /** Returns why a run is omitted: it is hidden or struck through. */
  private leftOut(properties: XmlNode | undefined, style: RunStyle): 'hidden' | 'struck' | undefined {
    const struck = isOn(properties, 'w:strike') ?? isOn(properties, 'w:dstrike');
    if (isOn(properties, 'w:vanish') ?? style.hidden ?? this.looks.hidden) return 'hidden';
    return isOn(properties, 'w:dstrike') || (struck ?? style.struck ?? this.looks.struck)
      ? 'struck'
      : undefined;
  }

  private marksOf(properties: XmlNode | undefined, style: RunStyle, link: Link | null): Marks {
    const marks: Marks = {
      strong: isOn(properties, 'w:b') ?? style.bold ?? this.looks.bold,
      em: isOn(properties, 'w:i') ?? style.italic ?? this.looks.italic,
      u: isOn(properties, 'w:u') ?? false,
      link: link ?? this.fieldLink(),
    };
    // Links are underlined anyway.
    if (marks.link && !this.context.isOwn) marks.u = false;
    return marks;
  }

  private noteStyle(node: XmlNode, properties: XmlNode | undefined, position: string): void {
    const { report, languages } = this.context;
    const text = node.children.map((each) => (each.name === 'w:t' ? each.text : '')).join('');
    if (text.trim() === '') return;
    if (/^(super|sub)script$/.test(position) && raisedText(text.trim(), position) === undefined)
      report.add('raised', text);
    const language = valueIn(properties, 'w:lang') ?? '';
    languages.set(language, (languages.get(language) ?? 0) + text.length);
  }

  private isInCode(): boolean {
    const { fields, hasOpenFields } = this.context;
    return !hasOpenFields && fields.some(({ isCode }) => isCode);
  }

  private piece(node: XmlNode, looks: RunFormat): void {
    const { marks } = looks;
    const inCode = this.isInCode();
    const text = (written: string) => {
      if (!inCode && written) this.say(written, marks);
    };
    switch (node.name) {
      case 'w:t':
      case 'w:delText':
        return void text(this.written(node.text, looks));
      case 'w:tab':
      case 'w:ptab':
        return void text(' ');
      case 'w:noBreakHyphen':
        return void text('\u2011');
      case 'w:softHyphen':
        return void text(this.context.isOwn ? '\u00ad' : '');
      case 'w:sym':
        return void text(this.symbol(node));
      case 'w:cr':
      case 'w:br':
        return void this.lineBreak(node, marks, inCode);
      case 'w:fldChar':
        return void this.fieldCharacter(node, marks);
      case 'w:instrText': {
        const field = this.context.fields.at(-1);
        if (field) field.instruction += node.text;
        return;
      }
      case 'w:footnoteReference':
      case 'w:endnoteReference':
        return void text(noteMark(node, this.context.notes));
      case 'w:ruby':
        return void this.ruby(node, marks.link);
      case 'w:drawing':
      case 'w:pict':
      case 'w:object':
        return void this.graphic(node, marks);
      case 'mc:AlternateContent':
        for (const each of readableChoice(node)?.children ?? []) this.piece(each, looks);
        return;
      default:
        if (!skipped.has(node.name)) this.into(node.children, marks.link);
    }
  }

  private say(text: string, marks: Marks): void {
    for (const field of this.context.fields) field.form = '';
    this.inlines.push({ kind: 'text', text, marks });
  }

  private lineBreak({ attributes }: XmlNode, marks: Marks, inCode: boolean): void {
    if (inCode) return;
    // A page or column break only separates words.
    if (/^(page|column)$/.test(attributes.type ?? '')) this.inlines.push({ kind: 'text', text: ' ', marks });
    else this.inlines.push({ kind: 'break', marks });
  }

  /** Converts text in symbol fonts and superscript digits. */
  private written(text: string, { font, position }: RunFormat): string {
    const shown = fontText(text, font, (lost) => this.context.report.add('symbols', lost));
    const word = shown.trim();
    const own = word && raisedText(word, position);
    const raised = own ? shown.replace(word, own) : shown;
    return this.context.isOwn ? raised : raised.replaceAll('\u00ad', '');
  }

  private symbol({ attributes }: XmlNode): string {
    const text = symbolText(attributes.font ?? '', attributes.char ?? '');
    if (text !== undefined) return text;
    this.context.report.add('symbols', `${attributes.font ?? ''} ${attributes.char ?? ''}`);
    return '';
  }

  private graphic(node: XmlNode, marks: Marks): void {
    const { inlines, boxes } = readGraphic(node, marks, this.context);
    this.inlines.push(...inlines);
    this.boxes.push(...boxes);
  }

  private fieldCharacter(node: XmlNode, marks: Marks): void {
    const { fields } = this.context;
    const type = node.attributes.fldCharType;
    if (type === 'begin') {
      fields.push({ isCode: true, instruction: '', href: '', form: formFieldText(node) });
    } else if (type === 'end') {
      const form = fields.pop()?.form;
      if (form && !this.isInCode()) this.say(form, marks);
    } else {
      const field = fields.at(-1);
      if (!field) return;
      field.isCode = false;
      field.href = fieldAddress(field.instruction);
    }
  }

  private fieldLink(): Link | null {
    const field = this.context.fields.findLast((each: Field) => each.href !== '');
    if (!field) return null;
    if (this.lastLink && this.lastField === field) return this.lastLink;
    this.lastField = field;
    return this.linkTo(field.href, '');
  }

  private lastField: Field | undefined;
}

/** Returns a note's mark, such as `²`. `notes` are those so far, as `footnote 7`. */
function noteMark({ name, attributes }: XmlNode, notes: string[]): string {
  const note = `${name === 'w:footnoteReference' ? 'footnote' : 'endnote'} ${attributes.id ?? ''}`;
  const known = notes.indexOf(note);
  const number = known < 0 ? notes.push(note) : known + 1;
  return raisedText(String(number), 'superscript') ?? '';
}

/** Whether a note has a custom mark, which becomes a number. */
function hasOwnMark({ name, attributes }: XmlNode): boolean {
  return /^w:(foot|end)noteReference$/.test(name) && /^(1|true|on)$/.test(attributes.customMarkFollows ?? '');
}

/** Returns the target of a HYPERLINK field (ECMA-376 17.16.5.25); '' for links inside the document. */
function fieldAddress(instruction: string): string {
  const [, written] = /^\s*HYPERLINK\s+(.*)$/is.exec(instruction) ?? [];
  if (written === undefined) return '';
  const [, quoted, bare] = /^(?:"([^"]*)"|([^\s"\\]\S*))/.exec(written) ?? [];
  const address = quoted ?? bare ?? '';
  const [, place = ''] = /\\l\s+"([^"]*)"/i.exec(written) ?? [];
  return address === '' ? '' : withPlace(address, place);
}

/** Returns a link's external target, or a fragment if this site exported the file. */
function linkAddress(target: string | undefined, place: string, isOwn: boolean): string {
  if (target !== undefined) return withPlace(target, place);
  return isOwn ? placeAddress(place) : '';
}

/** Adds a fragment to a URL. */
function withPlace(address: string, place: string): string {
  return place === '' || address.includes('#') ? address : `${address}#${place}`;
}

/** Returns the value of a form field: a checkbox or the selected entry (ECMA-376 17.16.17). */
function formFieldText(character: XmlNode): string {
  const data = child(character, 'w:ffData');
  const box = child(data, 'w:checkBox');
  if (box) return (isOn(box, 'w:checked') ?? isOn(box, 'w:default')) ? '☒' : '☐';
  const list = inside(data, 'w:ddList');
  const entries = list?.children.filter(({ name }) => name === 'w:listEntry') ?? [];
  const chosen = Number(valueIn(list, 'w:result') ?? valueIn(list, 'w:default') ?? 0);
  return entries[chosen]?.attributes.val ?? '';
}

/** Makes a URL of this site relative. */
function ownAddress(address: string, origin: string): string {
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
}
