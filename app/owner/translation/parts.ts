import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Mark, TranslatedPart } from '../../../core/translations/side-by-side.ts';
import { pairLines } from '../../../shared/diff.ts';
import { topElements } from '../../../shared/merge.ts';
import type { Fields } from '../compose/saving.ts';
import { afterTyping, saveEvent } from '../editor/editor-hooks.ts';

/** Indexes of a title and an excerpt among a part's elements. */
export const titlePlace = -2;
export const excerptPlace = -1;

/** Splits a body among its parts. The parts are those of `saved`; `html` may be another version of it. */
export function splitBody(
  parts: readonly Pick<TranslatedPart, 'into'>[],
  saved: string,
  html: string,
): string[] {
  const texts = parts.map(() => '');
  let [part, element] = [0, 0];
  for (const [before, after = ''] of pairLines(topElements(saved), topElements(html))) {
    if (before !== undefined) {
      const found = parts.findIndex(({ into }) => into.includes(element));
      if (found >= 0) part = found;
      element += 1;
    }
    texts[part] += after;
  }
  return texts;
}

const markOrder = ['changed', 'removed', 'untouched'] as const;

interface PartFacts {
  hasOriginal: boolean;
  text: string;
  isEdited: boolean;
  marks: readonly Pick<Mark, 'kind'>[];
}

export type PartState =
  | 'edited'
  | 'partly'
  | 'missing'
  | 'added'
  | 'current'
  | 'left_out'
  | (typeof markOrder)[number];

/** Returns what a part needs, or that it needs nothing. */
export function stateOf({ hasOriginal, text, isEdited, marks }: PartFacts): PartState {
  if (isEdited) return 'edited';
  const first = markOrder.find((kind) => marks.some((mark) => mark.kind === kind));
  if (first) return first;
  if (marks.length > 0) return text ? 'partly' : 'missing';
  if (!hasOriginal) return 'added';
  return text ? 'current' : 'left_out';
}

export const isOpen = (state: PartState) =>
  ['changed', 'removed', 'untouched', 'partly', 'missing'].includes(state);

/** A part of the body on screen. */
export interface BodyPart extends TranslatedPart {
  original: string;
  /** The typed HTML, the saved one, and the core's sanitized HTML. */
  html: string;
  saved: string;
  sanitized: string;
}

interface PartsOptions {
  fields: Fields;
  /** The form's field with the whole body. */
  area: RefObject<HTMLTextAreaElement | null>;
  parts: readonly TranslatedPart[];
  /** The sanitized body that the parts are about. */
  sanitizedHtml: string;
  original: { html: string; version: number };
}

/**
 * The parts of the body, with what was typed. They stay as they were opened until another text or another
 * version of the original is shown. Only their marks change.
 */
export function useParts({ fields, area, parts, sanitizedHtml, original }: PartsOptions) {
  const { start, baseline, typed, isDirty } = fields;
  const key = `${start.count} ${original.version}`;
  const split = () => {
    const body = parts.filter(({ of, into }) => (of[0] ?? into[0] ?? 0) >= 0);
    const shown = body.length > 0 ? body : [{ of: [], into: [], paragraphs: [], marks: [] }];
    const elements = topElements(original.html);
    const [now, saved, sanitized] = [typed.html, baseline.html, sanitizedHtml].map((html) =>
      splitBody(shown, sanitizedHtml, html),
    );
    return shown.map((part, at): BodyPart => {
      const originals = [...new Set(part.of)].sort((one, other) => one - other);
      return {
        ...part,
        original: originals.map((place) => elements[place] ?? '').join(''),
        html: now?.[at] ?? '',
        saved: saved?.[at] ?? '',
        sanitized: sanitized?.[at] ?? '',
      };
    });
  };
  const [opened, setOpened] = useState(() => ({ key, body: split() }));
  if (opened.key !== key) setOpened({ key, body: split() });
  const texts = useRef<string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the parts only when they are split again
  useEffect(() => {
    texts.current = opened.body.map(({ html }) => html);
  }, [opened.key]);
  useEffect(() => {
    if (isDirty) return;
    setOpened((now) => ({ ...now, body: now.body.map((part) => ({ ...part, saved: part.html })) }));
  }, [isDirty]);
  const [typing] = useState(() =>
    afterTyping(() => {
      const { current } = texts;
      setOpened((now) => ({
        ...now,
        body: now.body.map((part, at) => ({ ...part, html: current[at] ?? part.html })),
      }));
      area.current?.dispatchEvent(new Event('input', { bubbles: true }));
    }),
  );
  useEffect(() => {
    const form = area.current?.form;
    form?.addEventListener(saveEvent, typing.flush);
    return () => {
      typing.stop();
      form?.removeEventListener(saveEvent, typing.flush);
    };
  }, [area, typing]);
  return {
    key: opened.key,
    body: opened.body.map((part) => {
      const now = parts.filter(
        ({ of, marks }) =>
          of.some((place) => part.of.includes(place)) ||
          marks.some(({ id }) => part.marks.some((mark) => mark.id === id)),
      );
      return {
        ...part,
        marks: now.flatMap(({ marks }) => marks),
        paragraphs: now.flatMap(({ paragraphs }) => paragraphs),
      };
    }),
    /** Writes a part's typed HTML to the form's field now, and reports it in the next typing pause. */
    write: (at: number, html: string) => {
      texts.current[at] = html;
      if (area.current) area.current.value = texts.current.join('');
      typing.note();
    },
  };
}
