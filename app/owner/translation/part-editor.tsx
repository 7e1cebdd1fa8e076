import { type Editor, EditorContent } from '@tiptap/react';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { fill } from '../../../messages/fill.ts';
import { isCommand } from '../context/browser.ts';
import { useOwner } from '../context/owner-context.ts';
import { bodyHtml } from '../editor/body-html.ts';
import tools from '../editor/editor.module.css';
import { PictureStates } from '../editor/pictures/missing-pictures.tsx';
import { PictureTools } from '../editor/pictures/picture-tools.tsx';
import { useUploads } from '../editor/pictures/use-uploads.ts';
import { LinkForm } from '../editor/tools/address-form.tsx';
import { focusToolbar, Toolbar, toolGroups } from '../editor/tools/toolbar.tsx';
import { type EditorEvents, useRichEditor } from '../editor/use-rich-editor.ts';
import { NameWarningDialog } from '../forms/name-warning.tsx';
import styles from './translation.module.css';

interface PartEditorProps {
  id: string;
  /** The initial HTML. If it is empty, the editor starts with the form of the original's first element. */
  html: string;
  original: string;
  label: string;
  describedBy: string;
  ref: Ref<Editor>;
  /** Whether this part was focused last. */
  isEdited: boolean;
  onFocus: () => void;
  onChange: (html: string) => void;
}

/** Edits one part of a translation with the same formats, keys and paste rules as Compose. */
export function PartEditor({
  id,
  html,
  original,
  label,
  describedBy,
  ref,
  isEdited,
  ...on
}: PartEditorProps) {
  const { messages } = useOwner();
  const [states] = useState(() => new PictureStates());
  const pictures = useUploads({ messages, states });
  const [isLinking, setLinking] = useState(false);
  const events = useRef<EditorEvents>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const [, tag = 'p'] = /^<(h2|h3|blockquote|ul|ol)\b/.exec(original) ?? [];
  const content = html || `<${tag}>${/l$/.test(tag) ? '<li></li>' : ''}</${tag}>`;
  const editor = useRichEditor({ id, content, label, describedBy, messages, events, states, items: [] });
  useImperativeHandle(ref, () => editor, [editor]);
  useEffect(() => {
    events.current = {
      onLink: () => setLinking(true),
      onEscape: () => false,
      onToolbar: () => focusToolbar(toolbar.current),
      onPicture: () => undefined,
      onPlainText: () => undefined,
      onFiles: (files, at) => pictures.upload(editor, files, at),
      onMissing: (files, src) => pictures.giveFiles(editor, files, src),
      onPasted: ({ pictures: found }) => pictures.fillMissing(editor, found),
    };
  });
  const change = useEffectEvent((now: string) => on.onChange(now));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first HTML, which the editor may write differently
  useEffect(() => {
    const first = bodyHtml(editor.state.doc);
    const onUpdate = () => {
      const now = bodyHtml(editor.state.doc);
      change(now === first ? html : now);
    };
    editor.on('update', onUpdate);
    return () => void editor.off('update', onUpdate);
  }, [editor]);
  const none = () => undefined;
  const groups = toolGroups(
    messages,
    {
      onLink: () => setLinking(true),
      ...{ onFind: none, onPicture: none, onOutline: none, onKeys: none, onSource: none, onNoPicture: none },
      onFocusMode: undefined,
    },
    { hasOutline: false, isFocusMode: false, isSource: false },
  );
  return (
    <>
      <EditorContent
        editor={editor}
        onFocus={on.onFocus}
        onKeyDownCapture={(event) => {
          if (event.key !== 'a' || !isCommand(event)) return;
          // Selects the text but not the heading, list or quotation that it is in.
          event.preventDefault();
          event.stopPropagation();
          editor.commands.setTextSelection({ from: 0, to: editor.state.doc.content.size });
        }}
      />
      {isEdited && (
        <div className={`${tools.tools} ${styles.tools}`}>
          <Toolbar
            editor={editor}
            // Formats, links and lists. The other tools are for a whole text.
            groups={groups.slice(0, 3)}
            ref={toolbar}
            isSource={false}
            onLeave={() => editor.commands.focus()}
          />
        </div>
      )}
      <PictureTools editor={editor} />
      {isLinking && (
        <LinkForm
          editor={editor}
          onClose={() => {
            setLinking(false);
            editor.commands.focus();
          }}
        />
      )}
      {pictures.held && (
        <NameWarningDialog
          heading={fill(messages.guard.held_picture, { name: pictures.held.name })}
          places={pictures.held.places}
          onOverride={pictures.onOverride}
          onCancel={pictures.cancelHeld}
        />
      )}
    </>
  );
}
