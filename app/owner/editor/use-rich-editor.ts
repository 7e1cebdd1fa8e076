import { closeHistory } from '@tiptap/pm/history';
import {
  DOMParser as DocumentParser,
  Fragment,
  type Mark,
  type Node,
  type Schema,
  Slice,
} from '@tiptap/pm/model';
import { type Editor, useEditor } from '@tiptap/react';
import { type RefObject, useRef, useState } from 'react';
import { allowedTags, plainTextHtml } from '../../../shared/rich-text/html.ts';
import type { OwnerMessages } from '../context/owner-context.ts';
import { parseInert, trustedHtml } from '../context/trusted-html.ts';
import { editedPicture, linkTarget, pasteAddress } from './addresses.ts';
import { editorExtensions } from './extensions.ts';
import { type CleanedPaste, cleanPastedHtml } from './paste/clean-pasted-html.ts';
import { type ClipboardRest, clipboardPictures, type FoundPicture } from './paste/pasted-pictures.ts';
import { pictureFiles, placeAt } from './pictures/insert-pictures.ts';
import type { PictureStates } from './pictures/missing-pictures.tsx';
import { pictureView } from './pictures/picture-view.ts';
import text from './text.module.css';
import type { SlashItem } from './tools/slash.ts';

/** Tags that a clipboard wraps around HTML. */
const wrapping = ['html', 'head', 'body', 'meta', 'div', 'span'];

/**
 * Checks whether HTML was copied from an editor like this one: it has ProseMirror's mark and only the
 * editor's tags. Any page can write the mark, so other HTML with it is cleaned.
 */
export function isOwnCopy(html: string): boolean {
  // Embedded images have to be uploaded.
  if (!html.includes('data-pm-slice') || /<img[^>]*\ssrc=["']?data:/i.test(html)) return false;
  return [...html.matchAll(/<\/?([a-z][^\s/>]*)/gi)].every(([, tag = '']) => {
    const name = tag.toLowerCase();
    return allowedTags.includes(name) || wrapping.includes(name);
  });
}

const isFrame = (node: Node | null) => node?.type.name === 'frame';

/**
 * Keeps the ends of pasted content from joining the text around it: tables and code stay whole, and a heading
 * or list at the start keeps its form. An empty paragraph (`isEmpty`) is replaced. Part of a table
 * copied here (`isOwn`) may be pasted.
 */
export function closedEnds(slice: Slice, { isOwn = false, isEmpty = false } = {}): Slice {
  const { content, openStart, openEnd } = slice;
  const first = content.firstChild;
  const isHeaded = !isEmpty && content.childCount > 1 && first?.type.name !== 'paragraph' && !isFrame(first);
  const start = isHeaded || (isFrame(first) && !isOwn) ? 0 : openStart;
  const end = isFrame(content.lastChild) && !isOwn ? 0 : openEnd;
  return start === openStart && end === openEnd ? slice : new Slice(content, start, end);
}

export interface EditorEvents {
  onLink: () => void;
  /** Without it, the browser searches. */
  onFind?: () => void;
  /** Returns true if Escape ended a search or focus mode. */
  onEscape: () => boolean;
  onToolbar: () => void;
  onPicture: () => void;
  /** Called when images were pasted, or dropped at a document position. */
  onFiles: (files: File[], at?: number) => void;
  /** Called when HTML was pasted. `pictures` are the images found in the clipboard. */
  onPasted: (pasted: Pick<CleanedPaste, 'hasDropped' | 'report'> & { pictures: FoundPicture[] }) => void;
  onPlainText: (text: string) => void;
  /** Called when files were chosen for the missing image at `src`. */
  onMissing: (files: File[], src: string) => void;
}

/**
 * Checks whether a clipboard contains only an image. A copied image also comes as HTML, and copied text may
 * come with an image of the text.
 */
function isPictureAlone(data: DataTransfer): boolean {
  return !data.types.includes('text/plain') && !parseInert(data.getData('text/html')).textContent?.trim();
}

/** Returns a slice that joins the text at both ends. */
function htmlSlice(schema: Schema, html: string): Slice {
  const { body } = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  return Slice.maxOpen(DocumentParser.fromSchema(schema).parse(body).content);
}

interface RichEditorOptions {
  id: string;
  /** The initial HTML. */
  content: string;
  label: string;
  describedBy: string;
  messages: Pick<OwnerMessages, 'compose' | 'guard'>;
  events: RefObject<EditorEvents | null>;
  states: PictureStates;
  /** The block menu's items. */
  items: readonly SlashItem[];
}

function transferOf(data: DataTransfer | null): ClipboardRest {
  return { rtf: data?.getData('text/rtf') ?? '', files: pictureFiles(data) };
}

/** Creates the Tiptap editor once. Later options are ignored. */
export function useRichEditor(given: RichEditorOptions): Editor {
  const { id, content, label, describedBy, messages, events, states, items } = given;
  const transfer = useRef<ClipboardRest>({ rtf: '', files: [] });
  /** Whether the content was copied from an editor like this one, so that it may be part of a table. */
  const isOwn = useRef(false);
  const [options] = useState<Parameters<typeof useEditor>[0]>(() => ({
    extensions: editorExtensions({
      pictureView: pictureView({
        messages: messages.compose.image,
        reasonLabel: messages.guard.say_why,
        states,
        onFiles: (files, src) => events.current?.onMissing(files, src),
      }),
      onLink: () => events.current?.onLink(),
      onFind: () => {
        events.current?.onFind?.();
        return events.current?.onFind !== undefined;
      },
      onEscape: () => events.current?.onEscape() ?? false,
      onToolbar: () => events.current?.onToolbar(),
      items,
      language: () => document.getElementById(id)?.closest<HTMLElement>('[lang]')?.lang ?? '',
    }),
    content,
    // The content security policy forbids style elements.
    injectCSS: false,
    // Asterisks become formatting only when typed.
    enablePasteRules: ['link'],
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        id,
        class: text.text ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': describedBy,
        spellcheck: 'true',
      },
      // Keeps the cursor clear of the sticky toolbar.
      scrollThreshold: { top: 120, bottom: 60, left: 0, right: 0 },
      scrollMargin: { top: 130, bottom: 80, left: 0, right: 0 },
      transformPastedHTML(html) {
        isOwn.current = isOwnCopy(html);
        if (isOwn.current) return html;
        const { html: cleaned, missing, ...lost } = cleanPastedHtml(html, parseInert);
        const pictures = clipboardPictures(missing, transfer.current);
        // Called after the content is inserted.
        queueMicrotask(() => events.current?.onPasted({ ...lost, pictures }));
        return cleaned;
      },
      transformPasted: (pasted, view) => {
        const slice = withoutBadAddresses(pasted);
        const { parent } = view.state.selection.$from;
        return closedEnds(slice, { isOwn: isOwn.current, isEmpty: parent.content.size === 0 });
      },
      clipboardTextParser: (text, _context, _plain, view) => {
        queueMicrotask(() => events.current?.onPlainText(text));
        return htmlSlice(view.state.schema, plainTextHtml(text));
      },
      handleDOMEvents: {
        paste: (view, { clipboardData }) => {
          // Starts a separate step for Undo.
          view.dispatch(closeHistory(view.state.tr));
          transfer.current = transferOf(clipboardData);
          isOwn.current = false;
        },
        drop: (_view, { dataTransfer }) => {
          transfer.current = transferOf(dataTransfer);
        },
      },
      handlePaste(view, { clipboardData }) {
        const linked = pasteAddress(view.state, clipboardData?.getData('text/plain') ?? '');
        if (linked) {
          view.dispatch(linked);
          return true;
        }
        const files = pictureFiles(clipboardData);
        if (!clipboardData || files.length === 0 || !isPictureAlone(clipboardData)) return false;
        events.current?.onFiles(files);
        return true;
      },
      handleDrop(view, event) {
        const files = pictureFiles(event.dataTransfer);
        if (files.length === 0) return false;
        events.current?.onFiles(files, placeAt(view, event));
        return true;
      },
    },
  }));
  // Never null, because it isn't rendered on the server.
  return useEditor(options) as Editor;
}

function cleanMarks(marks: readonly Mark[]): readonly Mark[] {
  return marks.flatMap((mark) => {
    if (mark.type.name !== 'link') return [mark];
    const href = linkTarget(mark.attrs.href);
    return href ? [mark.type.create({ ...mark.attrs, href })] : [];
  });
}

/** Removes an image that can't be loaded. Its figure becomes a paragraph with the caption. */
function cleanNode(node: Node): Node[] {
  const { name, schema } = node.type;
  const content = cleanFragment(node.content);
  const marks = cleanMarks(node.marks);
  if (name !== 'figure' && name !== 'picture') {
    return [node.isText ? node.mark(marks) : node.type.create(node.attrs, content, marks)];
  }
  const src = editedPicture(node.attrs.src);
  if (src) {
    const href = node.attrs.href ? { href: linkTarget(node.attrs.href) ?? null } : {};
    return [node.type.create({ ...node.attrs, src, ...href }, content, marks)];
  }
  const inline = content.firstChild?.content;
  return inline?.size && schema.nodes.paragraph ? [schema.nodes.paragraph.create(null, inline)] : [];
}

function cleanFragment(fragment: Fragment): Fragment {
  const nodes: Node[] = [];
  fragment.forEach((node) => {
    nodes.push(...cleanNode(node));
  });
  return Fragment.fromArray(nodes);
}

/**
 * Removes forbidden link and image URLs from pasted content, but keeps the text. The data of ProseMirror's
 * mark can contain URLs that aren't in the clipboard's HTML.
 */
export function withoutBadAddresses(slice: Slice): Slice {
  const cleaned = cleanFragment(slice.content);
  return cleaned.eq(slice.content) ? slice : Slice.maxOpen(cleaned);
}
