import {
  type ComponentType,
  type CSSProperties,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { fill } from '../../../../messages/fill.ts';
import type { ContentItem, ContentPlace } from '../../../../shared/content.ts';
import { useOwner } from '../../context/owner-context.ts';
import { BodyEditor } from '../../editor/body-editor.tsx';
import { Button, TextButton } from '../../forms/fields.tsx';
import { HeldPlaces } from '../../forms/name-warning.tsx';
import { RecoverText } from '../../forms/notices.tsx';
import { MessageLine } from '../message-line.tsx';
import type { LineEditorProps } from './line-editor.tsx';
import type { PageText } from './load-page-texts.ts';
import styles from './page-texts.module.css';
import { type Done, useTextEdit } from './use-text-edit.ts';

/** What others may ask of an open editor. */
export interface EditorHandle {
  /** Keeps what was changed as a draft, and says when that is done. */
  leave: () => void;
}

interface TextEditorProps {
  place: ContentPlace;
  text: PageText;
  /** How the text looks where it stands. */
  look?: CSSProperties | undefined;
  ref?: Ref<EditorHandle>;
  /** Nothing was done where there was nothing to save. */
  onDone: (done: Done | undefined) => void;
  /** Begins again with what is saved now. */
  onReload: () => void;
}

/** Changes a text in one language. A form, so that it is saved without script too. */
export function TextEditor({ place, text, look, ref, onDone, onReload }: TextEditorProps) {
  const { messages } = useOwner();
  const { contentManager, guard, pageTexts, language: languages } = messages;
  const { page_type, section_key, language } = place;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const version = text.versions[language];
  const edit = useTextEdit({ place, version, onDone });
  const [restored, setRestored] = useState<string>();
  const label = fill(pageTexts.editing, {
    text: contentManager.sections[section_key],
    language: languages[`name_${language}`],
  });
  const save = (status: ContentItem['status']) => {
    if (form.current && !edit.busy) edit.save(new FormData(form.current), status);
  };
  useWritingFocus(form);
  useImperativeHandle(ref, () => ({ leave: () => save('draft') }));
  const initial = restored ?? edit.start;
  const hasDraft = edit.isDirty || version.status.includes('draft');
  return (
    <form
      ref={form}
      method="post"
      aria-label={label}
      className={styles.editor}
      style={look}
      onInput={({ target }) =>
        target instanceof HTMLTextAreaElement && target.name === 'content' && edit.type(target.value)
      }
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        save(submitter?.getAttribute('value') === 'published' ? 'published' : 'draft');
      }}
      onKeyDown={(event) => {
        const isSave = event.key === 's' && (event.ctrlKey || event.metaKey);
        // A window of the editor's own closes by itself, and its tools lead back to the text.
        const isTool = (event.target as Element).closest('dialog, [role="toolbar"]') !== null;
        const isLeave = event.key === 'Escape' && !isTool;
        if (!(isSave || isLeave)) return;
        event.preventDefault();
        save('draft');
      }}
    >
      <input type="hidden" name="page_type" value={page_type} />
      <input type="hidden" name="section_key" value={section_key} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="content_type" value={text.isLine ? 'text' : 'html'} />
      <input type="hidden" name="updated_at" value={version.updatedAt} />
      {edit.offered && (
        <RecoverText
          at={edit.offered.at}
          onRestore={() => {
            if (!edit.offered) return;
            setRestored(edit.offered.values.content);
            edit.type(edit.offered.values.content);
            edit.forget(edit.offered);
          }}
          onDiscard={() => edit.offered && edit.forget(edit.offered)}
        />
      )}
      <div className={text.isLine ? styles.textEditorWords : styles.prose} key={restored}>
        {text.isLine ? (
          <LineField
            initial={initial}
            label={label}
            language={language}
            isMarked={text.isMarked}
            onEnter={() => save('draft')}
          />
        ) : (
          <BodyEditor
            id={`${id}-body`}
            name="content"
            initialHtml={initial}
            sanitisedHtml={restored === undefined ? initial : undefined}
          />
        )}
      </div>
      {edit.held && (
        <div className={styles.held}>
          <HeldPlaces places={edit.held} name="override_reason" />
        </div>
      )}
      <div className={styles.actions}>
        <Button type="submit" name="status" value="published" disabled={edit.busy !== undefined}>
          {edit.busy === 'published'
            ? contentManager.publishing
            : edit.held
              ? guard.let_out
              : contentManager.publish}
        </Button>
        <Button
          isOutlined
          type="submit"
          name="status"
          value="draft"
          disabled={edit.busy !== undefined}
          aria-describedby={`${id}-help`}
        >
          {edit.isDirty ? contentManager.save_draft : pageTexts.close}
        </Button>
        <span id={`${id}-help`} hidden>
          {pageTexts.close_help}
        </span>
        {hasDraft && (
          <TextButton disabled={edit.busy !== undefined} onClick={edit.discard}>
            {contentManager.discard_draft}
          </TextButton>
        )}
      </div>
      <MessageLine message={edit.message} />
      {edit.isConflict && (
        <div className={styles.conflict} role="alert">
          <p>{contentManager.conflict.heading}</p>
          <blockquote lang={language}>{version.words}</blockquote>
          <TextButton onClick={onReload}>{contentManager.conflict.load}</TextButton>
          <TextButton onClick={edit.keepMine}>{contentManager.conflict.keep}</TextButton>
        </div>
      )}
    </form>
  );
}

/** Puts the focus into the form's editor as soon as that is loaded: whoever opens a text goes on writing. */
function useWritingFocus(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const within = form.current;
    if (!within) return;
    const find = () => {
      const editor = within.querySelector<HTMLElement>('[contenteditable="true"]');
      editor?.focus({ preventScroll: true });
      return editor !== null;
    };
    if (find()) return;
    const observer = new MutationObserver(() => find() && observer.disconnect());
    observer.observe(within, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [form]);
}

interface LineFieldProps extends Pick<LineEditorProps, 'label' | 'language' | 'isMarked' | 'onEnter'> {
  /** The line to begin with; a later one is not looked at. */
  initial: string;
}

/** A line of text: a field that becomes an editor as soon as that is loaded. Without it the field can be saved. */
function LineField({ initial, ...line }: LineFieldProps) {
  const [area, setArea] = useState<HTMLTextAreaElement | null>(null);
  const [Rich, setRich] = useState<ComponentType<LineEditorProps>>();
  useEffect(() => {
    import('./line-editor.tsx').then(
      ({ LineEditor }) => setRich(() => LineEditor),
      () => undefined,
    );
  }, []);
  return (
    <>
      {Rich && area && <Rich area={area} className={styles.line} {...line} />}
      <textarea
        ref={setArea}
        name="content"
        className={styles.line}
        hidden={Rich !== undefined}
        aria-label={line.label}
        lang={line.language}
        rows={2}
        defaultValue={initial}
        spellCheck
      />
    </>
  );
}
