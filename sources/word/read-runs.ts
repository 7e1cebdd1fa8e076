import { allowedAddress } from '../../shared/rich-text/allowed-address.ts';
import { type Inline, type Link, type Marks, plain } from '../../shared/rich-text/blocks.ts';
import { pictureAddressStyle, readPictureName } from '../../shared/word-picture-name.ts';
import { readGraphic } from './read-graphic.ts';
import { symbolText } from './symbol-text.ts';
import type { Field, WordContext } from './word-context.ts';
import { child, findAll, isOn, valueIn, type XmlNode } from './xml-node.ts';

/** What a paragraph holds, and the text of boxes that are anchored in it. */
export interface ReadRuns {
  inlines: Inline[];
  boxes: XmlNode[];
}

interface ParagraphLooks {
  bold: boolean;
  italic: boolean;
}

const skipped = new Set(['w:pPr', 'w:rPr', 'w:sdtPr', 'w:sdtEndPr', 'w:footnoteRef', 'w:endnoteRef']);
const added = new Set(['w:ins', 'w:moveTo']);
const removed = new Set(['w:del', 'w:moveFrom']);
const shown = new Set(['a:blip', 'v:imagedata', 'w:txbxContent', 'c:chart', 'dgm:relIds', 'w:t']);
const equationText = new Set(['m:t', 'w:t']);

/** Whether tracked changes take an element away: what was added where they are rejected, what was removed where they are accepted. Counts them. */
export function isTakenAway({ name }: XmlNode, context: WordContext): boolean {
  if (!added.has(name) && !removed.has(name)) return false;
  context.changed += 1;
  return added.has(name) ? context.changes === 'rejected' : context.changes === 'accepted';
}

/** Of what is written for Word of today and of before, what can be read here. */
export function readableChoice(node: XmlNode): XmlNode | undefined {
  const choice = node.children.find((each) => each.name === 'mc:Choice' && findAll(each, shown).length > 0);
  return choice ?? child(node, 'mc:Fallback') ?? child(node, 'mc:Choice');
}

/** The words, pictures and breaks of a paragraph, as they are seen. */
export function readRuns(paragraph: XmlNode, looks: ParagraphLooks, context: WordContext): ReadRuns {
  const reader = new RunReader(looks, context);
  reader.into(paragraph.children, null);
  return { inlines: reader.inlines, boxes: reader.boxes };
}

class RunReader {
  readonly inlines: Inline[] = [];
  readonly boxes: XmlNode[] = [];
  private readonly looks: ParagraphLooks;
  private readonly context: WordContext;
  private lastLink: Link | null = null;

  constructor(looks: ParagraphLooks, context: WordContext) {
    this.looks = looks;
    this.context = context;
  }

  into(nodes: readonly XmlNode[], link: Link | null): void {
    for (const node of nodes) this.read(node, link);
  }

  private read(node: XmlNode, link: Link | null): void {
    if (skipped.has(node.name) || isTakenAway(node, this.context)) return;
    switch (node.name) {
      case 'w:r':
        return void this.run(node, link);
      case 'w:hyperlink':
        return void this.hyperlink(node);
      case 'w:fldSimple':
        return void this.into(node.children, this.linkTo(hrefOf(node.attributes.instr ?? ''), '') ?? link);
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
    const text = findAll(node, equationText)
      .map((each) => each.text)
      .join('');
    this.context.report.add('equations', text);
    this.inlines.push({ kind: 'text', text: ` ${text} `, marks: plain });
  }

  private hyperlink(node: XmlNode): void {
    const { tooltip = '', docLocation, anchor } = node.attributes;
    const relation = this.context.relations.get(node.attributes['r:id'] ?? '');
    if (this.context.isOwn && this.picture(node, tooltip)) return;
    const place = anchor ?? docLocation;
    const href = relation
      ? `${relation.target}${place && !relation.target.includes('#') ? `#${place}` : ''}`
      : '';
    this.into(node.children, this.linkTo(href, tooltip));
  }

  /** The words that stand for a picture which is not in the file. */
  private picture(node: XmlNode, tooltip: string): boolean {
    const run = child(node, 'w:r');
    const named = readPictureName(tooltip);
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
    const href = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
    // Other programs write one link as many where its looks change.
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
    const field = this.context.fields.at(-1);
    if ((isOn(properties, 'w:vanish') ?? style.hidden) && !field) {
      const words = node.children.map(({ text }) => text).join('');
      if (words.trim()) this.context.report.add('hidden', words);
      return;
    }
    const marks: Marks = {
      strong: isOn(properties, 'w:b') ?? style.bold ?? this.looks.bold,
      em: isOn(properties, 'w:i') ?? style.italic ?? this.looks.italic,
      u: isOn(properties, 'w:u') ?? false,
      link: link ?? this.fieldLink(),
    };
    // Links are underlined wherever they are shown.
    if (marks.link && !this.context.isOwn) marks.u = false;
    this.noteLooks(node, properties);
    for (const each of node.children) this.piece(each, marks);
  }

  private noteLooks(node: XmlNode, properties: XmlNode | undefined): void {
    const { report, languages } = this.context;
    const text = node.children.map((each) => (each.name === 'w:t' ? each.text : '')).join('');
    if (text.trim() === '') return;
    if (isOn(properties, 'w:strike') || isOn(properties, 'w:dstrike')) report.add('struck', text);
    if (/^(super|sub)script$/.test(valueIn(properties, 'w:vertAlign') ?? '')) report.add('raised', text);
    const language = valueIn(properties, 'w:lang') ?? '';
    languages.set(language, (languages.get(language) ?? 0) + text.length);
  }

  private piece(node: XmlNode, marks: Marks): void {
    const inCode = this.context.fields.some(({ isCode }) => isCode);
    const text = (written: string) => {
      if (!inCode && written) this.inlines.push({ kind: 'text', text: written, marks });
    };
    switch (node.name) {
      case 'w:t':
      case 'w:delText':
        return void text(node.text);
      case 'w:tab':
      case 'w:ptab':
        return void text(' ');
      case 'w:noBreakHyphen':
        return void text('\u2011');
      case 'w:softHyphen':
        return void text('\u00ad');
      case 'w:sym':
        return void text(this.symbol(node));
      case 'w:cr':
      case 'w:br':
        return void this.lineBreak(node, marks, inCode);
      case 'w:fldChar':
        return void this.fieldCharacter(node);
      case 'w:instrText': {
        const field = this.context.fields.at(-1);
        if (field) field.instruction += node.text;
        return;
      }
      case 'w:footnoteReference':
      case 'w:endnoteReference':
        return void text(this.noteMark(node));
      case 'w:drawing':
      case 'w:pict':
      case 'w:object':
        return void this.graphic(node, marks);
      case 'mc:AlternateContent':
        for (const each of readableChoice(node)?.children ?? []) this.piece(each, marks);
        return;
      default:
        if (!skipped.has(node.name)) this.into(node.children, marks.link);
    }
  }

  private lineBreak({ attributes }: XmlNode, marks: Marks, inCode: boolean): void {
    if (inCode) return;
    // The end of a page is no end of a line, but words on its two sides are not one.
    if (/^(page|column)$/.test(attributes.type ?? '')) this.inlines.push({ kind: 'text', text: ' ', marks });
    else this.inlines.push({ kind: 'break', marks });
  }

  private symbol({ attributes }: XmlNode): string {
    const text = symbolText(attributes.font ?? '', attributes.char ?? '');
    if (text !== undefined) return text;
    this.context.report.add('symbols', `${attributes.font ?? ''} ${attributes.char ?? ''}`);
    return '';
  }

  private noteMark({ name, attributes }: XmlNode): string {
    const { notes } = this.context;
    const note = `${name === 'w:footnoteReference' ? 'footnote' : 'endnote'} ${attributes.id ?? ''}`;
    const known = notes.indexOf(note);
    return `[${known < 0 ? notes.push(note) : known + 1}]`;
  }

  private graphic(node: XmlNode, marks: Marks): void {
    const { inlines, boxes } = readGraphic(node, marks, this.context);
    this.inlines.push(...inlines);
    this.boxes.push(...boxes);
  }

  private fieldCharacter({ attributes }: XmlNode): void {
    const { fields } = this.context;
    const type = attributes.fldCharType;
    if (type === 'begin') fields.push({ isCode: true, instruction: '', href: '' });
    else if (type === 'end') fields.pop();
    else {
      const field = fields.at(-1);
      if (!field) return;
      field.isCode = false;
      field.href = hrefOf(field.instruction);
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

/** The address in the instruction of a field; '' where it is no link, or one within the document. */
function hrefOf(instruction: string): string {
  const [, local, href = ''] = /^\s*HYPERLINK\s+(\\l\s+)?"([^"]*)"/i.exec(instruction) ?? [];
  return local ? '' : href;
}
