import { useCallback, useEffect, useRef, useState } from 'react';
import type { ContentItem, ContentPlace } from '../../../shared/content.ts';
import type { Locale } from '../../../shared/locale.ts';
import { plainTextHtml } from '../editor/paste/plain-text-html.ts';
import type { PageHandle } from '../editor/rich-editor.tsx';
import { draftKey, type StoredDraft, useDraft } from '../forms/drafts.ts';
import type { Message } from '../forms/notices.tsx';

export type SectionStatus = 'built_in' | 'draft' | 'published' | 'published_with_draft';

/** What a section's text in one language is to its owner; null where only the built-in one exists. */
export function sectionStatus(item: ContentItem | null): SectionStatus {
  if (!item) return 'built_in';
  if (item.status === 'published') return 'published';
  return item.published_at ? 'published_with_draft' : 'draft';
}

/** Which language readers get an older text in: the Spanish one that `isOlder` tells, or the built-in English beside the owner's Spanish. */
export function olderLanguage(spanish: ContentItem | null, english: ContentItem | null): Locale | undefined {
  if (isOlder(spanish, english)) return 'es';
  return spanish?.published_at && !english?.published_at ? 'en' : undefined;
}

/**
 * Whether what readers see in Spanish is older than the English it follows: it was published before it, or it is the
 * built-in text while the English is the owner's own. Drafts count for nothing: nobody sees them.
 */
export function isOlder(spanish: ContentItem | null, english: ContentItem | null): boolean {
  if (!english?.published_at) return false;
  return !spanish?.published_at || spanish.published_at < english.published_at;
}

export type Mode = ContentItem['content_type'];

/** What is kept in the browser while it is typed. */
export type TypedText = {
  content: string;
  content_type: Mode;
  /** `updated_at` of the text it started from, '' for none. */
  base: string;
};

/** The mode of a text that nobody has written yet (docs/specification.md 4.6). */
const defaultMode: Mode = 'html';

/** A saved text as its field begins; without one, what readers see now. */
function startOf(item: ContentItem | null, builtIn: string): TypedText {
  return {
    content: item?.content ?? builtIn,
    content_type: item?.content_type ?? defaultMode,
    base: item?.updated_at ?? '',
  };
}

/** Whether two texts say different things; the mode of an empty one says nothing. */
function differs(one: TypedText, other: TypedText): boolean {
  if (one.content !== other.content) return true;
  return one.content !== '' && one.content_type !== other.content_type;
}

/** What is sent of a text. HTML in which nobody wrote a tag is lines of plain text: they stay apart. */
export function contentToSend(content: string, mode: Mode): string {
  const isPlain = mode === 'html' && !/<[a-z!/]/i.test(content);
  return isPlain && /\S\s*\n\s*\S/.test(content) ? plainTextHtml(content) : content;
}

/** What the text is being done to. */
export type Busy = ContentItem['status'] | 'upload' | 'discard';

/**
 * A section's text in one language while it is written: what is typed, what is saved, what the browser keeps, and
 * what another window saved meanwhile. `item` is what the loader knows, null for a new one, which begins with the
 * HTML of the built-in text.
 */
export function useSectionText(place: ContentPlace, item: ContentItem | null, builtIn: string) {
  const area = useRef<HTMLTextAreaElement>(null);
  const attach = useCallback((field: HTMLTextAreaElement | null) => {
    area.current = field;
  }, []);
  const page = useRef<PageHandle>(null);
  /** How often another text took the place of the one in the field; the editor begins anew with each. */
  const [begun, setBegun] = useState(0);
  const [saved, setSaved] = useState(item);
  const [typed, setTyped] = useState(() => startOf(item, builtIn));
  const [busy, setBusy] = useState<Busy>();
  const [message, setMessage] = useState<Message>();
  const [conflict, setConflict] = useState<ContentItem>();
  const isDirty = differs(typed, startOf(saved, builtIn));

  const draft = useDraft<{ values: TypedText }>({
    place: `${place.page_type}/${place.section_key}/${place.language}`,
    keyOf,
    isUnsaved: (values) => differs(values, startOf(saved, builtIn)),
  });
  const [offered] = draft.found;

  /** Puts a text into the field: React leaves it alone, so that what is typed before the script comes is not lost. */
  const write = (text: TypedText) => {
    if (area.current) area.current.value = text.content;
    setBegun((times) => times + 1);
    setTyped(text);
  };

  const start = (from: ContentItem | null) => {
    setSaved(from);
    setConflict(undefined);
    write(startOf(from, builtIn));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the loader has newly read, and only where nothing is typed
  useEffect(() => {
    if (item?.updated_at !== saved?.updated_at && !isDirty) start(item);
  }, [item?.updated_at]);

  /** The text as it is at this moment, with what the page has not yet brought into the field. */
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

  return {
    area,
    attach,
    page,
    begun,
    read,
    saved,
    typed,
    isDirty,
    busy,
    setBusy,
    message,
    say: (text: string) => setMessage({ text }),
    setMessage,
    conflict,
    setConflict,
    offered,
    /** What the writer does to the text: it is stored in the browser from then on. */
    change,
    /** The text stays as it is written, and is read otherwise. */
    changeMode: (content_type: Mode) => change({ content: read(), content_type }),
    /** `sent` was saved as `now`; what was typed meanwhile stays, and goes on from there. */
    settle: (sent: string, now: ContentItem) => {
      if (read() !== sent) {
        setSaved(now);
        setTyped((text) => ({ ...text, base: now.updated_at }));
        return;
      }
      draft.forget();
      setSaved(now);
      setConflict(undefined);
      setTyped(startOf(now, builtIn));
      // The page goes on as it is, with its cursor and its steps back: it holds nothing that the server would not keep.
      if (area.current) area.current.value = now.content;
    },
    /** Another text takes the place of the typed one, which is offered back. */
    replace: (by: ContentItem | null) => {
      draft.keep({ values: typed });
      start(by);
      void draft.leave((left) => differs(left, startOf(by, builtIn)));
    },
    /** The typed text stays, though it did not start from what is saved now. */
    rebase: (onto: ContentItem | null) => {
      setSaved(onto);
      setConflict(undefined);
      setTyped((text) => ({ ...text, base: onto?.updated_at ?? '' }));
    },
    /** The offered text comes back into the field. */
    restore: (stored: StoredDraft<{ values: TypedText }>) => {
      draft.discard(stored);
      write(stored.values);
      draft.keep({ values: stored.values });
    },
    discard: draft.discard,
  };
}

export type SectionText = ReturnType<typeof useSectionText>;

function keyOf(place: string): string {
  return draftKey('content_draft', place);
}
