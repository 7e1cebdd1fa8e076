import { closeHistory } from '@tiptap/pm/history';
import { type Editor, EditorContent } from '@tiptap/react';
import {
  type Ref,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { fill } from '../../../messages/fill.ts';
import { plainTextHtml } from '../../../shared/rich-text/html.ts';
import layout from '../../ui/text.module.css';
import { useListener } from '../context/browser.ts';
import { useOwner } from '../context/owner-context.ts';
import { parseInert } from '../context/trusted-html.ts';
import { HeldDialog } from '../forms/name-warning.tsx';
import type { Message } from '../forms/notices.tsx';
import { PicturePicker } from '../pictures/picture-picker.tsx';
import { bodyHtml, sourceHtml } from './body-html.ts';
import styles from './editor.module.css';
import { EditorFooter } from './editor-footer.tsx';
import { afterTyping, useEditorReading, useLoaded } from './editor-hooks.ts';
import { cleanPastedHtml } from './paste/clean-pasted-html.ts';
import type { PasteReportLine } from './paste/lines.ts';
import { MarkdownOffer, PasteNotice } from './paste/paste-notices.tsx';
import { insertPicture } from './pictures/insert-pictures.ts';
import { MissingNotice, PictureStates, remoteIn } from './pictures/missing-pictures.tsx';
import { PictureDialog, PictureTools } from './pictures/picture-tools.tsx';
import { useUploads } from './pictures/use-uploads.ts';
import { endFind } from './tools/find.ts';
import { FindBar } from './tools/find-bar.tsx';
import { LinkDialog } from './tools/link-dialog.tsx';
import { slashItems, slashState } from './tools/slash.ts';
import { focusToolbar, Toolbar, toolGroups } from './tools/toolbar.tsx';
import { type EditorEvents, useRichEditor } from './use-rich-editor.ts';

/** Marks that are rarely in a text by chance: a heading, a fence, bold words, a table, a link. */
const plainMarks = [
  /^#{1,6} \S/m,
  /^(```|~~~)/m,
  /(^|[\s(])\*\*[^\s*][^*\n]*\*\*/,
  // The line below the head of a table.
  /^ {0,3}\|?[^\S\n]*:?-+:?[^\S\n]*(?:\|[^\S\n]*:?-+:?[^\S\n]*)+\|?[^\S\n]*$/m,
  /\[[^\]\n]+\]\((https?:|\/|mailto:)[^)\s]*\)/,
  // Footnotes and check boxes.
  /\S\[\^[^\]\s]{1,40}\]/,
  /^\s{0,8}[-*+] \[[ xX]\] \S/m,
  // Obsidian's links, comments, callouts and highlights; struck words.
  /\[\[[^[\]\n]+\]\]/,
  /%%[^%]+%%/,
  /^> ?\[!\w+\]/m,
  /(^|[\s(])(==|~~)[^\s=~][^=~\n]*\2/m,
];

/** Lines that mean something only where there are several. */
const listLine = /^ {0,8}([-*+]|\d{1,3}[.)]) \S/gm;

/** Whether a plain text was written with Markdown's marks. It may still be meant as it stands: one is to be asked. */
export function looksLikeMarkdown(text: string): boolean {
  return plainMarks.some((mark) => mark.test(text)) || (text.match(listLine)?.length ?? 0) > 1;
}

const fields = 'input, textarea, select, [contenteditable="true"], dialog[open]';

/** Asks for the sheet of keys: with `?` outside of fields, with Ctrl or ⌘ and `?` within the editor around `area`. */
function useKeySheet(area: HTMLElement, onAsked: () => void): void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
    if (key !== '?' || altKey || defaultPrevented || !(target instanceof Element)) return;
    const isHere = ctrlKey || metaKey ? area.parentElement?.contains(target) : !target.closest(fields);
    if (!isHere || document.querySelector('dialog[open]')) return;
    // Of several editors on a page one answers.
    event.preventDefault();
    onAsked();
  };
  useListener('keydown', onKeyDown, 'document');
}

export interface RichEditorProps {
  /** The form's field, with the text as it is when the editor takes over. */
  area: HTMLTextAreaElement;
  /** The text that the core keeps and has sanitised, where the field began with that. */
  sanitisedHtml: string | undefined;
  isSource: boolean;
  onSource: (isSource: boolean) => void;
  label: string;
  pageRef?: Ref<PageHandle | null> | undefined;
  quiet?: Quiet | undefined;
}

/** The mode in which the text has the window to itself. Another object when it begins or ends, and only then. */
export interface Quiet {
  isOn: boolean;
  toggle: () => void;
}

/** What others may ask of the page while it is shown. */
export interface PageHandle {
  editor: Editor;
  /** Brings all that is written into the field. */
  flush: () => void;
  /** Puts a picture at the cursor, and the writer back into the text. */
  insertPicture: (picture: { url: string; alt: string }) => void;
}

const loadSlashMenu = () => import('./tools/slash-menu.tsx').then(({ SlashMenu }) => SlashMenu);
const loadOutline = () => import('./tools/outline.tsx').then(({ Outline }) => Outline);
const loadKeySheet = () => import('./tools/key-sheet.tsx').then(({ KeySheet }) => KeySheet);

/** What the editor begins with. Typed before it came, a text may be plain; what nobody sanitised is cleaned. */
function startOf(typed: string, sanitised: string | undefined): { html: string; report: PasteReportLine[] } {
  if (typed === sanitised) return { html: typed, report: [] };
  if (/<[a-z][^>]*>/i.test(typed)) return cleanPastedHtml(typed, parseInert);
  return { html: plainTextHtml(typed), report: [] };
}

/** The editor itself: what comes after the page's first script. */
export function RichEditor({
  area,
  sanitisedHtml,
  isSource,
  onSource,
  label,
  pageRef,
  quiet,
}: RichEditorProps) {
  const { messages } = useOwner();
  const { compose, errors, accessibility, writing } = messages;
  const hintId = useId();
  const toolbar = useRef<HTMLDivElement>(null);
  const events = useRef<EditorEvents>(null);
  const [dialog, setDialog] = useState<'link' | 'picture' | 'library' | 'keys'>();
  const [message, setMessage] = useState<Message>();
  const [isDropping, setIsDropping] = useState(false);
  const [start] = useState(() => startOf(area.value, sanitisedHtml));
  /** What was left out or changed where text was cleaned last. */
  const [report, setReport] = useState(start.report);

  /** How often the search was asked for since it was last closed. */
  const [finds, setFinds] = useState(0);
  const [markdown, setMarkdown] = useState<string>();
  const [offersRemote, setOffersRemote] = useState(false);
  const [states] = useState(() => new PictureStates());
  const pictures = useUploads({ messages, states });
  const [items] = useState(() => slashItems(compose, () => events.current?.onPicture()));
  const [hasOutline, setOutline] = useState(false);
  const editor = useRichEditor({
    id: `${area.id}-text`,
    content: start.html,
    label,
    describedBy: hintId,
    messages,
    events,
    states,
    items,
  });
  useEffect(() => {
    events.current = {
      onLink: () => setDialog('link'),
      onFind: () => setFinds(finds + 1),
      onEscape: () => {
        if (finds === 0) {
          // The text keeps every Escape from the page around it.
          if (quiet?.isOn) quiet.toggle();
          return quiet?.isOn ?? false;
        }
        endFind(editor.view);
        setFinds(0);
        return true;
      },
      onToolbar: () => focusToolbar(toolbar.current),
      onPicture: () => setDialog('picture'),
      onFiles: (files, at) => pictures.upload(editor, files, at),
      onPlainText: (text) => setMarkdown(looksLikeMarkdown(text) ? text : undefined),
      onMissing: (files, src) => pictures.giveFiles(editor, files, src),
      onPasted: ({ hasDropped, report, pictures: found }) => {
        if (hasDropped) setMessage({ text: compose.status.pasted_cleaned });
        setReport(report);
        pictures.fillMissing(editor, found);
        setOffersRemote(remoteIn(editor).length > 0);
      },
    };
  });
  const flush = useBodySync({ editor, area, isSource });
  useImperativeHandle<PageHandle | null, PageHandle | null>(pageRef, () => {
    if (isSource) return null;
    return {
      editor,
      flush,
      insertPicture: (picture) => {
        insertPicture(editor, picture);
        editor.commands.focus();
      },
    };
  }, [editor, flush, isSource]);
  const toggleSource = useSource({ editor, area, isSource, onSource, onCleaned: setReport });
  const wasWriting = useRef(false);
  useLayoutEffect(() => {
    // The field is hidden by now; before the page is painted it still has its focus.
    wasWriting.current = document.activeElement === area;
  }, [area]);
  useEffect(() => {
    // Whoever was writing when the editor came goes on writing.
    if (wasWriting.current) editor.commands.focus('end');
  }, [editor]);

  const hasSlash = useEditorReading(editor, ({ state }) => slashState(state) !== undefined);
  const failed = () => setMessage({ text: writing.keys.failed, isFailure: true });
  const SlashMenu = useLoaded(hasSlash, loadSlashMenu, failed);
  const Outline = useLoaded(hasOutline, loadOutline, failed);
  const KeySheet = useLoaded(dialog === 'keys', loadKeySheet, failed);
  useKeySheet(area, () => setDialog('keys'));
  useEffect(() => {
    // Another part of the window scrolls: the caret stays in view.
    if (quiet && editor.isFocused) editor.commands.scrollIntoView();
  }, [editor, quiet]);

  const groups = toolGroups(
    messages,
    {
      onLink: () => setDialog('link'),
      onFind: () => setFinds(finds + 1),
      onInsertPicture: () => setDialog('picture'),
      onNoPicture: () => alert(errors.catalog.image_action),
      onOutline: () => setOutline(!hasOutline),
      onKeys: () => setDialog('keys'),
      onQuiet: quiet?.toggle,
    },
    { hasOutline, isQuiet: quiet?.isOn ?? false },
  );
  const fetchRemote = () => {
    setOffersRemote(false);
    void pictures.fetchRemote(editor, remoteIn(editor));
  };
  const closeDialog = () => setDialog(undefined);
  const backToText = () => {
    closeDialog();
    editor.commands.focus();
  };
  return (
    <>
      <div className={styles.tools}>
        <Toolbar editor={editor} groups={groups} ref={toolbar} isSource={isSource} onSource={toggleSource} />
        {!isSource && Outline && <Outline editor={editor} onClose={() => setOutline(false)} />}
        {!isSource && finds > 0 && <FindBar editor={editor} asked={finds} onClose={() => setFinds(0)} />}
        {!isSource && (
          <MissingNotice
            editor={editor}
            states={states}
            offersRemote={offersRemote}
            onFiles={(files) => pictures.giveFiles(editor, files)}
            onFetch={fetchRemote}
            onLeave={() => setOffersRemote(false)}
          />
        )}
        {!isSource && report.length > 0 && <PasteNotice report={report} onClose={() => setReport([])} />}
        {!isSource && markdown !== undefined && (
          <MarkdownOffer editor={editor} text={markdown} onDone={() => setMarkdown(undefined)} />
        )}
        {!isSource && <PictureTools editor={editor} />}
      </div>
      <EditorContent
        editor={editor}
        className={styles.page}
        hidden={isSource}
        data-placeholder={compose.fields.body_placeholder}
        data-drop={isDropping ? compose.image.drop : undefined}
        onDragOver={({ dataTransfer }) => setIsDropping(dataTransfer.types.includes('Files'))}
        onDragLeave={() => setIsDropping(false)}
        onDropCapture={() => setIsDropping(false)}
      />
      {SlashMenu && <SlashMenu editor={editor} items={items} />}
      <EditorFooter editor={editor} message={message} />
      <p id={hintId} className={layout.hidden}>
        {accessibility.editor}
      </p>
      {pictures.held && (
        <HeldDialog
          key={pictures.held.name}
          heading={fill(messages.guard.held_picture, { name: pictures.held.name })}
          places={pictures.held.places}
          onOverride={(reason) => {
            pictures.letOut(reason);
            editor.commands.focus();
          }}
          onCancel={pictures.leaveHeld}
        />
      )}
      {dialog === 'link' && <LinkDialog editor={editor} onClose={closeDialog} />}
      {KeySheet && <KeySheet onClose={closeDialog} />}
      {dialog === 'picture' && (
        <PictureDialog
          onClose={closeDialog}
          onAddress={(url) => {
            insertPicture(editor, { url });
            backToText();
          }}
          onFiles={(files) => {
            pictures.upload(editor, files);
            backToText();
          }}
          onLibrary={() => setDialog('library')}
        />
      )}
      {dialog === 'library' && (
        <PicturePicker
          onClose={closeDialog}
          onChoose={(picture) => {
            insertPicture(editor, picture);
            backToText();
          }}
        />
      )}
    </>
  );
}

interface SourceOptions {
  editor: Editor;
  area: HTMLTextAreaElement;
  isSource: boolean;
  onSource: (isSource: boolean) => void;
  /** Called with what the page can't show of the edited HTML. */
  onCleaned: (report: PasteReportLine[]) => void;
}

/** Turns from the page to its HTML and back. What was changed there can be undone here. */
function useSource({ editor, area, isSource, onSource, onCleaned }: SourceOptions): () => void {
  const initial = useRef(isSource ? area.value : '');
  const toggle = () => {
    if (isSource) {
      if (area.value !== initial.current) {
        // A step of its own for Undo.
        editor.view.dispatch(closeHistory(editor.state.tr));
        // Cleaned as a paste is: words in tags that the page does not know keep their distance.
        const { html, report } = cleanPastedHtml(area.value, parseInert);
        editor.commands.setContent(html, { emitUpdate: true });
        onCleaned(report);
      }
      area.value = bodyHtml(editor.state.doc);
    } else {
      area.value = sourceHtml(bodyHtml(editor.state.doc));
      initial.current = area.value;
    }
    onSource(!isSource);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isSourceKey(event)) return;
    event.preventDefault();
    toggle();
  });
  useEffect(() => {
    const within = area.parentElement;
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    within?.addEventListener('keydown', listen);
    return () => within?.removeEventListener('keydown', listen);
  }, [area]);
  return toggle;
}

/** Ctrl-/ or ⌘-/, wherever the stroke is on the keyboard. */
function isSourceKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key === '/' && (ctrlKey || metaKey) && !altKey;
}

interface Sync {
  editor: Editor;
  /** The form's field of the body. */
  area: HTMLTextAreaElement;
  /** The HTML is shown. */
  isSource: boolean;
}

/**
 * Carries what is written into the form's field, in the pauses of the typing or once a second, and at once when the
 * writer leaves the text, sends the form or leaves the page. A form that is read meanwhile reads the newest text.
 * What it gives back brings everything into the field at once, also a text that nobody has changed.
 */
function useBodySync({ editor, area, isSource }: Sync): () => void {
  const bring = useRef<() => void>(null);
  useEffect(() => {
    // The field itself is written in.
    if (isSource) return;
    const { form } = area;
    let last = bodyHtml(editor.state.doc);

    const { note, flush } = afterTyping(() => {
      const html = bodyHtml(editor.state.doc);
      if (html === last) return;
      last = html;
      area.value = html;
      area.dispatchEvent(new Event('input', { bubbles: true }));
    });
    const read = ({ formData }: FormDataEvent) => {
      const html = bodyHtml(editor.state.doc);
      if (html !== last && area.name) formData.set(area.name, html);
    };
    bring.current = () => {
      flush();
      area.value = last;
    };
    editor.on('update', note).on('blur', flush);
    form?.addEventListener('formdata', read);
    form?.addEventListener('submit', flush, { capture: true });
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      flush();
      bring.current = null;
      editor.off('update', note).off('blur', flush);
      form?.removeEventListener('formdata', read);
      form?.removeEventListener('submit', flush, { capture: true });
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [editor, area, isSource]);
  return useCallback(() => bring.current?.(), []);
}
