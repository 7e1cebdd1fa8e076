import type { Editor } from '@tiptap/core';
import { Fragment, type Node, type NodeType, Slice } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';
import { dropPoint } from '@tiptap/pm/transform';
import type { EditorView } from '@tiptap/pm/view';
import { isHeic } from '../../../../shared/media.ts';
import type { PictureSource, StoredPicture } from '../../pictures/picture-source.ts';
import { type HeldPicture, heldPicture } from './held-picture.ts';
import type { UploadStatus } from './upload-status.ts';
import { findPlace, giveUpPlace, keepPlace } from './uploads.ts';

interface UploadOptions {
  source: PictureSource;
  /** Where the first picture goes; behind the block with the cursor when left out. */
  at?: number | undefined;
  createStatus: (file: File, onStop: () => void) => UploadStatus;
  /** Why a picture did not come, in words. */
  reasonOf: (reason: unknown) => string;
  /** A picture names somebody; asked for where it stands, for the reason why it may be kept. */
  onHeld: (held: HeldPicture) => void;
  /** Ends all uploads. */
  signal: AbortSignal;
}

/** The files of a clipboard or a drop that are pictures. */
export function pictureFiles(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter((file) => file.type.startsWith('image/') || isHeic(file));
}

/**
 * The first position from `at` on where a node may stand: none stands within a line, nor behind the caption of its own
 * figure. What is put elsewhere is moved or dropped, and is then looked for where it is not.
 */
function placeFrom(doc: Node, at: number, type: NodeType): number {
  const $at = doc.resolve(Math.min(at, doc.content.size));
  const fits = (depth: number, index: number) => $at.node(depth).canReplaceWith(index, index, type);
  if ($at.textOffset === 0 && fits($at.depth, $at.index())) return $at.pos;
  for (let depth = $at.depth; depth > 0; depth--) {
    if (fits(depth - 1, $at.indexAfter(depth - 1))) return $at.after(depth);
  }
  return doc.content.size;
}

/** A position between blocks at the cursor: before an empty paragraph, else behind the one it is in. */
function besideSelection({ state }: EditorView, type: NodeType): number {
  const { $from, $to } = state.selection;
  if (state.selection instanceof NodeSelection && state.selection.node.isBlock) return $to.pos;
  if ($from.depth === 0) return $from.pos;
  const isEmpty = $from.parent.content.size === 0 && $from.depth === 1;
  return placeFrom(state.doc, isEmpty ? $from.before() : $from.after(), type);
}

/** The position between blocks that is nearest to a point of the window. */
export function placeAt(view: EditorView, { clientX, clientY }: MouseEvent): number | undefined {
  const found = view.posAtCoords({ left: clientX, top: clientY });
  const figure = view.state.schema.nodes.figure?.createAndFill();
  if (!found || !figure) return undefined;
  return dropPoint(view.state.doc, found.pos, new Slice(Fragment.from(figure), 0, 0)) ?? undefined;
}

interface InsertOptions {
  /** A position between blocks; beside the cursor when left out. */
  at?: number;
  isSelected?: boolean;
}

/** Puts a picture into the text as a figure, which can be undone. */
export function insertPicture(
  editor: Editor,
  { url, width, height, alt }: StoredPicture,
  { at, isSelected = true }: InsertOptions = {},
): void {
  const { view, schema, state } = editor;
  const figure = schema.nodes.figure?.createAndFill({
    src: url,
    alt: alt ?? '',
    ...(width && height && { width: String(width), height: String(height) }),
  });
  if (!figure) return;
  const place = placeFrom(state.doc, at ?? besideSelection(view, figure.type), figure.type);
  const { tr } = state;
  tr.insert(place, figure);
  if (isSelected) tr.setSelection(NodeSelection.create(tr.doc, place));
  view.dispatch(tr.scrollIntoView());
}

/**
 * Uploads files and puts each where it was wanted, however the text changes meanwhile. One after the other, so that
 * they keep their order; a failed one says why in its place, and leaves the text as it is. A single one is selected, so that
 * its words are asked for, unless the writer has gone on meanwhile.
 */
export async function uploadPictures(
  editor: Editor,
  files: readonly File[],
  options: UploadOptions,
): Promise<void> {
  const { view } = editor;
  const type = view.state.schema.nodes.figure;
  if (!type) return;
  const at = options.at ?? besideSelection(view, type);
  const { doc, selection } = view.state;
  const waiting = files.map((file) => {
    const stopped = new AbortController();
    const status = options.createStatus(file, () => {
      stopped.abort();
      giveUpPlace(view, stopped);
    });
    keepPlace(view, stopped, at, status.element);
    return { file, status, stopped };
  });
  const bring = async ({ file, status, stopped }: (typeof waiting)[number], although?: string) => {
    const signal = AbortSignal.any([stopped.signal, options.signal]);
    if (signal.aborted) return;
    status.show(0);
    try {
      const picture = await options.source.upload(file, status.show, signal, although);
      if (editor.isDestroyed) return;
      const place = findPlace(view, stopped);
      giveUpPlace(view, stopped);
      const isWaitedFor = files.length === 1 && doc.eq(view.state.doc) && selection.eq(view.state.selection);
      if (place !== undefined) insertPicture(editor, picture, { at: place, isSelected: isWaitedFor });
    } catch (reason) {
      if (editor.isDestroyed) return;
      if (signal.aborted) return giveUpPlace(view, stopped);
      const again = { name: file.name, letOut: (why: string) => void bring({ file, status, stopped }, why) };
      const held = heldPicture(reason, again);
      status.fail(options.reasonOf(reason), {
        onDismiss: () => giveUpPlace(view, stopped),
        onAsk: held && (() => options.onHeld(held)),
      });
    }
  };
  for (const each of waiting) await bring(each);
}
