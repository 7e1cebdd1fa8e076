import { SaxesParser } from 'saxes';
import type { FolderFile } from '../source-files.ts';

/** An element of an Office file. Prefixes are normalized (`w:p`). */
export interface XmlNode {
  name: string;
  /** Attributes by local name. Those of relationships keep their prefix (`r:id`). */
  attributes: Record<string, string>;
  children: XmlNode[];
  /** The text directly inside the element. */
  text: string;
}

export function child(node: XmlNode | undefined, name: string): XmlNode | undefined {
  return node?.children.find((each) => each.name === name);
}

export function inside(node: XmlNode | undefined, ...names: string[]): XmlNode | undefined {
  return names.reduce<XmlNode | undefined>((at, name) => child(at, name), node);
}

/** Returns the `w:val` attribute of a child. */
export function valueIn(node: XmlNode | undefined, name: string): string | undefined {
  return child(node, name)?.attributes.val;
}

/** Whether an on/off property is on (ECMA-376 17.17.4). */
export function isOn(node: XmlNode | undefined, name: string): boolean | undefined {
  const found = child(node, name);
  return found && !/^(0|false|off|none)$/.test(found.attributes.val ?? '');
}

/** Finds descendants by name in document order. Doesn't search inside matches. */
export function findAll(node: XmlNode, ...names: readonly string[]): XmlNode[] {
  return node.children.flatMap((each) => (names.includes(each.name) ? [each] : findAll(each, ...names)));
}

/** Thrown if the XML is invalid or a part is corrupted. */
export class WordDamage extends Error {}
export class WordTooLarge extends Error {}

/** The limits: bytes per part, elements per paragraph or table, and depth. */
const limits = { bytes: 80_000_000, nodes: 400_000, depth: 256 } as const;

const prefixes: [RegExp, string][] = [
  [/wordprocessingml\/(2006\/)?main$/, 'w'],
  [/drawingml\/(2006\/)?main$/, 'a'],
  [/drawingml\/(2006\/)?wordprocessingDrawing$/, 'wp'],
  [/drawingml\/(2006\/)?picture$/, 'pic'],
  [/drawingml\/(2006\/)?chart$/, 'c'],
  [/drawingml\/(2006\/)?diagram$/, 'dgm'],
  [/officeDocument\/(2006\/)?relationships$/, 'r'],
  [/officeDocument\/(2006\/)?math$/, 'm'],
  [/wordprocessingShape$/, 'wps'],
  [/markup-compatibility\/2006$/, 'mc'],
  [/^urn:schemas-microsoft-com:vml$/, 'v'],
  [/^urn:schemas-microsoft-com:office:office$/, 'o'],
];

/** Creates a function that names elements with one prefix per namespace, transitional or strict. */
function createNamer(): (uri: string, local: string) => string {
  const known = new Map<string, string>();
  return (uri, local) => {
    let prefix = known.get(uri);
    if (prefix === undefined) {
      prefix = prefixes.find(([pattern]) => pattern.test(uri))?.[1] ?? '';
      known.set(uri, prefix);
    }
    return prefix ? `${prefix}:${local}` : local;
  };
}

/** Streams children of `parent` without expanding entities. Throws `WordDamage` and `WordTooLarge`. */
export async function* readElements(file: FolderFile, parent: string): AsyncGenerator<XmlNode> {
  if (file.size > limits.bytes) throw new WordTooLarge();
  const nameOf = createNamer();
  const parser = new SaxesParser({ xmlns: true, position: false });
  const open: XmlNode[] = [];
  let ready: XmlNode[] = [];
  let nodes = 0;
  const refuse = () => {
    throw new WordDamage();
  };
  parser.on('error', refuse);
  // Office files have no DTD.
  parser.on('doctype', refuse);
  parser.on('opentag', ({ uri, local, attributes }) => {
    nodes += 1;
    if (nodes > limits.nodes || open.length > limits.depth) throw new WordTooLarge();
    const node: XmlNode = { name: nameOf(uri, local), attributes: {}, children: [], text: '' };
    for (const key in attributes) {
      const attribute = attributes[key];
      if (!attribute) continue;
      const name = nameOf(attribute.uri, attribute.local);
      node.attributes[name.startsWith('r:') ? name : attribute.local] = attribute.value;
    }
    open.push(node);
  });
  const addText = (text: string) => {
    const node = open.at(-1);
    if (node) node.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const node = open.pop();
    const around = open.at(-1);
    if (!node || !around) return;
    if (around.name === parent) {
      ready.push(node);
      nodes = 0;
    } else around.children.push(node);
  });
  let decoder: TextDecoder | undefined;
  for await (const piece of unpacked(file)) {
    decoder ??= new TextDecoder(encodingOf(piece));
    parser.write(decoder.decode(piece, { stream: true }));
    yield* ready;
    ready = [];
  }
  parser.close();
  yield* ready;
}

/** Unpacks a file. Throws `WordDamage` if it is corrupted or exceeds its declared size. */
export async function* unpacked(file: FolderFile): AsyncGenerator<Uint8Array> {
  try {
    yield* file.read();
  } catch {
    throw new WordDamage();
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

export async function allElements(file: FolderFile | undefined, parent: string): Promise<XmlNode[]> {
  const nodes: XmlNode[] = [];
  if (file) for await (const node of readElements(file, parent)) nodes.push(node);
  return nodes;
}

export const graphics = ['a:blip', 'v:imagedata', 'w:txbxContent', 'c:chart', 'dgm:relIds'];

/** Returns the supported alternative of `mc:AlternateContent`. */
export function readableChoice(node: XmlNode): XmlNode | undefined {
  const choice = node.children.find(
    (each) => each.name === 'mc:Choice' && findAll(each, ...graphics, 'w:t').length > 0,
  );
  return choice ?? child(node, 'mc:Fallback') ?? child(node, 'mc:Choice');
}
