import type { Editor } from '@tiptap/core';
import { Fragment, type Node, type NodeType, Slice } from '@tiptap/pm/model';
import { NodeSelection, Plugin, PluginKey } from '@tiptap/pm/state';
import { dropPoint } from '@tiptap/pm/transform';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { fill } from '../../../../messages/fill.ts';
import { isHeic } from '../../../../shared/media.ts';
import type { OwnerMessages } from '../../context/owner-context.ts';
import type { NameMatchesFound } from '../../forms/overrides.ts';
import { type PictureSource, type StoredPicture, UploadFailure } from '../../pictures/picture-source.ts';

type Change = { add: { id: object; at: number; element: HTMLElement } } | { remove: object };

const key = new PluginKey<DecorationSet>('uploads');

/** Displays placeholders for uploading images, which aren't part of the document but move with its text. */
export function uploads(): Plugin<DecorationSet> {
  return new Plugin({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(transaction, before) {
        const places = before.map(transaction.mapping, transaction.doc);
        const change = transaction.getMeta(key) as Change | undefined;
        if (!change) return places;
        if ('remove' in change) {
          return places.remove(places.find(undefined, undefined, ({ id }) => id === change.remove));
        }
        const { id, at, element } = change.add;
        const widget = Decoration.widget(at, element, {
          id,
          side: 1,
          stopEvent: () => true,
          ignoreSelection: true,
        });
        return places.add(transaction.doc, [widget]);
      },
    },
    props: { decorations: (state) => key.getState(state) },
  });
}

function addPlaceholder(view: EditorView, id: object, at: number, element: HTMLElement): void {
  view.dispatch(view.state.tr.setMeta(key, { add: { id, at, element } }));
}

/** Returns the placeholder's position; undefined once the text around it is deleted. */
function findPlaceholder(view: EditorView, id: object): number | undefined {
  return key.getState(view.state)?.find(undefined, undefined, (spec) => spec.id === id)[0]?.from;
}

function removePlaceholder(view: EditorView, id: object): void {
  view.dispatch(view.state.tr.setMeta(key, { remove: id }));
}

interface UploadOptions {
  source: PictureSource;
  /** Position of the first image; by default, after the cursor's block. */
  at?: number | undefined;
  createStatus: (file: File, onStop: () => void) => UploadStatus;
  /** Returns the message for a failure. */
  reasonOf: (reason: unknown) => string;
  /** Called if confidential names block an image, to ask for an override reason. */
  onHeld: (held: BlockedImage) => void;
  signal: AbortSignal;
}

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

interface InsertOptions {
  /** A position between blocks; by default, next to the cursor. */
  at?: number;
  isSelected?: boolean;
}

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
  const place = placeFrom(state.doc, at ?? insertionPointOf(view, figure.type), figure.type);
  const { tr } = state;
  tr.insert(place, figure);
  if (isSelected) tr.setSelection(NodeSelection.create(tr.doc, place));
  view.dispatch(tr.scrollIntoView());
}

/**
 * Uploads files one by one and inserts each at its placeholder. If an upload fails, its placeholder shows the
 * reason. A single image is selected, for its alt text, unless the owner has moved the cursor.
 */
export async function uploadPictures(
  editor: Editor,
  files: readonly File[],
  options: UploadOptions,
): Promise<void> {
  const { view } = editor;
  const type = view.state.schema.nodes.figure;
  if (!type) return;
  const at = options.at ?? insertionPointOf(view, type);
  const { doc, selection } = view.state;
  const waiting = files.map((file) => {
    const stopped = new AbortController();
    const status = options.createStatus(file, () => {
      stopped.abort();
      removePlaceholder(view, stopped);
    });
    addPlaceholder(view, stopped, at, status.element);
    return { file, status, stopped };
  });
  const uploadOne = async ({ file, status, stopped }: (typeof waiting)[number], overrideReason?: string) => {
    const signal = AbortSignal.any([stopped.signal, options.signal]);
    if (signal.aborted) return;
    status.show(0);
    try {
      const picture = await options.source.upload(file, status.show, signal, overrideReason);
      if (editor.isDestroyed) return;
      const place = findPlaceholder(view, stopped);
      removePlaceholder(view, stopped);
      const isPendingImage =
        files.length === 1 && doc.eq(view.state.doc) && selection.eq(view.state.selection);
      if (place !== undefined) insertPicture(editor, picture, { at: place, isSelected: isPendingImage });
    } catch (reason) {
      if (editor.isDestroyed) return;
      if (signal.aborted) return removePlaceholder(view, stopped);
      const again = {
        name: file.name,
        onOverride: (why: string) => void uploadOne({ file, status, stopped }, why),
      };
      const held = blockedImage(reason, again);
      status.fail(options.reasonOf(reason), {
        onDismiss: () => removePlaceholder(view, stopped),
        onAsk: held && (() => options.onHeld(held)),
      });
    }
  };
  for (const each of waiting) await uploadOne(each);
}

interface UploadStatus {
  element: HTMLElement;
  /** Shows the progress. `share` is from 0 to 1. */
  show(share: number): void;
  /** Shows a failure until `onDismiss`. `onAsk` asks for an override reason. */
  fail(reason: string, on: { onDismiss: () => void; onAsk?: (() => void) | undefined }): void;
}

interface UploadStatusOptions {
  name: string;
  className: string | undefined;
  /** Label of the button that asks for an override reason. */
  reasonLabel: string;
  onStop: () => void;
}

/** Renders the placeholder of an uploading image, with progress and a stop button. */
export function uploadStatus(
  { uploading, cancel, dismiss }: OwnerMessages['compose']['image'],
  { name, className, reasonLabel, onStop }: UploadStatusOptions,
): UploadStatus {
  const words = document.createElement('span');
  let onAsk: (() => void) | undefined;
  let onEnd = onStop;
  const ask = textButton(reasonLabel, () => onAsk?.());
  const stop = textButton(cancel, () => onEnd());
  const frame = { className: className ?? '', contentEditable: 'false' };
  const element = createNode('div', frame, words, ask, stop);
  const show = (share: number) => {
    const percent = Math.round(share * 100);
    onEnd = onStop;
    ask.hidden = true;
    stop.textContent = cancel;
    delete element.dataset.failed;
    words.setAttribute('role', 'progressbar');
    words.setAttribute('aria-label', name);
    words.setAttribute('aria-valuenow', String(percent));
    words.textContent = fill(uploading, { percent });
  };
  show(0);
  const fail: UploadStatus['fail'] = (reason, on) => {
    ({ onAsk, onDismiss: onEnd } = on);
    ask.hidden = onAsk === undefined;
    stop.textContent = dismiss;
    element.dataset.failed = 'true';
    words.removeAttribute('aria-valuenow');
    words.removeAttribute('aria-label');
    words.setAttribute('role', 'alert');
    words.textContent = `${name}: ${reason}`;
    element.scrollIntoView({ block: 'center' });
  };
  return { element, show, fail };
}

export function createNode<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: (globalThis.Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

export function textButton(words: string, onclick: () => void): HTMLButtonElement {
  return createNode('button', { type: 'button', onclick }, words);
}

/** An image blocked by confidential names. */
export interface BlockedImage extends Pick<NameMatchesFound, 'places'> {
  name: string;
  /** Uploads the image again with an override reason. */
  onOverride: (reason: string) => void;
}

export function blockedImage(
  failure: unknown,
  picture: Pick<BlockedImage, 'name' | 'onOverride'>,
): BlockedImage | undefined {
  const held = failure instanceof UploadFailure ? failure.held : undefined;
  return held && { ...picture, places: held.places };
}
