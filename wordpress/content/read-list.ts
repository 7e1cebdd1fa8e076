import type { Block } from './content-model.ts';
import { asElement, attribute } from './html-tree.ts';
import type { ElementReader } from './read-context.ts';

/** A list; one of nothing but pictures (an old gallery) becomes the pictures. */
export const readList: ElementReader = (lines, element, context, place) => {
  const items: Block[][] = [];
  for (const node of element.childNodes) {
    const blocks = context.blocks([node], { ...place, align: null });
    if (blocks.length === 0) continue;
    const isItem = asElement(node)?.tagName === 'li';
    // A list put straight into a list belongs to the item before it.
    if (!isItem && items.length > 0) items.at(-1)?.push(...blocks);
    else items.push(blocks);
  }
  const ordered = element.tagName === 'ol';
  if (items.flat().every(({ kind }) => kind === 'figure')) lines.add(items.flat());
  else lines.add([{ kind: 'list', ordered, start: attribute(element, 'start'), items }]);
};
