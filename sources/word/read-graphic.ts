import { readPictureName } from '../../shared/handover.ts';
import type { Inline, Marks } from '../../shared/rich-text/blocks.ts';
import { allowedAddress } from '../../shared/rich-text/html.ts';
import type { WordContext } from './word-context.ts';
import { child, findAll, type XmlNode } from './xml-node.ts';

const wanted = new Set(['a:blip', 'v:imagedata', 'w:txbxContent', 'c:chart', 'dgm:relIds']);
const names = new Set(['wp:docPr']);
const sizes = new Set(['wp:extent']);
const rules = new Set(['v:rect', 'v:line']);

export interface FoundGraphic {
  inlines: Inline[];
  /** The text in it, which stands in paragraphs of its own. */
  boxes: XmlNode[];
}

/** Half of the width of the text on most pages, in English metric units: pictures smaller than it keep their share. */
const textWidth = 5_760_000;

/** What a drawing, an old drawing (VML) or an embedded object shows. */
export function readGraphic(node: XmlNode, marks: Marks, context: WordContext): FoundGraphic {
  const found = findAll(node, wanted);
  const [properties] = findAll(node, names);
  const { descr = '', title = '', name = '' } = properties?.attributes ?? {};
  const [size] = findAll(node, sizes);
  const width = Number(size?.attributes.cx) || 0;
  const inlines: Inline[] = [];
  for (const each of found) {
    if (each.name === 'c:chart') context.report.add('charts', descr || title);
    else if (each.name === 'dgm:relIds') context.report.add('objects', descr || name);
    else if (each.name !== 'w:txbxContent') {
      const alt = descr || each.attributes.title || '';
      const inline = readPicture(each, { name, title, alt, width, marks }, context);
      if (inline) inlines.push(inline);
    }
  }
  const isRule = findAll(node, rules).some(({ attributes }) => attributes.hr !== undefined);
  const isObject = child(node, 'o:OLEObject') !== undefined;
  if (isObject || (found.length === 0 && !isRule)) context.report.add('objects', descr || name);
  return { inlines, boxes: found.filter((each) => each.name === 'w:txbxContent') };
}

interface Facts {
  name: string;
  title: string;
  alt: string;
  width: number;
  marks: Marks;
}

function readPicture(
  blip: XmlNode,
  { name, title, alt, width, marks }: Facts,
  context: WordContext,
): Inline | undefined {
  const { attributes } = blip;
  const relation = context.relations.get(
    attributes['r:embed'] ?? attributes['r:id'] ?? attributes['r:link'] ?? '',
  );
  const lost = () => {
    context.report.add('pictures', alt || name);
    return undefined;
  };
  if (!relation) return lost();
  const own = context.isOwn ? readPictureName(name) : undefined;
  if (relation.isExternal) {
    const src = /^https?:/i.test(relation.target) ? allowedAddress(relation.target, 'picture') : undefined;
    return src ? { kind: 'picture', picture: { src, alt, title, width: '', height: '' }, marks } : lost();
  }
  const place = `word-picture:${context.pictures.length}`;
  context.pictures.push({ place, path: relation.target, alt, src: own?.src ?? '' });
  const share = Math.round((width / textWidth) * 100);
  const shown = own ?? { width: share >= 5 && share < 90 ? `${share}%` : '', height: '' };
  const picture = { src: place, alt, title: own ? title : '', width: shown.width, height: shown.height };
  return { kind: 'picture', picture, marks };
}
