import { child, findAll, type XmlNode } from './xml-node.ts';

const shown = new Set(['a:blip', 'v:imagedata', 'w:txbxContent', 'c:chart', 'dgm:relIds', 'w:t']);

/** Of what is written for Word of today and of before, what can be read here. */
export function readableChoice(node: XmlNode): XmlNode | undefined {
  const choice = node.children.find((each) => each.name === 'mc:Choice' && findAll(each, shown).length > 0);
  return choice ?? child(node, 'mc:Fallback') ?? child(node, 'mc:Choice');
}
