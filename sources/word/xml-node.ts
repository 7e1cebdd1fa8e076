/** An element of an Office file. Names have the usual prefixes (`w:p`), whatever the file calls them. */
export interface XmlNode {
  name: string;
  /** By local name; those of relationships with their prefix (`r:id`). */
  attributes: Record<string, string>;
  children: XmlNode[];
  /** The text directly in it. */
  text: string;
}

export function child(node: XmlNode | undefined, name: string): XmlNode | undefined {
  return node?.children.find((each) => each.name === name);
}

/** The element at the end of a path of names. */
export function inside(node: XmlNode | undefined, ...names: string[]): XmlNode | undefined {
  return names.reduce<XmlNode | undefined>((at, name) => child(at, name), node);
}

/** `w:val` of a child; undefined where the child or the value is missing. */
export function valueIn(node: XmlNode | undefined, name: string): string | undefined {
  return child(node, name)?.attributes.val;
}

/** A property that is on or off (ECMA-376 17.17.4); undefined where it is not there. */
export function isOn(node: XmlNode | undefined, name: string): boolean | undefined {
  const found = child(node, name);
  return found && !/^(0|false|off|none)$/.test(found.attributes.val ?? '');
}

/** Every element of these names in a tree, in document order; what is inside of one is not looked at again. */
export function findAll(node: XmlNode, names: ReadonlySet<string>): XmlNode[] {
  return node.children.flatMap((each) => (names.has(each.name) ? [each] : findAll(each, names)));
}
