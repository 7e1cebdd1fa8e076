import { type ExternalHyperlink, FileChild, type IContext, type IXmlableObject, XmlComponent } from 'docx';
import { placeName } from '../../../shared/word-place-name.ts';

const hyperlink = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';

/** The library's own form of attributes. */
class Attributes extends XmlComponent {
  constructor(attributes: Record<string, string>) {
    super('_attr');
    this.root = [attributes];
  }

  override prepForXml(): IXmlableObject {
    return { _attr: this.root[0] };
  }
}

class Element extends XmlComponent {
  constructor(name: string, attributes: Record<string, string>, children: readonly object[] = []) {
    super(name);
    this.root.push(new Attributes(attributes), ...children);
  }
}

/** As many characters of a link's title and place Word takes: a file with more is none for it. */
const longest = { title: 260, place: 255 } as const;

const cut = (words: string, most: number) => words.slice(0, most).replace(/[\ud800-\udbff]$/, '');

/** A link with a title, which the library's own links do not have. */
class TitledLink extends XmlComponent {
  private readonly id: string;
  private readonly address: string;

  constructor(address: string, title: string, number: number, children: readonly XmlComponent[]) {
    super('w:hyperlink');
    this.address = address;
    this.id = `Link${number}`;
    const titled: Record<string, string> = title ? { 'w:tooltip': cut(title, longest.title) } : {};
    // What a relationship names is outside of the document (ECMA-376 17.16.22).
    const to: Record<string, string> = this.isPlace()
      ? { 'w:anchor': cut(placeName(address), longest.place) }
      : { 'r:id': `rId${this.id}` };
    this.root.push(new Attributes({ ...to, 'w:history': '1', ...titled }), ...children);
  }

  private isPlace(): boolean {
    return this.address.startsWith('#');
  }

  override prepForXml(context: IContext): IXmlableObject | undefined {
    if (!this.isPlace())
      context.viewWrapper.Relationships.addRelationship(this.id, hyperlink, this.address, 'External');
    return super.prepForXml(context);
  }
}

/** Whether a link's title can be kept whole. */
export const isShortTitle = (title: string) => title.length <= longest.title;

/** `number` is the link's own in the document. */
export function wordLink(
  { address, title, number }: { address: string; title: string; number: number },
  children: readonly XmlComponent[],
): ExternalHyperlink {
  // Paragraphs take whatever writes itself; their type names the library's own parts alone.
  return new TitledLink(address, title, number, children) as unknown as ExternalHyperlink;
}

/** Blocks that belong together: a content control that shows no frame and can be edited like any text (ECMA-376 17.5.2). */
export class ContentControl extends FileChild {
  constructor(tag: string, children: readonly FileChild[]) {
    super('w:sdt');
    this.root.push(
      new Element('w:sdtPr', {}, [
        new Element('w:tag', { 'w:val': tag }),
        new Element('w15:appearance', { 'w15:val': 'hidden' }),
      ]),
      new Element('w:sdtContent', {}, children),
    );
  }
}
