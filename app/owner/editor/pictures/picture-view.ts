import type { Attributes, NodeViewRenderer } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';
import { fill } from '../../../../messages/fill.ts';
import { acceptedPictures, missingName } from '../../../../shared/media.ts';
import text from '../../../ui/text.module.css';
import type { OwnerMessages } from '../../context/owner-context.ts';
import { editedPicture, linkTarget, pictureSource } from '../addresses.ts';
import { type PictureState, type PictureStates, removePictures } from './missing-pictures.tsx';
import styles from './pictures.module.css';

/** An image's attributes in the document; null if its HTML doesn't have them. */
export interface PictureAttributes {
  src: string;
  alt: string | null;
  title: string | null;
  /** The width in pixels, or in percent of the text's width: `240`, `66%`. */
  width: string | null;
  height: string | null;
}

const names = ['src', 'alt', 'title', 'width', 'height'] as const;

/** Returns the image attributes for a node's `addAttributes`, which are written on the `img`. */
export function pictureAttributes(): Attributes {
  return Object.fromEntries(names.map((name) => [name, { default: null, rendered: false }]));
}

/** Returns the attributes of an `img`; undefined if readers couldn't load the image. */
export function readImage(image: Element): PictureAttributes | undefined {
  const src = pictureSource(image) ?? editedPicture(image.getAttribute('src'));
  if (!src) return undefined;
  const read = (name: string) => image.getAttribute(name);
  return {
    src,
    alt: read('alt'),
    title: read('title') || null,
    width: read('width'),
    height: read('height'),
  };
}

export function imageAttributes(attributes: Record<string, unknown>): Record<string, string> {
  const written = names.map((name) => [name, attributes[name]]).filter(([, value]) => value !== null);
  return Object.fromEntries(written);
}

export function linkAround(image: Element): string | null {
  return linkTarget(image.closest('a')?.getAttribute('href') ?? null) ?? null;
}

/** Minimum width in pixels (docs/specification.md 9.5). */
const minWidth = 80;

/** Presets as percentages of the text's width (docs/specification.md 9.5). */
export const presets = { s: 33, m: 66, l: 100 } as const;

/** Converts pixels to a whole percentage of the column: at least 80 px, at most the column. */
export function percentOf(width: number, column: number): number {
  const smallest = Math.min(100, Math.ceil((minWidth / column) * 100));
  return Math.max(smallest, Math.min(100, Math.round((width / column) * 100)));
}

interface PictureViewOptions {
  messages: OwnerMessages['compose']['image'];
  /** Label of the button that asks for an override reason. */
  reasonLabel: string;
  states: PictureStates;
  /** Called when files were chosen for the missing image at `src`. */
  onFiles: (files: File[], src: string) => void;
}

/** The change of width per arrow key, in percent. */
const step = 5;

/** Renders an image in a frame with a resize handle for mouse, touch and keys. */
export function pictureView({
  messages,
  reasonLabel,
  states,
  onFiles,
}: PictureViewOptions): NodeViewRenderer {
  return ({ node: first, view, getPos, editor }) => {
    let node = first;
    const isFigure = node.isBlock;
    const image = createNode('img', { draggable: false });
    const handle = createNode('button', { type: 'button', className: styles.handle ?? '', tabIndex: -1 });
    const caption = isFigure ? createNode('div', { className: styles.caption ?? '' }) : undefined;
    handle.setAttribute('role', 'slider');
    handle.setAttribute('aria-label', messages.resize_handle);
    handle.setAttribute('aria-valuemax', '100');
    const note = pictureNote({
      messages,
      reasonLabel,
      onFiles: (files) => onFiles(files, String(node.attrs.src)),
      onLeave: () => {
        const src = String(node.attrs.src);
        states.get(src)?.onRemove?.();
        removePictures(editor, [src]);
      },
    });
    const framed = { className: styles.frame ?? '', contentEditable: 'false' };
    const frame = createNode('span', framed, image, handle);
    const dom = createNode(isFigure ? 'figure' : 'span', {}, frame, note.element);
    if (caption) {
      caption.dataset.placeholder = messages.caption;
      dom.append(caption);
    }

    const column = () => (isFigure ? dom : dom.parentElement)?.clientWidth || 1;
    const show = (percent: number) => {
      frame.style.width = `${percent}%`;
      handle.setAttribute('aria-valuenow', String(percent));
      handle.setAttribute('aria-valuetext', `${percent}%`);
      handle.setAttribute('aria-valuemin', String(percentOf(0, column())));
    };
    const save = (percent: number) => {
      const at = getPos();
      if (at === undefined) return;
      const { tr } = view.state;
      tr.setNodeAttribute(at, 'width', `${percent}%`).setNodeAttribute(at, 'height', null);
      view.dispatch(tr);
    };
    const render = (next: Node) => {
      node = next;
      const isMissing = missingName(node.attrs.src) !== undefined;
      frame.hidden = isMissing;
      note.show(String(node.attrs.src), states.get(String(node.attrs.src)));
      for (const name of ['src', 'alt', 'title', 'width', 'height']) {
        // Without alt text, screen readers would spell out the URL.
        const value = imageAttributes(node.attrs)[name] ?? (name === 'alt' ? '' : undefined);
        if (value === undefined || (isMissing && name === 'src')) image.removeAttribute(name);
        else if (image.getAttribute(name) !== value) image.setAttribute(name, value);
      }
      const { width, textAlign } = node.attrs;
      frame.style.width = /^\d+%$/.test(width) ? width : /^\d+$/.test(width) ? `${width}px` : '';
      dom.style.textAlign = textAlign ?? '';
      if (caption) caption.dataset.empty = String(!node.textContent);
    };
    const describe = () => show(percentOf(frame.offsetWidth, column()));

    // ProseMirror selects only nodes without text by click.
    image.addEventListener('click', () => {
      const at = getPos();
      // The image may have just been removed.
      if (at === undefined || !view.state.doc.nodeAt(at)) return;
      view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, at)));
      view.focus();
    });
    handle.addEventListener('pointerdown', (event) => {
      event.preventDefault();
      const start = { x: event.clientX, width: frame.offsetWidth };
      // Centered images grow on both sides.
      const growth = { center: 2, right: -1 }[getComputedStyle(dom).textAlign] ?? 1;
      const widthAt = ({ clientX }: PointerEvent) =>
        percentOf(start.width + (clientX - start.x) * growth, column());
      const ended = new AbortController();
      const { signal } = ended;
      const end = (last: PointerEvent) => {
        ended.abort();
        if (last.type === 'pointercancel') render(node);
        else save(widthAt(last));
      };
      handle.setPointerCapture(event.pointerId);
      handle.addEventListener('pointermove', (next) => show(widthAt(next)), { signal });
      handle.addEventListener('pointerup', end, { signal });
      handle.addEventListener('pointercancel', end, { signal });
    });
    handle.addEventListener('keydown', (event) => {
      const now = percentOf(frame.offsetWidth, column());
      const percent = {
        ArrowRight: now + step,
        ArrowUp: now + step,
        ArrowLeft: now - step,
        ArrowDown: now - step,
        Home: 0,
        End: 100,
      }[event.key];
      if (event.key === 'Escape') editor.commands.focus();
      if (percent === undefined) return;
      event.preventDefault();
      save(percentOf((percent / 100) * column(), column()));
      describe();
    });

    render(node);
    const unwatch = states.watch((src) => {
      if (src === node.attrs.src) render(node);
    });
    return {
      dom,
      ...(caption && { contentDOM: caption }),
      update(next) {
        if (next.type !== node.type) return false;
        render(next);
        return true;
      },
      selectNode() {
        dom.dataset.selected = '';
        handle.tabIndex = 0;
        describe();
        render(node);
      },
      deselectNode() {
        delete dom.dataset.selected;
        handle.tabIndex = -1;
      },
      destroy: unwatch,
      stopEvent: ({ target }) => target === handle || note.element.contains(target as globalThis.Node),
      ignoreMutation: (mutation) => mutation.type !== 'selection' && !caption?.contains(mutation.target),
    };
  };
}

interface PictureNoteOptions {
  messages: OwnerMessages['compose']['image'];
  /** Label of the button that asks for an override reason. */
  reasonLabel: string;
  onFiles: (files: File[]) => void;
  onLeave: () => void;
}

interface PictureNote {
  element: HTMLElement;
  /** Shows the state of the image at `src`. Hidden once the image has loaded. */
  show(src: string, state: PictureState | undefined): void;
}

/** Renders a note instead of a missing image: name, progress or failure, and a button to choose a file. */
function pictureNote({ messages, reasonLabel, onFiles, onLeave }: PictureNoteOptions): PictureNote {
  let onAsk: (() => void) | undefined;
  const words = document.createElement('span');
  words.setAttribute('role', 'status');
  const input = createNode('input', { type: 'file', accept: acceptedPictures, multiple: true });
  const label = createNode('label', { className: text.action ?? '' }, messages.missing_choose, input);
  const ask = textButton(reasonLabel, () => onAsk?.());
  const leave = textButton(messages.missing_leave.one, onLeave);
  const frame = { className: styles.note ?? '', contentEditable: 'false' };
  const element = createNode('span', frame, words, ask, label, leave);

  const give = (files: FileList | null | undefined) => {
    const given = [...(files ?? [])];
    if (given.length > 0) onFiles(given);
  };
  input.addEventListener('change', () => {
    give(input.files);
    input.value = '';
  });
  element.addEventListener('dragover', (event) => event.preventDefault());
  element.addEventListener('drop', (event) => {
    event.preventDefault();
    give(event.dataTransfer?.files);
  });

  return {
    element,
    show(src, state) {
      const name = missingName(src);
      const isUnderWay = state?.share !== undefined;
      element.hidden = name === undefined && !state;
      element.dataset.failed = String(state?.failure !== undefined);
      label.hidden = isUnderWay || name === undefined;
      leave.hidden = name === undefined;
      onAsk = state?.ask;
      ask.hidden = onAsk === undefined;
      const percent = Math.round((state?.share ?? 0) * 100);
      const missing = fill(messages.missing, { name: name ?? '' });
      // Hidden text isn't announced, so remove it.
      if (element.hidden) words.textContent = '';
      else
        words.textContent = isUnderWay
          ? fill(name === undefined ? messages.fetching : messages.uploading, { percent })
          : (state?.failure ?? missing);
    },
  };
}

function createNode<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: (globalThis.Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

function textButton(words: string, onclick: () => void): HTMLButtonElement {
  return createNode('button', { type: 'button', className: text.action ?? '', onclick }, words);
}
