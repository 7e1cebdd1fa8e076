import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { fill } from '../../../messages/fill.ts';
import type { ContentInput, ContentItem, ContentPlace, ContentUpdate } from '../../../shared/content.ts';
import type { GuardOverride } from '../../../shared/guard/guarded-name.ts';
import type { Locale } from '../../../shared/locale.ts';
import { localized, paths } from '../../../shared/paths.ts';
import { escapeAttribute, plainTextHtml } from '../../../shared/rich-text/html.ts';
import { useOwner } from '../context/owner-context.ts';
import type { PageHandle } from '../editor/rich-editor.tsx';
import { callApi, type ReadFailure } from '../forms/api.ts';
import { draftKey, type StoredDraft, useDraft } from '../forms/drafts.ts';
import type { Message } from '../forms/notices.tsx';
import type { NameMatchesFound } from '../forms/overrides.ts';
import { useAction } from '../forms/use-action.ts';
import type { Discarded } from './content-actions.ts';
import { failureMessage } from './message-line.tsx';

export type SectionStatus = 'built_in' | 'draft' | 'published' | 'published_with_draft';

/** Returns the status of a section in one language; null is the default text. */
export function sectionStatus(item: ContentItem | null): SectionStatus {
  if (!item) return 'built_in';
  if (item.status === 'published') return 'published';
  return item.published_at ? 'published_with_draft' : 'draft';
}

/** Returns the out-of-date language: Spanish if `isOlder`, or default English next to the owner's own Spanish. */
export function olderLanguage(spanish: ContentItem | null, english: ContentItem | null): Locale | undefined {
  if (isOlder(spanish, english)) return 'es';
  return spanish?.published_at && !english?.published_at ? 'en' : undefined;
}

/**
 * Checks whether the public Spanish text is out of date: published before the English one, or still the
 * default text when the English isn't. Drafts don't count, because visitors don't see them.
 */
export function isOlder(spanish: ContentItem | null, english: ContentItem | null): boolean {
  if (!english?.published_at) return false;
  return !spanish?.published_at || spanish.published_at < english.published_at;
}

export type Mode = ContentItem['content_type'];

export type TypedText = {
  content: string;
  content_type: Mode;
  /** `updated_at` of the saved text that the typed text is based on; '' for none. */
  base: string;
};

function startOf(item: ContentItem | null, builtIn: string): TypedText {
  return {
    content: item?.content ?? builtIn,
    // The default type (docs/specification.md 4.6).
    content_type: item?.content_type ?? 'html',
    base: item?.updated_at ?? '',
  };
}

/** Checks whether two texts differ. The mode of an empty text doesn't count. */
function differs(one: TypedText, other: TypedText): boolean {
  if (one.content !== other.content) return true;
  return one.content !== '' && one.content_type !== other.content_type;
}

/** Returns the content to send. HTML without tags is plain text whose lines become paragraphs. */
function contentToSend(content: string, mode: Mode): string {
  const isPlain = mode === 'html' && !/<[a-z!/]/i.test(content);
  return isPlain && /\S\s*\n\s*\S/.test(content) ? plainTextHtml(content) : content;
}

interface InsertedPicture {
  url: string;
  /** The alt text as plain text; '' for a decorative image. */
  alt: string;
}

/** An image in each content type. Plain text has only its URL. */
export const pictureSyntax: Record<Mode, (picture: InsertedPicture) => string> = {
  html: ({ url, alt }) => `<img src="${escapeAttribute(url)}" alt="${escapeAttribute(alt)}">`,
  markdown: ({ url, alt }) => `![${alt.replace(/[\\[\]]/g, '\\$&')}](${url})`,
  text: ({ url }) => url,
};

/** A text, or an image in the file named `file`, blocked by confidential names. */
interface HeldText extends NameMatchesFound {
  file?: string;
  onOverride: (reason: string) => void;
}

export type SectionText = ReturnType<typeof useSectionText>;

/**
 * Edits a section in one language: manages the typed text, the saved one, the backup in the browser and a
 * conflict with another window. `item` comes from the loader; null starts with the HTML of the default text.
 */
export function useSectionText(place: ContentPlace, item: ContentItem | null, builtIn: string) {
  const owner = useOwner();
  const { messages: sentences } = owner.messages.contentManager;
  const { revalidate } = useRevalidator();
  const area = useRef<HTMLTextAreaElement>(null);
  const attach = useCallback((field: HTMLTextAreaElement | null) => {
    area.current = field;
  }, []);
  const page = useRef<PageHandle>(null);
  /** Incremented when another text replaces the one in the field, which restarts the editor. */
  const [restarts, setRestarts] = useState(0);
  const [saved, setSaved] = useState(item);
  const [typed, setTyped] = useState(() => startOf(item, builtIn));
  const [busy, setBusy] = useState<ContentItem['status'] | 'upload' | 'discard'>();
  const [message, setMessage] = useState<Message>();
  const [conflict, setConflict] = useState<ContentItem>();
  const [held, setHeld] = useState<HeldText>();
  const isDirty = differs(typed, startOf(saved, builtIn));
  const say = (text: string) => setMessage({ text });

  const draft = useDraft<{ values: TypedText }>({
    place: `${place.page_type}/${place.section_key}/${place.language}`,
    keyOf: (at) => draftKey('content_draft', at),
    isUnsaved: (values) => differs(values, startOf(saved, builtIn)),
  });
  const [offered] = draft.found;

  /** Fills the field, which is uncontrolled so that nothing typed before the script loads is lost. */
  const write = (text: TypedText) => {
    if (area.current) area.current.value = text.content;
    setRestarts((times) => times + 1);
    setTyped(text);
  };

  const start = (from: ContentItem | null) => {
    setSaved(from);
    setConflict(undefined);
    write(startOf(from, builtIn));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only for new data from the loader
  useEffect(() => {
    if (item?.updated_at !== saved?.updated_at && !isDirty) start(item);
  }, [item?.updated_at]);

  /** Returns the current text, including changes that the editor hasn't written to the field yet. */
  const read = () => {
    page.current?.flush();
    return area.current?.value ?? typed.content;
  };

  const change = (changes: Partial<TypedText>) => {
    const next = { ...typed, ...changes };
    draft.keep({ values: next });
    setTyped(next);
    setMessage((last) => (last?.isFailure ? last : undefined));
  };

  /** Replaces the typed text with a saved one. The typed text can be restored. */
  const replace = (by: ContentItem | null) => {
    draft.keep({ values: typed });
    start(by);
    void draft.leave((left) => differs(left, startOf(by, builtIn)));
  };

  /** Bases the typed text on another saved version. */
  const rebase = (onto: ContentItem | null) => {
    setSaved(onto);
    setConflict(undefined);
    setTyped((text) => ({ ...text, base: onto?.updated_at ?? '' }));
  };

  /** Continues after `sent` was saved as `now`. Text typed since stays, based on `now`. */
  const settle = (sent: string, now: ContentItem) => {
    setSaved(now);
    if (read() !== sent) return setTyped((text) => ({ ...text, base: now.updated_at }));
    draft.forget();
    setConflict(undefined);
    setTyped(startOf(now, builtIn));
    // The editor already shows this text and keeps its cursor and undo history.
    if (area.current) area.current.value = now.content;
  };

  /** Asks for an override reason if confidential names blocked the request. Returns whether they did. */
  const askReason = (failure: ReadFailure, onOverride: HeldText['onOverride'], file?: string) => {
    const found = failure.held;
    if (!found) return false;
    setHeld({ ...found, ...(file && { file }), onOverride });
    setMessage(undefined);
    return true;
  };

  const refuse = async (failure: ReadFailure) => {
    setMessage(failureMessage('content_save', failure, owner));
    // The loader detects that the session has expired, and the page asks for the password.
    if (failure.status === 401) await revalidate();
    // The section was removed elsewhere: the next save creates it again.
    if (failure.status === 404) rebase(null);
    if (failure.status === 409 && failure.held === undefined) setConflict(await findSection(place));
  };

  const save = async (status: ContentItem['status'], override?: GuardOverride): Promise<void> => {
    setHeld(undefined);
    const { base, content_type } = typed;
    const written = read();
    const content = contentToSend(written, content_type);
    if (status === 'published' && content.trim() === '') {
      const { content_save } = owner.messages.errors.catalog;
      return setMessage({
        text: fill(content_save, { detail: sentences.content_required }),
        isFailure: true,
      });
    }
    setBusy(status);
    const text = { content, content_type, status, ...(override && { override }) };
    const result = await (base
      ? callApi<ContentItem>('PUT', paths.apiSection(place), {
          body: { ...text, updated_at: base } satisfies ContentUpdate,
        })
      : callApi<ContentItem>('POST', paths.apiNewContent, {
          body: { ...place, ...text } satisfies ContentInput,
        }));
    setBusy(undefined);
    if (!result.ok) {
      const isAskingReason = askReason(result.failure, (reason) => void save(status, { reason }));
      return isAskingReason ? undefined : refuse(result.failure);
    }
    settle(written, result.value);
    say(status === 'draft' ? sentences.draft_saved : sentences.published);
    await revalidate();
  };

  /** Inserts the image at the cursor. */
  const insertPicture = (picture: InsertedPicture) => {
    if (page.current) return page.current.insertPicture(picture);
    const field = area.current;
    if (!field) return;
    const inserted = pictureSyntax[typed.content_type](picture);
    field.setRangeText(inserted, field.selectionStart, field.selectionEnd, 'end');
    field.focus();
    change({ content: field.value });
  };

  const upload = async (file: File, override?: GuardOverride): Promise<void> => {
    setHeld(undefined);
    setBusy('upload');
    const body = { file_name: file.name, file_data: await inBase64(file), folder: 'content-manager' };
    const result = await callApi<{ url: string }>('POST', paths.apiMediaText, {
      body: { ...body, ...(override && { override }) },
    });
    setBusy(undefined);
    if (result.ok) {
      insertPicture({ url: result.value.url, alt: '' });
      return say(sentences.image_uploaded);
    }
    if (askReason(result.failure, (reason) => void upload(file, { reason }), file.name)) return;
    setMessage(failureMessage('content_image', result.failure, owner));
    if (result.failure.status === 401) await revalidate();
  };

  const sendDiscard = useAction<Discarded>(localized(paths.contentManager, owner.locale), (result) => {
    setBusy(undefined);
    if (!result) return;
    if (result.failure) return void refuse({ status: result.failure.status ?? 500, detail: '' });
    replace(result.discarded ?? null);
    say(sentences.discarded);
    void revalidate();
  });

  return {
    area,
    attach,
    page,
    restarts,
    saved,
    typed,
    isDirty,
    busy,
    message,
    conflict,
    held,
    cancelHeld: () => {
      setHeld(undefined);
      area.current?.focus();
    },
    offered,
    change,
    changeMode: (content_type: Mode) => change({ content: read(), content_type }),
    save,
    upload,
    insertPicture,
    /** Discards a saved draft or unsaved changes. Either can be restored, so there is no confirmation. */
    discard: () => {
      if (saved?.status !== 'draft') {
        replace(saved);
        return say(sentences.discarded);
      }
      setBusy('discard');
      const { page_type, section_key, language } = place;
      sendDiscard({ intent: 'discard', page_type, section_key, language, updated_at: typed.base });
    },
    /** Loads the text that another window saved, or keeps the typed one. */
    resolve: (other: ContentItem, choice: 'load' | 'keep') => {
      if (choice === 'load') replace(other);
      else rebase(other);
      const { loaded, kept } = owner.messages.contentManager.conflict;
      say(choice === 'load' ? loaded : kept);
    },
    restore: (stored: StoredDraft<{ values: TypedText }>) => {
      draft.discard(stored);
      write(stored.values);
      draft.keep({ values: stored.values });
    },
    forgetOffered: draft.discard,
  };
}

/** Returns the saved text; undefined if there is none or the request fails. */
async function findSection(place: ContentPlace): Promise<ContentItem | undefined> {
  const items = await callApi<ContentItem[]>('GET', paths.apiContent(place.page_type, place.language));
  return items.ok ? items.value.find((item) => item.section_key === place.section_key) : undefined;
}

function inBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error);
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.readAsDataURL(file);
  });
}
