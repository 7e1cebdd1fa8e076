import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Locale, parseLocale } from '../../../shared/locale.ts';
import { randomKey } from '../context/browser.ts';
import { draftKey, type StoredDraft, useDraft } from '../forms/drafts.ts';
import type { SentCopies, UnsavedText } from './autosave.ts';
import {
  beginText,
  type DraftValues,
  draftFields,
  isSame,
  type NewText,
  type OpenedPost,
  type PostDraft,
  valuesIn,
  valuesOf,
  withPlaces,
} from './post-values.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field of the editor's form by its name. */
export function fieldOf(form: HTMLFormElement | null, name: keyof DraftValues): Field | undefined {
  return (form?.elements.namedItem(name) as Field | null) ?? undefined;
}

/** What stands in a field of the form that is none of the post's; '' where there is none. */
export function fieldText(form: HTMLFormElement | null, name: string): string {
  return (form?.elements.namedItem(name) as Field | null)?.value ?? '';
}

interface FieldsOptions {
  /** What was typed, after a form sent without script failed. */
  returned?: DraftValues | undefined;
  /** Has the server keep what is typed. */
  copies: SentCopies;
}

/**
 * The fields of a post: what is saved, what is typed, and what the browser keeps of it. The fields themselves are the
 * form's own, so that they work before the script has come; here is what they hold.
 */
export function useFields(
  form: RefObject<HTMLFormElement | null>,
  post: OpenedPost | null,
  locale: Locale,
  { returned, copies }: FieldsOptions,
) {
  const [saved, setSaved] = useState(post);
  const [baseline, setBaseline] = useState(() => valuesOf(post, locale));
  const [typed, setTyped] = useState(returned ?? baseline);
  /** What the fields begin with; another `count` makes them anew. */
  const [start, setStart] = useState({
    values: typed,
    sanitisedHtml: returned ? undefined : post?.html,
    count: 0,
  });
  /** What the text brings to its first save; no matter once it is a post. */
  const newText = useRef(beginText());
  const drafts = useDraft<PostDraft>({
    place: placeOf(saved),
    keyOf,
    isUnsaved: (values) => !isSame(values, baseline),
  });
  const isDirty = !isSame(typed, baseline);

  const read = () => (form.current ? valuesIn(new FormData(form.current)) : typed);
  const unsavedText = (values: DraftValues, onto: OpenedPost | null): UnsavedText => ({
    ...{ id: onto?.id ?? newText.current.createKey, writer: drafts.windowId() },
    ...{ version: onto?.version ?? 0, made_slug: newText.current.madeSlug },
    text: { ...values, language: parseLocale(values.language) ?? locale },
    written_at: new Date().toISOString(),
  });
  const keep = (values: DraftValues, onto: OpenedPost | null) => {
    const draft = { values, version: onto?.version ?? 0, newText: onto ? undefined : newText.current };
    drafts.keep(draft, placeOf(onto));
    const text = unsavedText(values, onto);
    // One window of this browser at a time; what a window that is gone has left there is decided on first.
    const others = onto && !copies.etagOf(text.id) ? drafts.otherWindows(onto.id) : [];
    const isLeft = drafts.found.some(({ key }) => others.some((other) => key.endsWith(`:${other}`)));
    if (isLeft || others.some((other) => other < text.writer)) return;
    copies.note(text);
  };
  /** Nothing is unsaved any more. */
  const forget = () => {
    drafts.forget();
    copies.drop();
  };
  const note = (values: DraftValues, onto = saved, against = baseline) => {
    setTyped(values);
    if (isSame(values, against)) forget();
    else keep(values, onto);
  };
  const begin = (values: DraftValues, sanitisedHtml: string | undefined) => {
    setStart(({ count }) => ({ values, sanitisedHtml, count: count + 1 }));
    setTyped(values);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before the script came, once
  useEffect(() => {
    const typedBefore = read();
    if (!isSame(typedBefore, baseline)) note(typedBefore);
  }, []);

  return {
    saved,
    baseline,
    typed,
    start,
    drafts,
    copies,
    isDirty,
    newText,
    /** By what the server knows the writing: the post, or the text that is none yet. */
    unsavedId: () => saved?.id ?? newText.current.createKey,
    read,
    /** Whether anything is unsaved, to the last key. */
    hasTyped: () => !isSame(read(), baseline),
    /** Has the server keep what is typed, at once. */
    keepNow: () => copies.sendNow(unsavedText(read(), saved)),
    /** The fields were typed in. */
    onInput: () => note(read()),
    /** Puts a value into one field as if it were typed. */
    fillIn: (name: keyof DraftValues, value: string) => {
      const field = fieldOf(form.current, name);
      if (!field || field.value === value) return;
      field.value = value;
      note(read());
    },
    /** Other values take the place of the typed ones, which are stored and offered unless they are part of the others (`isMerged`). `begun` is what came with them, `draft` where this browser kept them. */
    replace: async (
      values: DraftValues,
      onto: OpenedPost | null = saved,
      {
        begun = beginText(),
        draft,
        isMerged = false,
      }: { begun?: NewText | undefined; draft?: StoredDraft<PostDraft>; isMerged?: boolean } = {},
    ) => {
      const instead = valuesOf(onto, locale);
      if (isMerged) drafts.forget();
      else await drafts.leave((left) => !isSame(left, values), placeOf(onto));
      if (draft) drafts.takeOver(draft, placeOf(onto));
      newText.current = begun;
      setSaved(onto);
      setBaseline(instead);
      begin(values, values.html === instead.html ? onto?.html : undefined);
      if (!isSame(values, instead)) keep(values, onto);
    },
    /** What this browser found is not wanted, neither here nor on the server. */
    discard: (found: StoredDraft<PostDraft>) => {
      drafts.discard(found);
      const id = saved?.id ?? found.newText?.createKey;
      const writer = found.key.split(':').at(-1);
      if (id && writer) void copies.removeOf(id, { writer });
    },
    /** `sent` was saved as `now`: what the core made of it is shown, what was typed meanwhile stays. */
    settle: (sent: DraftValues, now: OpenedPost) => {
      const fresh = { ...valuesOf(now, locale), html: sent.html };
      const current = read();
      for (const name of draftFields) {
        const field = fieldOf(form.current, name);
        if (name !== 'html' && field && current[name] === sent[name]) field.value = fresh[name];
      }
      drafts.forget();
      copies.settle();
      setSaved(withPlaces(now, sent.html));
      setBaseline(fresh);
      note(read(), now, fresh);
    },
    /** What was written was saved once and deleted since: the next save makes another post of it. */
    beginAnew: () => {
      copies.drop();
      newText.current = { ...newText.current, createKey: randomKey() };
      keep(read(), saved);
    },
    /** What was saved elsewhere is what the typed text goes on from. */
    rebase: (now: OpenedPost) => {
      const fresh = valuesOf(now, locale);
      setSaved(now);
      setBaseline(fresh);
      note(read(), now, fresh);
    },
    /** What was saved elsewhere is shown, where nothing is typed here. */
    refresh: (now: OpenedPost) => {
      setSaved(now);
      setBaseline(valuesOf(now, locale));
      begin(valuesOf(now, locale), now.html);
    },
  };
}

function placeOf(post: OpenedPost | null): string {
  return post?.id ?? 'new';
}

function keyOf(place: string, windowId: string): string {
  return draftKey('compose_draft', `${place}:${windowId}`);
}

export type Fields = ReturnType<typeof useFields>;

/**
 * The rules of slugs. They come with a table of the world's scripts, and so on their own, after the page; undefined
 * where they cannot be fetched: the core has them, too.
 */
export async function loadSlugify(): Promise<((text: string) => string) | undefined> {
  try {
    return (await import('../../../shared/slug.ts')).slugify;
  } catch {
    return undefined;
  }
}
