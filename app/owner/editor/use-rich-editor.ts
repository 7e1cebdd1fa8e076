import { closeHistory } from '@tiptap/pm/history';
import { DOMParser as DocumentParser, type Schema, Slice } from '@tiptap/pm/model';
import { type Editor, useEditor } from '@tiptap/react';
import { type RefObject, useRef, useState } from 'react';
import type { OwnerMessages } from '../context/owner-context.ts';
import { trustedHtml } from '../context/trusted-html.ts';
import find from './editor.module.css';
import { editorExtensions } from './extensions.ts';
import { type CleanedPaste, cleanPastedHtml } from './paste/clean-pasted-html.ts';
import { clipboardPictures, type FoundPicture } from './paste/clipboard-pictures.ts';
import { closedEnds } from './paste/closed-ends.ts';
import { isOwnCopy } from './paste/is-own-copy.ts';
import { parseInert } from './paste/parse-inert.ts';
import { pasteAddress } from './paste/paste-address.ts';
import { plainTextHtml } from './paste/plain-text-html.ts';
import { withoutBadAddresses } from './paste/without-bad-addresses.ts';
import { pictureFiles, placeAt } from './pictures/insert-pictures.ts';
import type { PictureStates } from './pictures/picture-states.ts';
import { pictureView } from './pictures/picture-view.ts';
import pictures from './pictures/pictures.module.css';
import type { SlashItem } from './slash/slash-items.ts';
import text from './text.module.css';

/** What happens in the text that is not the text's own business. */
export interface EditorEvents {
  onLink: () => void;
  onFind: () => void;
  /** True where Escape has ended a search, or the quiet mode. */
  onEscape: () => boolean;
  onToolbar: () => void;
  /** A picture was chosen in the menu of blocks. */
  onPicture: () => void;
  /** Pictures were pasted, or dropped at a position of the document. */
  onFiles: (files: File[], at?: number) => void;
  /** Something was pasted: what it lost, and what the clipboard held of its pictures. */
  onPasted: (pasted: Pick<CleanedPaste, 'hasDropped' | 'report'> & { pictures: FoundPicture[] }) => void;
  /** A plain text was pasted. */
  onPlainText: (text: string) => void;
  /** Files were given for the missing picture at `src`. */
  onMissing: (files: File[], src: string) => void;
}

/** A clipboard that is nothing but a picture also describes it as HTML; one with text may bring a picture of it. */
function isPictureAlone(data: DataTransfer): boolean {
  return !data.types.includes('text/plain') && !parseInert(data.getData('text/html')).textContent?.trim();
}

/** HTML as a piece of document that joins what stands at its two ends. */
function htmlSlice(schema: Schema, html: string): Slice {
  const { body } = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  return Slice.maxOpen(DocumentParser.fromSchema(schema).parse(body).content);
}

interface RichEditorOptions {
  id: string;
  /** HTML to begin with. */
  content: string;
  label: string;
  describedBy: string;
  messages: Pick<OwnerMessages, 'compose' | 'guard'>;
  events: RefObject<EditorEvents | null>;
  states: PictureStates;
  /** Of the menu of blocks. */
  items: readonly SlashItem[];
}

/** What is pasted or dropped at the moment, besides its HTML. */
interface Transfer {
  rtf: string;
  files: File[];
}

function transferOf(data: DataTransfer | null): Transfer {
  return { rtf: data?.getData('text/rtf') ?? '', files: pictureFiles(data) };
}

/** Tiptap as this house uses it. Nothing here changes while the editor lives: it is made once. */
export function useRichEditor({
  id,
  content,
  label,
  describedBy,
  messages,
  events,
  states,
  items,
}: RichEditorOptions): Editor {
  const transfer = useRef<Transfer>({ rtf: '', files: [] });
  /** Whether what is being pasted was copied here: then a part of a table is only a part. */
  const isOwn = useRef(false);
  const [options] = useState<Parameters<typeof useEditor>[0]>(() => ({
    extensions: editorExtensions({
      pictureView: pictureView({
        styles: pictures,
        messages: messages.compose.image,
        sayWhy: messages.guard.say_why,
        states,
        onFiles: (files, src) => events.current?.onMissing(files, src),
      }),
      onLink: () => events.current?.onLink(),
      onFind: () => events.current?.onFind(),
      onEscape: () => events.current?.onEscape() ?? false,
      findStyles: { match: find.match, current: find.current },
      onToolbar: () => events.current?.onToolbar(),
      items,
      language: () => document.getElementById(id)?.closest<HTMLElement>('[lang]')?.lang ?? '',
    }),
    content,
    // The content security policy lets no style elements in.
    injectCSS: false,
    // Asterisks that were pasted are asterisks; typed ones may be shorthand.
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
      // The toolbar covers the top: the cursor is kept clear of it.
      scrollThreshold: { top: 120, bottom: 60, left: 0, right: 0 },
      scrollMargin: { top: 130, bottom: 80, left: 0, right: 0 },
      transformPastedHTML(html) {
        // What was copied in an editor like this one comes with its own mark, and whole.
        isOwn.current = isOwnCopy(html);
        if (isOwn.current) return html;
        const { html: cleaned, missing, ...lost } = cleanPastedHtml(html, parseInert);
        const pictures = clipboardPictures(missing, transfer.current);
        // Once it stands in the text.
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
          // A step of its own for Undo.
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
  // Never rendered on the server, it may render at once.
  return useEditor(options) as Editor;
}
