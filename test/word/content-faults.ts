import { allIn, type XmlElement } from './xml-tree.ts';

const isBlock = ({ name }: XmlElement) => name === 'w:p' || name === 'w:tbl' || name === 'w:sdt';

/** Attributes that are whole numbers, by their elements. */
const numbers: Record<string, readonly string[]> = {
  'w:ind': ['w:left', 'w:right', 'w:hanging', 'w:firstLine'],
  'w:spacing': ['w:before', 'w:after', 'w:line'],
  'w:sz': ['w:val'],
  'w:szCs': ['w:val'],
  'w:start': ['w:val'],
  'w:ilvl': ['w:val'],
  'w:numId': ['w:val'],
  'w:pgSz': ['w:w', 'w:h'],
  'w:pgMar': ['w:top', 'w:right', 'w:bottom', 'w:left', 'w:header', 'w:footer'],
  'wp:extent': ['cx', 'cy'],
  'a:ext': ['cx', 'cy'],
  'wp:docPr': ['id'],
};

/** The most characters that Word takes, as Microsoft’s validator for these files has them. */
const longest: Record<string, Record<string, number>> = {
  'w:hyperlink': { 'w:tooltip': 260, 'w:anchor': 255 },
  'w:tag': { 'w:val': 64 },
};

/** What is wrong within one element, whatever is around it. */
export function contentFaults({ name, attributes, children }: XmlElement): string[] {
  const faults: string[] = [];
  if (['w:tc', 'w:body', 'w:sdtContent', 'w:hdr', 'w:ftr', 'w:footnote', 'w:endnote'].includes(name)) {
    if (!children.some(isBlock)) faults.push(`${name} is empty`);
  }
  if (name === 'w:tc' && children.at(-1)?.name !== 'w:p') faults.push('a cell ends without a paragraph');
  if (name === 'w:body' && children.at(-1)?.name !== 'w:sectPr') faults.push('the section is not last');
  if (name === 'w:hyperlink' && (attributes['r:id'] ?? attributes['w:anchor'] ?? '') === '')
    faults.push('a link leads nowhere');
  for (const attribute of numbers[name] ?? []) {
    const value = attributes[attribute];
    if (value !== undefined && !/^-?\d+$/.test(value)) faults.push(`${name} ${attribute} is ${value}`);
  }
  for (const [attribute, most] of Object.entries(longest[name] ?? {})) {
    const { length } = attributes[attribute] ?? '';
    if (length > most) faults.push(`${name} ${attribute} has ${length} characters`);
  }
  return faults;
}

/** Every style that is named is there, and of that kind. */
export function styleFaults(parts: ReadonlyMap<string, XmlElement>): string[] {
  const styles = parts.get('word/styles.xml')?.children.filter(({ name }) => name === 'w:style') ?? [];
  const known = new Set(styles.map(({ attributes }) => `${attributes['w:type']} ${attributes['w:styleId']}`));
  // Word’s own, which no file has to define.
  known.add('character DefaultParagraphFont');
  const kinds: Record<string, string> = {
    'w:pStyle': 'paragraph',
    'w:rStyle': 'character',
    'w:tblStyle': 'table',
  };
  const faults: string[] = [];
  const expectKnown = (kind: string | undefined, { name, attributes }: XmlElement) => {
    const wanted = `${kind} ${attributes['w:val']}`;
    if (!known.has(wanted)) faults.push(`${name}: there is no style for a ${wanted}`);
  };
  for (const root of parts.values()) {
    for (const element of allIn(root)) {
      const kind = kinds[element.name];
      if (kind) expectKnown(kind, element);
    }
  }
  for (const { attributes, children } of styles) {
    for (const child of children) {
      if (child.name === 'w:basedOn' || child.name === 'w:next') expectKnown(attributes['w:type'], child);
    }
  }
  return faults;
}

const childValue = (element: XmlElement, name: string) =>
  element.children.find((child) => child.name === name)?.attributes['w:val'] ?? '';

/** Every item has a list, and every list the level that the item stands on. */
export function numberingFaults(parts: ReadonlyMap<string, XmlElement>): string[] {
  const lists = parts.get('word/numbering.xml')?.children ?? [];
  const levels = new Map(
    lists
      .filter(({ name }) => name === 'w:abstractNum')
      .map(({ attributes, children }) => [
        attributes['w:abstractNumId'],
        new Set(children.map((child) => child.attributes['w:ilvl'])),
      ]),
  );
  const numbers = new Map(
    lists
      .filter(({ name }) => name === 'w:num')
      .map((num) => [num.attributes['w:numId'], childValue(num, 'w:abstractNumId')]),
  );
  const faults = [...numbers.values()].filter((id) => !levels.has(id)).map((id) => `there is no list ${id}`);
  for (const root of parts.values()) {
    for (const element of allIn(root)) {
      if (element.name !== 'w:numPr') continue;
      const [level, number] = [childValue(element, 'w:ilvl'), childValue(element, 'w:numId')];
      if (!levels.get(numbers.get(number))?.has(level)) faults.push(`list ${number} has no level ${level}`);
    }
  }
  return faults;
}
