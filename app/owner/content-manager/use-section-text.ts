import { useEffect, useRef, useState } from 'react';
import type { ContentItem, ContentPlace } from '../../../shared/content.ts';
import { findText, forgetText, keepText, type LocalText } from '../forms/local-text.ts';
import type { Message } from '../forms/message.ts';
import { differs, draftKey, startOf, type TypedText } from './typed-text.ts';

/** What the text is being done to. */
export type Busy = ContentItem['status'] | 'upload' | 'discard';

/**
 * A section's text in one language while it is written: what is typed, what is saved, what the browser keeps, and
 * what another window saved meanwhile. `item` is what the loader knows, null for a new one.
 */
export function useSectionText(place: ContentPlace, item: ContentItem | null) {
  const key = draftKey(place);
  const area = useRef<HTMLTextAreaElement>(null);
  const [saved, setSaved] = useState(item);
  const [typed, setTyped] = useState(() => startOf(item));
  const [busy, setBusy] = useState<Busy>();
  const [message, setMessage] = useState<Message>();
  const [conflict, setConflict] = useState<ContentItem>();
  const [offered, setOffered] = useState<LocalText<TypedText>>();
  const isDirty = differs(typed, startOf(saved));

  const offerKept = (instead: ContentItem | null) =>
    setOffered(findText<TypedText>(key, (kept) => differs(kept, startOf(instead))));

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once; every section has its own editor
  useEffect(() => offerKept(saved), []);

  /** Puts a text into the field: React leaves it alone, so that what is typed before the script comes is not lost. */
  const write = (text: TypedText) => {
    if (area.current) area.current.value = text.content;
    setTyped(text);
  };

  const start = (from: ContentItem | null) => {
    setSaved(from);
    setConflict(undefined);
    write(startOf(from));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only news from the loader, and only where nothing is typed
  useEffect(() => {
    if (item?.updated_at !== saved?.updated_at && !isDirty) start(item);
  }, [item?.updated_at]);

  const change = (changes: Partial<TypedText>) => {
    const next = { ...typed, ...changes };
    keepText(key, next);
    setTyped(next);
    setMessage((last) => (last?.isFailure ? last : undefined));
  };

  return {
    area,
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
    /** What the writer does to the text: it is kept in the browser from then on. */
    change,
    /** The same, for what does not come from the field itself. */
    fillIn: (changes: Partial<TypedText>) => {
      write({ ...typed, ...changes });
      change(changes);
      area.current?.focus();
    },
    /** `sent` was saved as `now`; what was typed meanwhile stays, and goes on from there. */
    settle: (sent: string, now: ContentItem) => {
      if (area.current && area.current.value !== sent) {
        setSaved(now);
        setTyped((text) => ({ ...text, base: now.updated_at }));
        return;
      }
      forgetText(key);
      setOffered(undefined);
      start(now);
    },
    /** Another text takes the place of the typed one, which is offered back. */
    replace: (by: ContentItem | null) => {
      keepText(key, typed);
      start(by);
      offerKept(by);
    },
    /** The typed text stays, though it did not start from what is saved now. */
    rebase: (onto: ContentItem | null) => {
      setSaved(onto);
      setConflict(undefined);
      setTyped((text) => ({ ...text, base: onto?.updated_at ?? '' }));
    },
    restore: (kept: TypedText) => {
      write(kept);
      setOffered(undefined);
    },
    letGo: () => {
      forgetText(key);
      setOffered(undefined);
    },
  };
}

export type SectionText = ReturnType<typeof useSectionText>;
