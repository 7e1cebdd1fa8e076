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
import { useRevalidator } from 'react-router';
import { fill } from '../../../../messages/fill.ts';
import type { ContentItem, ContentPlace } from '../../../../shared/content.ts';
import type { GuardPlace } from '../../../../shared/guard/guarded-name.ts';
import { localized, paths } from '../../../../shared/paths.ts';
import { EditedText } from '../../../ui/edited-text.tsx';
import richText from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { trustedHtml } from '../../context/trusted-html.ts';
import { BodyEditor } from '../../editor/body-editor.tsx';
import { draftKey, useDraft } from '../../forms/drafts.ts';
import { Button, TextButton } from '../../forms/fields.tsx';
import { NameMatches } from '../../forms/name-warning.tsx';
import { type Message, RecoverText } from '../../forms/notices.tsx';
import { useAction } from '../../forms/use-action.ts';
import type { PageTextResult } from '../content-actions.ts';
import { ConflictNotice, failureMessage, MessageLine } from '../message-line.tsx';
import type { LineEditorProps } from './line-editor.tsx';
import type { PageText, TextVersion } from './load-page-texts.ts';
import styles from './page-texts.module.css';

export type Done = ContentItem['status'] | 'discarded';

interface TextEditOptions {
  place: ContentPlace;
  /** The saved text. It is replaced after every save. */
  version: TextVersion;
  form: RefObject<HTMLFormElement | null>;
  /** Called after the text was saved, or with undefined if there was nothing to save. */
  onDone: (done: Done | undefined) => void;
}

/** Failures because another window saved the same text. */
const conflicts = ['section_changed_elsewhere', 'section_exists', 'section_not_found'];

function useTextEdit({ place, version, form, onDone }: TextEditOptions) {
  const owner = useOwner();
  const { revalidate } = useRevalidator();
  const [start] = useState(version.start);
  /** The content that was last saved, and the one being saved. */
  const saved = useRef(start);
  const sent = useRef(start);
  const [isDirty, setDirty] = useState(false);
  const [restored, setRestored] = useState<string>();
  const base = useRef(version.updatedAt);
  const newest = useRef(version);
  newest.current = version;
  const [busy, setBusy] = useState<Done>();
  const [message, setMessage] = useState<Message>();
  const [isConflict, setConflict] = useState(false);
  const [held, setHeld] = useState<readonly GuardPlace[]>();

  const draft = useDraft<{ values: { content: string } }>({
    place: `page/${place.page_type}/${place.section_key}/${place.language}`,
    keyOf: (at) => draftKey('content_draft', at),
    isUnsaved: ({ content }) => content !== saved.current,
  });
  const [offered] = draft.found;

  const send = useAction<PageTextResult, Done>(
    localized(paths.pageTexts, owner.locale),
    async (result, done) => {
      setBusy(undefined);
      if (!result) return;
      if (!result.failure) {
        if (done !== 'discarded') {
          const typed = form.current && new FormData(form.current);
          if (typed && typed.get('content') !== sent.current) {
            // Typing went on while the text was being saved.
            saved.current = sent.current;
            base.current = result.saved ?? base.current;
            return save(typed, 'draft');
          }
          draft.forget();
        }
        // If the text is reopened at once, the editor has to show what was saved.
        if (result.saved && newest.current.updatedAt !== result.saved) await revalidate();
        onDone(done);
        return;
      }
      const { code, status = 500, places = [] } = result.failure;
      // The page itself asks for the password.
      if (code === 'signed_out') return;
      if (conflicts.includes(code)) {
        await revalidate();
        setConflict(true);
        return;
      }
      if (code === 'names_found' || code === 'guard_locked') return setHeld(places);
      setMessage(
        code === 'section_empty'
          ? { text: owner.messages.pageTexts.empty, isFailure: true }
          : failureMessage('content_save', { status, detail: '' }, owner),
      );
    },
  );

  const type = (content: string) => {
    setDirty(content !== saved.current);
    setMessage(undefined);
    draft.keep({ values: { content } });
  };

  /** Saves the form. An unchanged text isn't saved as a draft. */
  const save = (fields: FormData, status: ContentItem['status']) => {
    const content = String(fields.get('content'));
    if (status === 'draft' && content === saved.current) return onDone(undefined);
    sent.current = content;
    setBusy(status);
    setMessage(undefined);
    setHeld(undefined);
    fields.set('status', status);
    fields.set('updated_at', base.current);
    fields.set('enhanced', '1');
    send(fields, status);
  };

  return {
    /** The text to start with. */
    initial: restored ?? start,
    restored,
    isDirty,
    busy,
    message,
    isConflict,
    /** Confidential names that blocked saving; empty if they can't be read. */
    held,
    /** Unsaved text from an earlier visit. */
    offered: offered && {
      at: offered.at,
      onRestore: () => {
        setRestored(offered.values.content);
        type(offered.values.content);
        draft.discard(offered);
      },
      onDiscard: () => draft.discard(offered),
    },
    type,
    save,
    /** Discards the draft. Unsaved changes are offered again when the text is next opened. */
    discard: () => {
      const { page_type, section_key, language } = place;
      if (!base.current || !version.status.includes('draft')) return onDone('discarded');
      setBusy('discarded');
      send({ intent: 'discard', page_type, section_key, language, updated_at: base.current }, 'discarded');
    },
    /** Bases the typed text on the version that another window saved. */
    keepMine: () => {
      base.current = newest.current.updatedAt;
      setConflict(false);
    },
  };
}

export interface EditorHandle {
  /** Saves changes as a draft, then calls `onDone`. */
  leave: () => void;
}

interface TextEditorProps {
  place: ContentPlace;
  text: PageText;
  typography?: CSSProperties | undefined;
  ref?: Ref<EditorHandle>;
  /** Called with what was done; undefined if there was nothing to save. */
  onDone: (done: Done | undefined) => void;
  /** Called to restart with the saved text. */
  onReload: () => void;
}

/** Edits a text in one language. A form, so that it works without JavaScript. */
export function TextEditor({ place, text, typography, ref, onDone, onReload }: TextEditorProps) {
  const { contentManager, guard, pageTexts, language: languages } = useOwner().messages;
  const { page_type, section_key, language } = place;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const version = text.versions[language];
  const edit = useTextEdit({ place, version, form, onDone });
  const label = fill(pageTexts.editing, {
    text: contentManager.sections[section_key],
    language: languages[`name_${language}`],
  });
  const save = (status: ContentItem['status']) => {
    if (form.current && !edit.busy) edit.save(new FormData(form.current), status);
  };
  useWritingFocus(form);
  useImperativeHandle(ref, () => ({ leave: () => save('draft') }));
  const hasDraft = edit.isDirty || version.status.includes('draft');
  return (
    <form
      ref={form}
      method="post"
      aria-label={label}
      className={styles.editor}
      style={typography}
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
        // Dialogs and toolbars handle Escape themselves.
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
      {edit.offered && <RecoverText {...edit.offered} />}
      <div className={text.isLine ? styles.textEditorWords : styles.prose} key={edit.restored}>
        {text.isLine ? (
          <LineField
            initial={edit.initial}
            label={label}
            language={language}
            isMarked={text.isMarked}
            onEnter={() => save('draft')}
          />
        ) : (
          <BodyEditor
            id={`${id}-body`}
            name="content"
            initialHtml={edit.initial}
            sanitizedHtml={edit.restored === undefined ? edit.initial : undefined}
          />
        )}
      </div>
      {edit.held && (
        <div className={styles.held}>
          <NameMatches places={edit.held} name="override_reason" />
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
        <ConflictNotice language={language} text={version.words} onLoad={onReload} onKeep={edit.keepMine} />
      )}
    </form>
  );
}

/** Focuses the form's editor as soon as it is loaded. */
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
  /** The text to start with. Later values are ignored. */
  initial: string;
}

/** A text area that becomes an editor once the editor has loaded. Nothing typed before is lost. */
function LineField({ initial, ...line }: LineFieldProps) {
  const [area, setArea] = useState<HTMLTextAreaElement | null>(null);
  const [Rich, setRich] = useState<ComponentType<LineEditorProps>>();
  useEffect(() => {
    import('./line-editor.tsx').then(
      ({ LineEditor }) => setRich(() => LineEditor),
      () => undefined,
    );
  }, []);
  useEffect(() => {
    area?.setSelectionRange(area.value.length, area.value.length);
    area?.focus({ preventScroll: true });
  }, [area]);
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

interface OtherLanguageProps {
  place: ContentPlace;
  text: PageText;
  onDone: (done: Done | undefined) => void;
}

export function OtherLanguage({ place, text, onDone }: OtherLanguageProps) {
  const { pageTexts, translation } = useOwner().messages;
  const { language } = place;
  const [epoch, setEpoch] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const version = text.versions[language];
  return (
    <section className={styles.other} aria-labelledby="other-language">
      <h2 id="other-language">{fill(pageTexts.other, { language: translation.languages[language] })}</h2>
      {text.older === language && <p className={styles.older}>{pageTexts[`older_${language}`]}</p>}
      {isOpen ? (
        <TextEditor
          key={epoch}
          place={place}
          text={text}
          onDone={(done) => {
            setOpen(false);
            onDone(done);
          }}
          onReload={() => setEpoch(epoch + 1)}
        />
      ) : (
        <>
          {text.isLine ? (
            <p lang={language} className={styles.otherLanguageLine}>
              {text.isMarked ? <EditedText source={version.start} /> : version.start}
            </p>
          ) : (
            <div
              lang={language}
              className={`${richText.text} ${styles.otherLanguageProse}`}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the server, as on the public page
              dangerouslySetInnerHTML={{ __html: trustedHtml(version.start) }}
            />
          )}
          <TextButton onClick={() => setOpen(true)}>{pageTexts.other_edit}</TextButton>
        </>
      )}
    </section>
  );
}
