import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';

interface Selected {
  node: Node;
  at: number;
}

/** The picture that is selected, or whose caption is being written. */
function find({ state: { selection } }: Editor): Selected | undefined {
  if (selection instanceof NodeSelection && /^(figure|picture)$/.test(selection.node.type.name)) {
    return { node: selection.node, at: selection.from };
  }
  const { $from, $to } = selection;
  // Tables and code have captions too.
  if ($from.depth < 2 || $from.node(-1).type.name !== 'figure' || !$from.sameParent($to)) return undefined;
  return { node: $from.node(-1), at: $from.before(-1) };
}

export function selectedPicture(editor: Editor): Node | undefined {
  return find(editor)?.node;
}

/** Changes attributes of the selected picture, which stays selected. False when there is none. */
export function changePicture(editor: Editor, changes: Record<string, string | null>): boolean {
  const found = find(editor);
  if (!found) return false;
  const { tr } = editor.state;
  for (const [name, value] of Object.entries(changes)) tr.setNodeAttribute(found.at, name, value);
  editor.view.dispatch(tr);
  return true;
}

/** Sets the width in percent of the text's. False when no picture is selected. */
export function resizePicture(editor: Editor, percent: number): boolean {
  // The height follows from the width: one in pixels would be wrong on any other screen.
  return changePicture(editor, { width: `${percent}%`, height: null });
}

/** Takes the selected picture away, with its caption. */
export function removePicture(editor: Editor): boolean {
  const found = find(editor);
  if (!found) return false;
  editor.view.dispatch(editor.state.tr.delete(found.at, found.at + found.node.nodeSize));
  return editor.commands.focus();
}
