import type { Editor } from '@tiptap/core';
import { Fragment, type Node, type NodeType, Slice } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';
import { dropPoint } from '@tiptap/pm/transform';
import type { EditorView } from '@tiptap/pm/view';
import { isHeic } from '../../../../shared/media.ts';
import type { StoredPicture } from '../../pictures/picture-source.ts';

/** Returns the image files of a clipboard or a drop. */
export function pictureFiles(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter((file) => file.type.startsWith('image/') || isHeic(file));
}

/** Returns the first position from `at` on that allows a node: not in a line or after a figure's caption. */
function placeFrom(doc: Node, at: number, type: NodeType): number {
  const $at = doc.resolve(Math.min(at, doc.content.size));
  const fits = (depth: number, index: number) => $at.node(depth).canReplaceWith(index, index, type);
  if ($at.textOffset === 0 && fits($at.depth, $at.index())) return $at.pos;
  for (let depth = $at.depth; depth > 0; depth--) {
    if (fits(depth - 1, $at.indexAfter(depth - 1))) return $at.after(depth);
  }
  return doc.content.size;
}

/** Returns the position before an empty paragraph with the cursor, or after the cursor's block. */
function insertionPointOf({ state }: EditorView, type: NodeType): number {
  const { $from, $to } = state.selection;
  if (state.selection instanceof NodeSelection && state.selection.node.isBlock) return $to.pos;
  if ($from.depth === 0) return $from.pos;
  const isEmpty = $from.parent.content.size === 0 && $from.depth === 1;
  return placeFrom(state.doc, isEmpty ? $from.before() : $from.after(), type);
}

/** Returns the position between blocks nearest to a point in the window. */
export function placeAt(view: EditorView, { clientX, clientY }: MouseEvent): number | undefined {
  const found = view.posAtCoords({ left: clientX, top: clientY });
  const figure = view.state.schema.nodes.figure?.createAndFill();
  if (!found || !figure) return undefined;
  return dropPoint(view.state.doc, found.pos, new Slice(Fragment.from(figure), 0, 0)) ?? undefined;
}

/** Inserts an image and selects it. */
export function insertPicture(
  editor: Editor,
  { url, width, height, alt }: StoredPicture,
  /** `at`: a position between blocks; by default, next to the cursor. */
  { at }: { at?: number | undefined } = {},
): void {
  const { view, schema, state } = editor;
  const figure = schema.nodes.figure?.createAndFill({
    src: url,
    alt: alt ?? '',
    ...(width && height && { width: String(width), height: String(height) }),
  });
  if (!figure) return;
  const place = placeFrom(state.doc, at ?? insertionPointOf(view, figure.type), figure.type);
  const { tr } = state;
  tr.insert(place, figure).setSelection(NodeSelection.create(tr.doc, place));
  view.dispatch(tr.scrollIntoView());
}
