import { useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFetcher } from 'react-router';
import { fill } from '../../../messages/fill.ts';
import type { ContentPlace } from '../../../shared/content.ts';
import type { Locale } from '../../../shared/locale.ts';
import { acceptedPictures } from '../../../shared/media.ts';
import { EditedText } from '../../ui/edited-text.tsx';
import marks from '../../ui/marks.module.css';
import text from '../../ui/text.module.css';
import { useLocalTime, useOwner } from '../context/owner-context.ts';
import { trustedHtml } from '../context/trusted-html.ts';
import { BodyEditor } from '../editor/body-editor.tsx';
import { Button, FileButton, TextButton } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import { OverrideForm } from '../forms/name-warning.tsx';
import { RecoverText } from '../forms/notices.tsx';
import { PicturePicker } from '../pictures/picture-picker.tsx';
import type { RenderResult } from './content-actions.ts';
import styles from './content-manager.module.css';
import type { OpenText } from './load-manager.ts';
import { ConflictNotice, MessageLine } from './message-line.tsx';
import {
  type Mode,
  type SectionText,
  sectionStatus,
  type TypedText,
  useSectionText,
} from './section-text.ts';

interface TextPaneProps {
  place: ContentPlace;
  text: OpenText;
  isTitle: boolean;
  /** Whether the published text is out of date. */
  isOlder: boolean;
  /** Whether the section was just created, so that its field gets the focus. */
  isNew: boolean;
}

/** Edits a section in one language, in 20 rows (docs/specification.md 9.6). */
export function TextPane({ place, text: opened, isTitle, isOlder, isNew }: TextPaneProps) {
  const { language: languages, guard } = useOwner().messages;
  const { language } = place;
  const id = useId();
  const section = useSectionText(place, opened.item, opened.builtIn);
  const [isPreviewing, setPreviewing] = useState(false);
  const { area, saved, typed, offered, held, conflict } = section;

  useEffect(() => {
    if (isNew) area.current?.focus();
  }, [isNew, area]);

  return (
    <section id={`text-${language}`} className={styles.pane} aria-labelledby={`${id}-language`}>
      <header className={styles.textPaneHead}>
        <h3 id={`${id}-language`}>{languages[`name_${language}`]}</h3>
        <StatusLine section={section} />
        {isOlder && <OlderMark isBuiltIn={!saved?.published_at} />}
      </header>
      {offered && (
        <RecoverText
          at={offered.at}
          onRestore={() => section.restore(offered)}
          onDiscard={() => section.forgetOffered(offered)}
        />
      )}
      <PaneTools section={section} />
      <SectionField
        id={`${id}-text`}
        language={language}
        section={section}
        isSanitized={opened.isSanitized}
        isTitle={isTitle}
      />
      <PaneActions
        section={section}
        preview={opened.preview}
        previewId={isPreviewing ? `${id}-preview` : undefined}
        onShow={() => setPreviewing(!isPreviewing)}
      />
      {held && (
        <fieldset className={styles.held} aria-label={held.file}>
          {held.file && <p>{fill(guard.held_picture, { name: held.file })}</p>}
          <OverrideForm
            places={held.places}
            isBusy={section.busy !== undefined}
            onOverride={held.onOverride}
            onCancel={section.cancelHeld}
          />
        </fieldset>
      )}
      <MessageLine message={section.message} />
      {conflict && (
        <ConflictNotice
          language={conflict.language}
          text={conflict.content}
          onLoad={() => section.resolve(conflict, 'load')}
          onKeep={() => section.resolve(conflict, 'keep')}
        />
      )}
      {isPreviewing && (
        <TextPreview id={`${id}-preview`} text={typed} isTitle={isTitle} language={language} />
      )}
    </section>
  );
}

/** A text's status and when it was last updated. A new one is a draft (docs/specification.md 4.6). */
function StatusLine({ section: { saved, isDirty } }: { section: SectionText }) {
  const { status, status_line, status_line_new, unsaved } = useOwner().messages.contentManager;
  const date = useLocalTime(saved?.updated_at ?? '');
  const line = saved
    ? fill(status_line, { status: status[sectionStatus(saved)], date })
    : fill(status_line_new, { status: status.draft });
  return (
    <p className={text.small}>
      {line} {isDirty && unsaved}
    </p>
  );
}

function OlderMark({ isBuiltIn }: { isBuiltIn: boolean }) {
  const { older, older_built_in, older_help } = useOwner().messages.contentManager;
  return (
    <p className={styles.statusLineOlder}>
      <span className={`${marks.caret} ${styles.caret}`} aria-hidden="true" />
      <span>
        <strong>{older}.</strong> {isBuiltIn ? older_built_in : older_help}
      </span>
    </p>
  );
}

const modes: Mode[] = ['html', 'markdown', 'text'];

function PaneTools({ section }: { section: SectionText }) {
  const { typed, saved, busy, changeMode, upload, insertPicture } = section;
  const { contentManager } = useOwner().messages;
  const id = useId();
  const [isChoosing, setChoosing] = useState(false);
  const isChanged = saved !== null && typed.content_type !== saved.content_type;
  return (
    <div className={styles.tools}>
      <div className={field.field}>
        <label htmlFor={`${id}-mode`}>{contentManager.mode}</label>
        <select
          id={`${id}-mode`}
          value={typed.content_type}
          aria-describedby={isChanged ? `${id}-change` : undefined}
          onChange={(event) => changeMode(event.target.value as Mode)}
        >
          {modes.map((mode) => (
            <option key={mode} value={mode}>
              {contentManager.modes[mode]}
            </option>
          ))}
        </select>
      </div>
      <div className={field.actions}>
        <FileButton
          className={text.action}
          label={busy === 'upload' ? contentManager.uploading : contentManager.upload_image}
          accept={acceptedPictures}
          disabled={busy === 'upload'}
          onFiles={([file]) => file && upload(file)}
        />
        <TextButton onClick={() => setChoosing(true)}>{contentManager.from_library}</TextButton>
      </div>
      {isChoosing && (
        <PicturePicker
          onClose={() => setChoosing(false)}
          onChoose={(picture) => {
            // An open dialog would keep the text from getting the focus.
            flushSync(() => setChoosing(false));
            insertPicture(picture);
          }}
        />
      )}
      {isChanged && (
        <p id={`${id}-change`} className={`${field.help} ${styles.help}`}>
          {contentManager.mode_change}
        </p>
      )}
    </div>
  );
}

interface SectionFieldProps {
  id: string;
  language: Locale;
  section: SectionText;
  /** Whether the saved text is sanitized HTML. */
  isSanitized: boolean;
  isTitle: boolean;
}

/** The field of a section: the post editor for HTML, a text area for Markdown and plain text. */
function SectionField({ id, language, section, isSanitized, isTitle }: SectionFieldProps) {
  const { contentManager, language: languages } = useOwner().messages;
  const { typed, saved, restarts, attach, page } = section;
  const label = `${contentManager.content}, ${languages[`name_${language}`]}`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles typing and keys in the field inside
    <div
      className={`${styles.field} ${isTitle ? styles.sectionFieldTitle : ''}`}
      lang={language}
      onInput={({ target }) =>
        target instanceof HTMLTextAreaElement && section.change({ content: target.value })
      }
      onKeyDown={(event) => {
        if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        void section.save('draft');
      }}
    >
      {typed.content_type === 'html' ? (
        <BodyEditor
          key={restarts}
          id={id}
          label={label}
          rows={20}
          initialHtml={typed.content}
          sanitizedHtml={isSanitized && typed.content === saved?.content ? typed.content : undefined}
          // Stores in this browser whether the HTML source is shown.
          sourceKey="content_source"
          areaRef={attach}
          pageRef={page}
        />
      ) : (
        <textarea ref={attach} id={id} aria-label={label} rows={20} spellCheck defaultValue={typed.content} />
      )}
    </div>
  );
}

interface PaneActionsProps {
  section: SectionText;
  /** URL of the page that shows the text, including drafts. */
  preview: string;
  /** The preview's ID while it is open. */
  previewId: string | undefined;
  onShow: () => void;
}

/** Publish is the filled button only if there is something to publish. */
function PaneActions({ section, preview, previewId, onShow }: PaneActionsProps) {
  const { contentManager } = useOwner().messages;
  const { saved, busy, isDirty, save, discard } = section;
  const helpId = useId();
  const hasDraft = isDirty || saved?.status === 'draft';
  const isBusy = busy !== undefined;
  return (
    <div>
      <div className={`${field.actions} ${styles.saving}`}>
        <Button isOutlined={!hasDraft} disabled={isBusy} onClick={() => save('published')}>
          {busy === 'published' ? contentManager.publishing : contentManager.publish}
        </Button>
        <Button isOutlined disabled={isBusy} aria-describedby={helpId} onClick={() => save('draft')}>
          {busy === 'draft' ? contentManager.saving : contentManager.save_draft}
        </Button>
        <span id={helpId} hidden>
          {contentManager.save_draft_help}
        </span>
        {hasDraft && (
          <TextButton disabled={isBusy} onClick={discard}>
            {contentManager.discard_draft}
          </TextButton>
        )}
      </div>
      <div className={field.actions}>
        <TextButton aria-expanded={previewId !== undefined} aria-controls={previewId} onClick={onShow}>
          {contentManager.preview}
        </TextButton>
        {saved && (
          <a className={text.action} href={preview} target="_blank" rel="noopener">
            {saved.status === 'draft' ? contentManager.see_in_place : contentManager.see_published}
          </a>
        )}
      </div>
    </div>
  );
}

const debounceMs = 350;

interface TextPreviewProps {
  id: string;
  text: TypedText;
  /** Whether the section is a single line with editing marks. */
  isTitle: boolean;
  language: Locale;
}

/** The typed text as on the public page, rendered by the server. */
function TextPreview({ id, text: { content, content_type }, isTitle, language }: TextPreviewProps) {
  const { contentManager, errors } = useOwner().messages;
  const { data, submit } = useFetcher<RenderResult>();
  useEffect(() => {
    const timer = setTimeout(
      () => void submit({ intent: 'preview', content, content_type }, { method: 'post' }),
      debounceMs,
    );
    return () => clearTimeout(timer);
  }, [submit, content, content_type]);
  const rendered = data?.rendered;
  return (
    <section id={id} className={styles.preview} aria-label={contentManager.preview}>
      {data?.failure && <p className={text.small}>{errors.detail.text_too_intricate}</p>}
      {rendered && !rendered.html && <p className={text.small}>{contentManager.preview_empty}</p>}
      {rendered && isTitle && (
        <p className={styles.textPreviewTitle} lang={language}>
          <EditedText source={rendered.text} />
        </p>
      )}
      {rendered && !isTitle && (
        <div
          className={`${text.text} ${styles.text}`}
          lang={language}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the server, as on the public page
          dangerouslySetInnerHTML={{ __html: trustedHtml(rendered.html) }}
        />
      )}
    </section>
  );
}
