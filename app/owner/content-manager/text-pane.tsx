import { useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFetcher, useRevalidator } from 'react-router';
import { fill } from '../../../messages/fill.ts';
import type { ContentPlace, ContentItem as TextPaneContentItem } from '../../../shared/content.ts';
import type { GuardOverride } from '../../../shared/guard/guarded-name.ts';
import type { Locale } from '../../../shared/locale.ts';
import { localised, paths } from '../../../shared/paths.ts';
import { escapeAttribute } from '../../../shared/rich-text/html.ts';
import { EditedText } from '../../ui/edited-text.tsx';
import marks from '../../ui/marks.module.css';
import layout from '../../ui/text.module.css';
import richText from '../../ui/text.module.css';
import text from '../../ui/text.module.css';
import { useLocalTime, useOwner } from '../context/owner-context.ts';
import { trustedHtml } from '../context/trusted-html.ts';
import { BodyEditor } from '../editor/body-editor.tsx';
import type { ReadFailure } from '../forms/api.ts';
import { Button, TextButton } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import { HeldQuestion } from '../forms/name-warning.tsx';
import { RecoverText } from '../forms/notices.tsx';
import { type Held, heldIn } from '../forms/overrides.ts';
import { useAction } from '../forms/use-action.ts';
import { PicturePicker } from '../pictures/picture-picker.tsx';
import type { Discarded, RenderResult } from './content-actions.ts';
import { createSection, findSection, updateSection, uploadPicture } from './content-api.ts';
import styles from './content-manager.module.css';
import type { OpenText } from './load-manager.ts';
import { failureMessage, MessageLine } from './message-line.tsx';
import {
  contentToSend,
  type Mode as PaneToolsMode,
  type SectionText,
  sectionStatus,
  type TypedText,
  useSectionText,
} from './section-text.ts';

const modes: PaneToolsMode[] = ['html', 'markdown', 'text'];

interface PaneToolsProps {
  section: SectionText;
  onFile: (file: File) => void;
  /** One of the library. */
  onPicture: (picture: { url: string; alt: string }) => void;
}

/** What a text is written in, and its pictures. */
function PaneTools({ section: { typed, saved, busy, changeMode }, onFile, onPicture }: PaneToolsProps) {
  const { contentManager } = useOwner().messages;
  const id = useId();
  const [isChoosing, setChoosing] = useState(false);
  const isChanged = saved !== null && typed.content_type !== saved.content_type;
  return (
    <div className={styles.tools}>
      <div className={styles.mode}>
        <label htmlFor={`${id}-mode`}>{contentManager.mode}</label>
        <select
          id={`${id}-mode`}
          value={typed.content_type}
          aria-describedby={isChanged ? `${id}-change` : undefined}
          onChange={(event) => changeMode(event.target.value as PaneToolsMode)}
        >
          {modes.map((mode) => (
            <option key={mode} value={mode}>
              {contentManager.modes[mode]}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.picture}>
        <input
          id={`${id}-picture`}
          className={layout.hidden}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          disabled={busy === 'upload'}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // The same file once more is a change, too.
            event.target.value = '';
            if (file) onFile(file);
          }}
        />
        <label htmlFor={`${id}-picture`}>
          {busy === 'upload' ? contentManager.uploading : contentManager.upload_image}
        </label>
        <TextButton onClick={() => setChoosing(true)}>{contentManager.from_library}</TextButton>
      </div>
      {isChoosing && (
        <PicturePicker
          onClose={() => setChoosing(false)}
          onChoose={(picture) => {
            // Closed at once: an open window keeps the focus from the text.
            flushSync(() => setChoosing(false));
            onPicture(picture);
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

interface TextPreviewProps {
  id: string;
  text: TypedText;
  /** Pages set it as one line, with the marks of its edits. */
  isTitle: boolean;
  language: Locale;
}

/** The server is asked this long after the last key. */
const debounceMs = 350;

/** What is typed as the public page would show it, rendered by the server. */
function TextPreview({ id, text: { content, content_type }, isTitle, language }: TextPreviewProps) {
  const { contentManager, errors } = useOwner().messages;
  const { preview, preview_empty } = contentManager;
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
    <section id={id} className={styles.preview} aria-label={preview}>
      {data?.failure && <p className={richText.small}>{errors.detail.text_too_intricate}</p>}
      {rendered && !rendered.html && <p className={richText.small}>{preview_empty}</p>}
      {rendered && isTitle && (
        <p className={styles.textPreviewTitle} lang={language}>
          <EditedText source={rendered.text} />
        </p>
      )}
      {rendered && !isTitle && (
        <div
          className={`${richText.text} ${styles.text}`}
          lang={language}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server, as on the public page
          dangerouslySetInnerHTML={{ __html: trustedHtml(rendered.html) }}
        />
      )}
    </section>
  );
}

interface InsertedPicture {
  url: string;
  /** What it shows, as plain text; empty for decoration. */
  alt: string;
}

/** A picture as a text of a kind shows it; in plain text its address can only be read. */
export const pictureSyntax: Record<
  TextPaneContentItem['content_type'],
  (picture: InsertedPicture) => string
> = {
  html: ({ url, alt }) => `<img src="${escapeAttribute(url)}" alt="${escapeAttribute(alt)}">`,
  markdown: ({ url, alt }) => `![${alt.replace(/[\\[\]]/g, '\\$&')}](${url})`,
  text: ({ url }) => url,
};

/** What waits for a reason: the text as it is typed, or a picture for it. */
interface HeldText extends Held {
  /** Name of the picture's file. */
  file?: string;
  letOut: (reason: string) => void;
}

/** What the buttons of a text do on the server: saving it as a draft or for everyone, and bringing in a picture. */
function useSaving(place: ContentPlace, text: SectionText) {
  const owner = useOwner();
  const { messages } = owner.messages.contentManager;
  const { revalidate } = useRevalidator();

  const [held, setHeld] = useState<HeldText>();

  const refuse = async (failure: ReadFailure) => {
    text.setMessage(failureMessage('content_save', failure, owner));
    // The loader finds that the session has ended, and the page asks for the password.
    if (failure.status === 401) await revalidate();
    // Removed elsewhere: the next save makes it anew.
    if (failure.status === 404) text.rebase(null);
    if (failure.status === 409 && failure.guarded === undefined) text.setConflict(await findSection(place));
  };

  const save = async (status: TextPaneContentItem['status'], override?: GuardOverride) => {
    setHeld(undefined);
    const { base, content_type } = text.typed;
    const written = text.read();
    const typed = {
      ...{ content: contentToSend(written, content_type), content_type },
      ...(override && { override }),
    };
    if (status === 'published' && typed.content.trim() === '') {
      const detail = messages.content_required;
      text.setMessage({
        text: fill(owner.messages.errors.catalog.content_save, { detail }),
        isFailure: true,
      });
      return;
    }
    text.setBusy(status);
    const result = base
      ? await updateSection(place, { ...typed, status, updated_at: base })
      : await createSection({ ...place, ...typed, status });
    text.setBusy(undefined);
    if (!result.ok) {
      const found = heldIn(result.failure);
      if (found) {
        setHeld({ ...found, letOut: (reason) => void save(status, { reason }) });
        // The question says it.
        return text.setMessage(undefined);
      }
      return refuse(result.failure);
    }
    text.settle(written, result.value);
    text.say(status === 'draft' ? messages.draft_saved : messages.published);
    await revalidate();
  };

  /** The picture comes where the cursor is. */
  const insertPicture = (picture: { url: string; alt: string }) => {
    const { page, area } = text;
    if (page.current) return page.current.insertPicture(picture);
    const field = area.current;
    if (!field) return;
    const inserted = pictureSyntax[text.typed.content_type](picture);
    field.setRangeText(inserted, field.selectionStart, field.selectionEnd, 'end');
    field.focus();
    text.change({ content: field.value });
  };

  const upload = async (file: File, override?: GuardOverride) => {
    setHeld(undefined);
    text.setBusy('upload');
    const result = await uploadPicture(file, override);
    text.setBusy(undefined);
    if (!result.ok) {
      const found = heldIn(result.failure);
      if (found) {
        setHeld({ ...found, file: file.name, letOut: (reason) => void upload(file, { reason }) });
        return text.setMessage(undefined);
      }
      text.setMessage(failureMessage('content_image', result.failure, owner));
      if (result.failure.status === 401) await revalidate();
      return;
    }
    insertPicture({ url: result.value.url, alt: '' });
    text.say(messages.image_uploaded);
  };

  return { save, refuse, upload, insertPicture, held, leaveHeld: () => setHeld(undefined) };
}

/** Where the browser keeps that the owner writes HTML as its source. */
const sourceKey = 'content_source';

interface SectionFieldProps {
  id: string;
  language: ContentPlace['language'];
  section: SectionText;
  /** Whether the core would store the saved text as it is. */
  isSanitised: boolean;
  /** One line on the page. */
  isTitle: boolean;
  onSave: () => void;
}

/** The text itself: HTML in the editor that posts have, its source one key away; Markdown and plain text as they are. */
function SectionField({ id, language, section, isSanitised, isTitle, onSave }: SectionFieldProps) {
  const { contentManager, language: languages } = useOwner().messages;
  const { typed, saved, begun, attach, page } = section;
  const label = `${contentManager.content}, ${languages[`name_${language}`]}`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is typed and pressed in the field within
    <div
      className={`${styles.field} ${isTitle ? styles.sectionFieldTitle : ''}`}
      lang={language}
      onInput={({ target }) =>
        target instanceof HTMLTextAreaElement && section.change({ content: target.value })
      }
      onKeyDown={(event) => {
        if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        onSave();
      }}
    >
      {typed.content_type === 'html' ? (
        <BodyEditor
          key={begun}
          id={id}
          label={label}
          rows={20}
          initialHtml={typed.content}
          sanitisedHtml={isSanitised && typed.content === saved?.content ? typed.content : undefined}
          sourceKey={sourceKey}
          areaRef={attach}
          pageRef={page}
        />
      ) : (
        <textarea ref={attach} id={id} aria-label={label} rows={20} spellCheck defaultValue={typed.content} />
      )}
    </div>
  );
}

interface TextPaneProps {
  place: ContentPlace;
  text: OpenText;
  isTitle: boolean;
  /** What readers see is older than the text it follows. */
  isOlder: boolean;
  /** It was just asked for: the writer goes on in its field. */
  isNew: boolean;
}

/** Writes a section's text in one language: 20 rows (docs/specification.md 9.6), its state, its buttons. */
export function TextPane({
  place,
  text: { item, isSanitised, builtIn, preview },
  isTitle,
  isOlder,
  isNew,
}: TextPaneProps) {
  const { messages } = useOwner();
  const { language: languages } = messages;
  const { language } = place;
  const id = useId();
  const section = useSectionText(place, item, builtIn);
  const { save, refuse, upload, insertPicture, held, leaveHeld } = useSaving(place, section);
  const discard = useDiscard(place, section, refuse);
  const [isPreviewing, setPreviewing] = useState(false);
  const { area, saved, typed, offered, conflict } = section;

  useEffect(() => {
    if (isNew) area.current?.focus();
  }, [isNew, area]);

  return (
    <section id={`text-${language}`} className={styles.pane} aria-labelledby={`${id}-language`}>
      <header className={styles.textPaneHead}>
        <h3 id={`${id}-language`}>{languages[`name_${language}`]}</h3>
        <StatusLine item={saved} isDirty={section.isDirty} />
        {isOlder && <OlderMark isBuiltIn={!saved?.published_at} />}
      </header>
      {offered && (
        <RecoverText
          at={offered.at}
          onRestore={() => section.restore(offered)}
          onDiscard={() => section.discard(offered)}
        />
      )}
      <PaneTools section={section} onFile={upload} onPicture={insertPicture} />
      <SectionField
        id={`${id}-text`}
        language={language}
        section={section}
        isSanitised={isSanitised}
        isTitle={isTitle}
        onSave={() => void save('draft')}
      />
      <PaneActions
        section={section}
        preview={preview}
        isPreviewing={isPreviewing}
        previewId={`${id}-preview`}
        onSave={save}
        onDiscard={discard}
        onShow={() => setPreviewing(!isPreviewing)}
      />
      {held && (
        <fieldset className={styles.held} aria-label={held.file}>
          {held.file && <p>{fill(messages.guard.held_picture, { name: held.file })}</p>}
          <HeldQuestion
            places={held.places}
            isBusy={section.busy !== undefined}
            onLetOut={held.letOut}
            onLeave={() => {
              leaveHeld();
              section.area.current?.focus();
            }}
          />
        </fieldset>
      )}
      <MessageLine message={section.message} />
      {conflict && <Conflict other={conflict} section={section} />}
      {isPreviewing && (
        <TextPreview id={`${id}-preview`} text={typed} isTitle={isTitle} language={language} />
      )}
    </section>
  );
}

/** Takes a draft away, saved or only typed. Its text is offered back: nobody is asked beforehand. */
function useDiscard(place: ContentPlace, text: SectionText, refuse: (failure: ReadFailure) => void) {
  const { messages, locale } = useOwner();
  const { discarded } = messages.contentManager.messages;
  const { revalidate } = useRevalidator();
  const send = useAction<Discarded>(localised(paths.contentManager, locale), (result) => {
    text.setBusy(undefined);
    if (!result) return;
    if (result.failure) return refuse({ status: result.failure.status ?? 500, detail: '' });
    text.replace(result.discarded ?? null);
    text.say(discarded);
    void revalidate();
  });

  return () => {
    if (text.saved?.status !== 'draft') {
      text.replace(text.saved);
      text.say(discarded);
      return;
    }
    text.setBusy('discard');
    const { page_type, section_key, language } = place;
    const updated_at = text.typed.base;
    send({ intent: 'discard', page_type, section_key, language, updated_at });
  };
}

/** A text's status and when it was last updated. A new one is a draft (docs/specification.md 4.6). */
function StatusLine({ item, isDirty }: { item: TextPaneContentItem | null; isDirty: boolean }) {
  const { contentManager } = useOwner().messages;
  const { status, status_line, status_line_new, unsaved } = contentManager;
  const date = useLocalTime(item?.updated_at ?? '');
  const line = item
    ? fill(status_line, { status: status[sectionStatus(item)], date })
    : fill(status_line_new, { status: status.draft });
  return (
    <p className={text.small}>
      {line} {isDirty && unsaved}
    </p>
  );
}

/** Says that the Spanish no longer follows the English: something goes in here. */
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

/** The text that another window saved meanwhile, to be compared with the typed one. Neither gets lost. */
function Conflict({ other, section }: { other: TextPaneContentItem; section: SectionText }) {
  const { conflict } = useOwner().messages.contentManager;
  const id = useId();
  return (
    <section className={styles.conflict} aria-labelledby={id}>
      <p id={id}>{conflict.heading}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls here, also by keyboard */}
      <pre lang={other.language} tabIndex={0} className={styles.other}>
        {other.content}
      </pre>
      <div className={styles.textConflictActions}>
        <TextButton
          onClick={() => {
            section.replace(other);
            section.say(conflict.loaded);
          }}
        >
          {conflict.load}
        </TextButton>
        <TextButton
          onClick={() => {
            section.rebase(other);
            section.say(conflict.kept);
          }}
        >
          {conflict.keep}
        </TextButton>
      </div>
    </section>
  );
}

interface PaneActionsProps {
  section: SectionText;
  /** The page that shows the text, with its drafts. */
  preview: string;
  isPreviewing: boolean;
  previewId: string;
  onSave: (status: TextPaneContentItem['status']) => void;
  onDiscard: () => void;
  onShow: () => void;
}

/** Publish is filled where there is something to publish: one language asks for attention at a time. */
function PaneActions(props: PaneActionsProps) {
  const { section, preview, isPreviewing, previewId, onSave, onDiscard, onShow } = props;
  const { messages } = useOwner();
  const { contentManager } = messages;
  const { saved, busy, isDirty } = section;
  const helpId = useId();
  const hasDraft = isDirty || saved?.status === 'draft';
  const waits = busy !== undefined;
  return (
    <div className={styles.actions}>
      <div className={styles.saving}>
        <Button isOutlined={!hasDraft} disabled={waits} onClick={() => onSave('published')}>
          {busy === 'published' ? contentManager.publishing : contentManager.publish}
        </Button>
        <Button isOutlined disabled={waits} aria-describedby={helpId} onClick={() => onSave('draft')}>
          {busy === 'draft' ? contentManager.saving : contentManager.save_draft}
        </Button>
        <span id={helpId} hidden>
          {contentManager.save_draft_help}
        </span>
        {hasDraft && (
          <TextButton disabled={waits} onClick={onDiscard}>
            {contentManager.discard_draft}
          </TextButton>
        )}
      </div>
      <div className={styles.looking}>
        <TextButton
          aria-expanded={isPreviewing}
          aria-controls={isPreviewing ? previewId : undefined}
          onClick={onShow}
        >
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
