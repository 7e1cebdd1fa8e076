import { decodeReferences } from './decode-references.ts';

/** As an element has them. */
export interface TagAttributes {
  attrs: { name: string; value: string }[];
}

const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** The attributes of a start tag as it is written, `<a href=…>`. */
export function tagAttributes(tag: string): TagAttributes {
  const attrs: TagAttributes['attrs'] = [];
  for (const [, name = '', double, single, bare] of tag.replace(/^<[^\s/>]+/, '').matchAll(attribute)) {
    attrs.push({ name: name.toLowerCase(), value: decodeReferences(double ?? single ?? bare ?? '') });
  }
  return { attrs };
}
