import { type Editor, getMarkRange } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import { tidyAddress } from './places.ts';

/** Selects the first link to an address, on text or a picture; false for none. */
export function goToLink(editor: Editor, href: string): boolean {
  const { doc, schema, tr } = editor.state;
  const [place] = placesOf(editor, href);
  if (!place) return false;
  const { pos, isPicture } = place;
  const range = schema.marks.link && getMarkRange(doc.resolve(pos), schema.marks.link, place.attrs);
  const selection =
    isPicture || !range ? NodeSelection.create(doc, pos) : TextSelection.create(doc, range.from, range.to);
  editor.view.focus();
  editor.view.dispatch(tr.setSelection(selection).scrollIntoView());
  return true;
}

/** Changes the address of all links to `href` in one Undo step and selects the first; false for none. */
export function changeLink(editor: Editor, href: string, to: string): boolean {
  const places = placesOf(editor, href);
  const { tr, schema } = editor.state;
  closeHistory(tr);
  for (const { pos, size, isPicture, attrs } of places) {
    if (isPicture) tr.setNodeAttribute(pos, 'href', to);
    else if (schema.marks.link) tr.addMark(pos, pos + size, schema.marks.link.create({ ...attrs, href: to }));
  }
  if (!tr.docChanged) return false;
  editor.view.dispatch(tr);
  return goToLink(editor, to);
}

interface Place {
  pos: number;
  size: number;
  /** The link is an attribute of the picture, not a mark on words. */
  isPicture: boolean;
  attrs: Record<string, unknown>;
}

function placesOf({ state: { doc } }: Editor, href: string): Place[] {
  const wanted = tidyAddress(href);
  const leads = (to: unknown) => typeof to === 'string' && tidyAddress(to) === wanted;
  const places: Place[] = [];
  doc.descendants((node, pos) => {
    const mark = node.marks.find(({ type, attrs }) => type.name === 'link' && leads(attrs.href));
    const size = node.nodeSize;
    if (mark) places.push({ pos, size, isPicture: false, attrs: mark.attrs });
    else if (leads(node.attrs.href)) places.push({ pos, size, isPicture: true, attrs: {} });
  });
  return places;
}
