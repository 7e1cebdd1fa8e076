import { type Editor, getMarkRange } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import { tidyAddress } from './places.ts';

/** Selects the first link to a URL, on text or an image. Returns false if there is none. */
export function goToLink(editor: Editor, href: string): boolean {
  const { doc, schema, tr } = editor.state;
  const [link] = linksTo(editor, href);
  if (!link) return false;
  const { pos, attrs } = link;
  const range = attrs && schema.marks.link && getMarkRange(doc.resolve(pos), schema.marks.link, attrs);
  const selection = range ? TextSelection.create(doc, range.from, range.to) : NodeSelection.create(doc, pos);
  editor.view.focus();
  editor.view.dispatch(tr.setSelection(selection).scrollIntoView());
  return true;
}

/** Changes all links to `href` in one undo step and selects the first. Returns false if there is none. */
export function changeLink(editor: Editor, href: string, to: string): boolean {
  const { tr, schema } = editor.state;
  closeHistory(tr);
  for (const { pos, size, attrs } of linksTo(editor, href)) {
    if (!attrs) tr.setNodeAttribute(pos, 'href', to);
    else if (schema.marks.link) tr.addMark(pos, pos + size, schema.marks.link.create({ ...attrs, href: to }));
  }
  if (!tr.docChanged) return false;
  editor.view.dispatch(tr);
  return goToLink(editor, to);
}

interface FoundLink {
  pos: number;
  size: number;
  /** The attributes of a link mark on text; undefined for an image, whose link is an attribute. */
  attrs?: Record<string, unknown>;
}

function linksTo({ state: { doc } }: Editor, href: string): FoundLink[] {
  const wanted = tidyAddress(href);
  const isTarget = (to: unknown) => typeof to === 'string' && tidyAddress(to) === wanted;
  const found: FoundLink[] = [];
  doc.descendants((node, pos) => {
    const mark = node.marks.find(({ type, attrs }) => type.name === 'link' && isTarget(attrs.href));
    const size = node.nodeSize;
    if (mark) found.push({ pos, size, attrs: mark.attrs });
    else if (isTarget(node.attrs.href)) found.push({ pos, size });
  });
  return found;
}
