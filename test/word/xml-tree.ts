import { SaxesParser } from 'saxes';

/** An element with its names by the prefixes that Word uses; `uri` is its namespace. */
export interface XmlElement {
  name: string;
  uri: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

const office = 'http://schemas.openxmlformats.org';
const prefixes = new Map([
  [`${office}/wordprocessingml/2006/main`, 'w'],
  [`${office}/officeDocument/2006/relationships`, 'r'],
  [`${office}/drawingml/2006/wordprocessingDrawing`, 'wp'],
  [`${office}/drawingml/2006/main`, 'a'],
  [`${office}/drawingml/2006/picture`, 'pic'],
  [`${office}/markup-compatibility/2006`, 'mc'],
  ['http://schemas.microsoft.com/office/word/2012/wordml', 'w15'],
  [`${office}/package/2006/metadata/core-properties`, 'cp'],
  ['http://purl.org/dc/elements/1.1/', 'dc'],
  ['http://purl.org/dc/terms/', 'dcterms'],
  ['http://www.w3.org/2001/XMLSchema-instance', 'xsi'],
]);

/** Reads XML strictly; throws with the place where it is not well formed, or has a character that XML has not. */
export function readXmlTree(xml: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const root: XmlElement = { name: '', uri: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const nameOf = (uri: string, local: string) => {
    const prefix = prefixes.get(uri);
    return prefix === undefined ? local : `${prefix}:${local}`;
  };
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ uri, local, attributes }) => {
    const own = Object.values(attributes).map((each) => [nameOf(each.uri, each.local), each.value]);
    const element = {
      ...{ name: nameOf(uri, local), uri, children: [], text: '' },
      attributes: Object.fromEntries(own),
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  const [document] = root.children;
  if (!document) throw new Error('No element');
  return document;
}

/** An element and all that is in it. */
export function* allIn(element: XmlElement): Generator<XmlElement> {
  yield element;
  for (const child of element.children) yield* allIn(child);
}
