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
import { createPortal } from 'react-dom';
import { fill } from '../../../messages/fill.ts';
import { plainTextHtml } from '../../../shared/rich-text/html.ts';
import layout from '../../ui/text.module.css';
import { isCommand, useListener } from '../context/browser.ts';
import { useOwner } from '../context/owner-context.ts';
import { parseInert } from '../context/trusted-html.ts';
import { NameWarningDialog } from '../forms/name-warning.tsx';
import type { Message } from '../forms/notices.tsx';
import { PicturePicker } from '../pictures/picture-picker.tsx';
import type { StoredPicture } from '../pictures/picture-source.ts';
import { bodyHtml, sourceHtml } from './body-html.ts';
import styles from './editor.module.css';
import { EditorFooter } from './editor-footer.tsx';
import { afterTyping, saveEvent } from './editor-hooks.ts';
import { cleanPastedHtml } from './paste/clean-pasted-html.ts';
import type { PasteReportLine } from './paste/lines.ts';
import { MarkdownOffer, PasteNotice } from './paste/paste-notices.tsx';
import { insertPicture } from './pictures/insert-pictures.ts';
import { MissingNotice, PictureStates, remoteIn } from './pictures/missing-pictures.tsx';
import { PictureForm, PictureTools } from './pictures/picture-tools.tsx';
import { useUploads } from './pictures/use-uploads.ts';
import { LinkForm } from './tools/address-form.tsx';
import { endFind } from './tools/find.ts';
import { FindBar } from './tools/find-bar.tsx';
import { KeySheet } from './tools/key-sheet.tsx';
import { Outline } from './tools/outline.tsx';
import { slashItems } from './tools/slash.ts';
import { SlashMenu } from './tools/slash-menu.tsx';
import { focusToolbar, Toolbar, toolGroups } from './tools/toolbar.tsx';
import { type EditorEvents, useRichEditor } from './use-rich-editor.ts';

/** Syntax that is rare in plain text: a heading, a fence, bold text, a table, a link. */
const markdownSyntax = [
  /^#{1,6} \S/m,
  /^(```|~~~)/m,
  /(^|[\s(])\*\*[^\s*][^*\n]*\*\*/,
  // The line below a table's header row.
  /^ {0,3}\|?[^\S\n]*:?-+:?[^\S\n]*(?:\|[^\S\n]*:?-+:?[^\S\n]*)+\|?[^\S\n]*$/m,
  /\[[^\]\n]+\]\((https?:|\/|mailto:)[^)\s]*\)/,
  // Matches footnotes and checkboxes.
  /\S\[\^[^\]\s]{1,40}\]/,
  /^\s{0,8}[-*+] \[[ xX]\] \S/m,
  // Matches strikethrough and Obsidian's links, comments, callouts and highlights.
  /\[\[[^[\]\n]+\]\]/,
  /%%[^%]+%%/,
  /^> ?\[!\w+\]/m,
  /(^|[\s(])(==|~~)[^\s=~][^=~\n]*\2/m,
];

/** A single list item doesn't count. */
const listLine = /^ {0,8}([-*+]|\d{1,3}[.)]) \S/gm;

/** Checks whether plain text may be Markdown. If so, the owner is asked. */
export function looksLikeMarkdown(text: string): boolean {
  return markdownSyntax.some((syntax) => syntax.test(text)) || (text.match(listLine)?.length ?? 0) > 1;
}

const editable = 'input, textarea, select, [contenteditable="true"], dialog[open]';

/** Opens the shortcut list with `?` outside fields, or with `Ctrl+?` (Mac `⌘?`) in the editor. */
function useKeySheet(isInEditor: (target: Element) => boolean, onOpen: () => void): void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
    if (key !== '?' || altKey || defaultPrevented || !(target instanceof Element)) return;
    const isHere = ctrlKey || metaKey ? isInEditor(target) : !target.closest(editable);
    if (!isHere || document.querySelector('dialog[open]')) return;
    // If a page has several editors, only one of them opens the list of keyboard shortcuts.
    event.preventDefault();
    onOpen();
  };
  useListener('keydown', onKeyDown, 'document');
}

export interface RichEditorProps {
  /** The form's field, with the text it contains when the editor is created. */
  area: HTMLTextAreaElement;
  /** The core's sanitized text, if the field started with it. */
  sanitizedHtml: string | undefined;
  isSource: boolean;
  onSource: (isSource: boolean) => void;
  label: string;
  pageRef?: Ref<PageHandle | null> | undefined;
  focusMode?: FocusMode | undefined;
  /** The element for the tools, null until it exists. By default, they are above the text. */
  toolbarAt?: HTMLElement | null | undefined;
}

/** Focus mode. The object changes only when focus mode starts or ends. */
export interface FocusMode {
  isOn: boolean;
  toggle: () => void;
}

/** Available while the formatted text, not its HTML, is shown. */
export interface PageHandle {
  editor: Editor;
  /** Writes pending changes to the form's field. */
  flush: () => void;
  /** Inserts an image at the cursor and focuses the text. */
  insertPicture: (picture: { url: string; alt: string }) => void;
}

/** Returns the field's text as HTML: plain text typed before the editor loaded, or cleaned HTML. */
function startOf(typed: string, sanitized: string | undefined): { html: string; report: PasteReportLine[] } {
  if (typed === sanitized) return { html: typed, report: [] };
  if (/<[a-z][^>]*>/i.test(typed)) return cleanPastedHtml(typed, parseInert);
  return { html: plainTextHtml(typed), report: [] };
}

/** The editor itself, loaded after the page's first script. */
export function RichEditor(props: RichEditorProps) {
  const { area, sanitizedHtml, isSource, onSource, label, pageRef, focusMode, toolbarAt } = props;
  const { messages } = useOwner();
  const { compose, errors, accessibility } = messages;
  const hintId = useId();
  const toolbar = useRef<HTMLDivElement>(null);
  const events = useRef<EditorEvents>(null);
  const [dialog, setDialog] = useState<'link' | 'picture' | 'library' | 'keys'>();
  const [message, setMessage] = useState<Message>();
  const [isDropping, setIsDropping] = useState(false);
  const [start] = useState(() => startOf(area.value, sanitizedHtml));
  /** The report on what the last cleaning removed or changed. */
  const [report, setReport] = useState(start.report);
  /** How many times the search was opened since it was last closed. */
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
  const openers = {
    onLink: () => setDialog('link'),
    onFind: () => setFinds(finds + 1),
    onPicture: () => setDialog('picture'),
  };
  useEffect(() => {
    events.current = {
      ...openers,
      onEscape: () => {
        if (finds > 0) {
          endFind(editor.view);
          setFinds(0);
          return true;
        }
        if (focusMode?.isOn) focusMode.toggle();
        return focusMode?.isOn ?? false;
      },
      onToolbar: () => focusToolbar(toolbar.current),
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
  const isInEditor = (target: Element) =>
    Boolean(area.parentElement?.contains(target) || toolbarAt?.contains(target));
  const toggleSource = useSource({ editor, area, isSource, onSource, isInEditor, onCleaned: setReport });
  const focusText = () => (isSource ? area : editor.view).focus();
  const wasSource = useRef(isSource);
  const onToggled = useEffectEvent(focusText);
  useEffect(() => {
    if (wasSource.current !== isSource) onToggled();
    wasSource.current = isSource;
  }, [isSource]);
  const wasWriting = useRef(false);
  useLayoutEffect(() => {
    // The field is hidden, but keeps the focus until the editor is painted.
    wasWriting.current = document.activeElement === area;
  }, [area]);
  useEffect(() => {
    if (wasWriting.current) editor.commands.focus('end');
  }, [editor]);

  useKeySheet(isInEditor, () => setDialog('keys'));
  useEffect(() => {
    // Focus mode scrolls another part of the window, so keep the cursor in view.
    if (focusMode && editor.isFocused) editor.commands.scrollIntoView();
  }, [editor, focusMode]);

  const isFocusMode = focusMode?.isOn ?? false;
  const groups = toolGroups(
    messages,
    {
      ...openers,
      onNoPicture: () => alert(errors.catalog.image_action),
      onOutline: () => setOutline(!hasOutline),
      onKeys: () => setDialog('keys'),
      onSource: toggleSource,
      onFocusMode:
        focusMode &&
        (() => {
          // The pressed button will be gone.
          focusText();
          focusMode.toggle();
        }),
    },
    { hasOutline, isFocusMode, isSource },
  );
  const closeDialog = () => setDialog(undefined);
  const backToText = () => {
    closeDialog();
    editor.commands.focus();
  };
  const insert = (picture: StoredPicture) => {
    insertPicture(editor, picture);
    backToText();
  };
  const tools = (
    <div className={styles.tools}>
      <Toolbar
        key={String(isFocusMode)}
        editor={editor}
        groups={groups}
        ref={toolbar}
        isSource={isSource}
        onLeave={focusText}
      />
      {!isSource && (
        <>
          {hasOutline && <Outline editor={editor} onClose={() => setOutline(false)} />}
          {dialog === 'link' && <LinkForm editor={editor} onClose={backToText} />}
          {dialog === 'picture' && (
            <PictureForm
              onClose={backToText}
              onAddress={(url) => insert({ url })}
              onFiles={(files) => {
                pictures.upload(editor, files);
                backToText();
              }}
              onLibrary={() => setDialog('library')}
            />
          )}
          {finds > 0 && <FindBar editor={editor} asked={finds} onClose={() => setFinds(0)} />}
          <MissingNotice
            editor={editor}
            states={states}
            offersRemote={offersRemote}
            onFiles={(files) => pictures.giveFiles(editor, files)}
            onFetch={() => {
              setOffersRemote(false);
              void pictures.fetchRemote(editor, remoteIn(editor));
            }}
            onLeave={() => setOffersRemote(false)}
          />
          {markdown !== undefined && (
            <MarkdownOffer editor={editor} text={markdown} onDone={() => setMarkdown(undefined)} />
          )}
          <PictureTools editor={editor} />
        </>
      )}
      {report.length > 0 && <PasteNotice report={report} onClose={() => setReport([])} />}
    </div>
  );
  return (
    <>
      {toolbarAt === undefined ? tools : toolbarAt && createPortal(tools, toolbarAt)}
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
      <SlashMenu editor={editor} items={items} />
      <EditorFooter editor={editor} message={message} />
      <p id={hintId} className={layout.hidden}>
        {accessibility.editor}
      </p>
      {pictures.held && (
        <NameWarningDialog
          key={pictures.held.name}
          heading={fill(messages.guard.held_picture, { name: pictures.held.name })}
          places={pictures.held.places}
          onOverride={(reason) => {
            pictures.onOverride(reason);
            editor.commands.focus();
          }}
          onCancel={pictures.cancelHeld}
        />
      )}
      {dialog === 'keys' && <KeySheet onClose={closeDialog} />}
      {dialog === 'library' && <PicturePicker onClose={closeDialog} onChoose={insert} />}
    </>
  );
}

interface SourceOptions {
  editor: Editor;
  area: HTMLTextAreaElement;
  isSource: boolean;
  onSource: (isSource: boolean) => void;
  isInEditor: (target: Element) => boolean;
  /** Called with the report on what was removed from the edited HTML. */
  onCleaned: (report: PasteReportLine[]) => void;
}

/** Switches between the formatted text and its HTML. Changes to the HTML can be undone afterward. */
function useSource({ editor, area, isSource, onSource, isInEditor, onCleaned }: SourceOptions): () => void {
  const initial = useRef(isSource ? area.value : '');
  /** Reads edited HTML into the editor and returns the report on what was removed. */
  const clean = (): PasteReportLine[] => {
    if (area.value === initial.current) return [];
    // Starts a separate step for Undo.
    editor.view.dispatch(closeHistory(editor.state.tr));
    // Cleaned like a paste, so that text in unknown tags stays separated.
    const { html, report } = cleanPastedHtml(area.value, parseInert);
    editor.commands.setContent(html, { emitUpdate: true });
    onCleaned(report);
    return report;
  };
  const onSave = useEffectEvent(() => {
    if (clean().length === 0) return;
    // What is saved is what the field shows.
    area.value = sourceHtml(bodyHtml(editor.state.doc));
    initial.current = area.value;
    area.dispatchEvent(new Event('input', { bubbles: true }));
  });
  useEffect(() => {
    if (!isSource) return;
    const { form } = area;
    form?.addEventListener(saveEvent, onSave);
    return () => form?.removeEventListener(saveEvent, onSave);
  }, [area, isSource]);
  const toggle = () => {
    if (isSource) {
      clean();
      area.value = bodyHtml(editor.state.doc);
    } else {
      area.value = sourceHtml(bodyHtml(editor.state.doc));
      initial.current = area.value;
    }
    onSource(!isSource);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (key !== '/' || !isCommand(event)) return;
    if (!(target instanceof Element && isInEditor(target))) return;
    event.preventDefault();
    toggle();
  };
  useListener('keydown', onKeyDown, 'document');
  return toggle;
}

/**
 * Writes the text to the form's field: in typing pauses, at least once a second, and at once when the text
 * loses the focus, the form is sent or the page is closed. Reading the form always returns the newest text.
 * Returns a function that writes to the field now, even if the text is unchanged.
 */
function useBodySync({ editor, area, isSource }: Pick<SourceOptions, 'editor' | 'area' | 'isSource'>) {
  const writeNow = useRef<() => void>(null);
  useEffect(() => {
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
    writeNow.current = () => {
      flush();
      area.value = last;
    };
    const ended = new AbortController();
    const { signal } = ended;
    editor.on('update', note).on('blur', flush);
    form?.addEventListener('formdata', read, { signal });
    form?.addEventListener('submit', flush, { capture: true, signal });
    addEventListener('pagehide', flush, { signal });
    document.addEventListener('visibilitychange', flush, { signal });
    return () => {
      flush();
      writeNow.current = null;
      editor.off('update', note).off('blur', flush);
      ended.abort();
    };
  }, [editor, area, isSource]);
  return useCallback(() => writeNow.current?.(), []);
}
