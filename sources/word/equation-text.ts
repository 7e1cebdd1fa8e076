import { child, type XmlNode } from './xml-node.ts';

type Write = (node: XmlNode) => string;

const setting = (node: XmlNode | undefined, properties: string, name: string) =>
  child(child(node, properties), name)?.attributes.val;

/** A part of an equation; in brackets where it is more than a number, a word or a letter. */
function part(node: XmlNode, name: string): string {
  const text = inner(child(node, name));
  return text === '' || /^[\p{L}\p{M}]+$|^[\p{N}.,]+$|^.$|^\(.*\)$/su.test(text) ? text : `(${text})`;
}

const plainPart = (node: XmlNode, name: string) => inner(child(node, name));

const below: Write = (node) => marked('_', part(node, 'm:sub') || part(node, 'm:lim'));
const above: Write = (node) => marked('^', part(node, 'm:sup'));
const marked = (mark: string, text: string) => text && `${mark}${text}`;

/** How equations are written in one line (ECMA-376 22.1, Unicode Technical Note 28). */
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

/** An equation in one line: a half is `1/2`, a square `x^2`. */
export function equationText(equation: XmlNode): string {
  return inner(equation).replace(/\s+/g, ' ').trim();
}
