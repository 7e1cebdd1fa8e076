import { child, type XmlNode } from './xml-node.ts';

/** The font that a run names for its letters, '' where it names none. */
export function runFont(properties: XmlNode | undefined): string {
  const { ascii, hAnsi } = child(properties, 'w:rFonts')?.attributes ?? {};
  return hAnsi ?? ascii ?? '';
}
