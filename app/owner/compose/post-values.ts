import type { PostCheck } from '../../../shared/checks/post-check.ts';
import {
  datePart,
  isTimeZone,
  readWallTime,
  type Turn,
  turnOf,
  type WallTimeFailure,
  wallTime,
} from '../../../shared/dates.ts';
import type { Locale } from '../../../shared/locale.ts';
import { hasMissingPicture } from '../../../shared/media.ts';
import type { Post } from '../../../shared/post.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { randomKey } from '../context/browser.ts';

/** The editor's list of posts: pages of 50, at most 5 of them (docs/specification.md 9.2). */
export const pageLength = 50;
export const maxPages = 5;

/** A saved post as the editor opens it. */
export interface OpenedPost extends Post {
  /** Its text with the places of missing pictures, which readers get without them; left out where none are missing. */
  editorHtml?: string;
  /** What there is to say of it before it is published. */
  checks?: PostCheck[];
}

/** A post opened with its text as typed; `html` is ignored if no image in it is missing. */
export function withEditorHtml(post: Post, html: string | null): OpenedPost {
  return html !== null && hasMissingPicture(html) ? { ...post, editorHtml: html } : post;
}

export const draftFields = [
  ...(['title', 'slug', 'date', 'cover', 'cover_alt'] as const),
  ...(['excerpt', 'tags', 'language', 'html'] as const),
] as const;

/** What is typed in the editor, as its fields hold it. */
export type DraftValues = Record<(typeof draftFields)[number], string>;

/** A saved post as the fields begin with it; the empty page of a new one, in the owner's language. */
export function valuesOf(post: OpenedPost | null, language: Locale): DraftValues {
  return {
    title: post?.title ?? '',
    slug: post?.slug ?? '',
    date: datePart(post?.date ?? ''),
    cover: post?.cover ?? '',
    cover_alt: post?.cover_alt ?? '',
    excerpt: post?.excerpt ?? '',
    tags: post?.tags.join(', ') ?? '',
    language: post?.language ?? language,
    html: post?.editorHtml ?? post?.html ?? '',
  };
}

/** What a form sends or holds; fields that it lacks are empty, and a cover that is not there has no words. */
export function valuesIn(form: FormData): DraftValues {
  const entries = draftFields.map((name) => [name, String(form.get(name) ?? '')]);
  const values = Object.fromEntries(entries) as DraftValues;
  return values.cover.trim() ? values : { ...values, cover_alt: '' };
}

export function isSame(one: DraftValues, other: DraftValues): boolean {
  return draftFields.every((name) => one[name] === other[name]);
}

/** Whether two versions of a post read the same; their status may differ. */
export function isSameText(one: OpenedPost, other: OpenedPost): boolean {
  const textOf = ({ editorHtml: _, ...post }: OpenedPost) => valuesOf(post, post.language);
  return isSame(textOf(one), textOf(other));
}

/** What a text that is no post yet brings to its first save. */
export interface NewText {
  /** Goes along with it, so that it becomes one post however often it is sent (`Idempotency-Key`). */
  createKey: string;
  /** The slug that was made from its title, and may be made anew; '' for none. */
  madeSlug: string;
}

export function beginText(): NewText {
  return { createKey: randomKey(), madeSlug: '' };
}

/** A post that was typed and not saved. */
export interface PostDraft {
  values: DraftValues;
  /** Version of the post that the writing started from; 0 for a new one. */
  version: number;
  /** Of a text that is no post yet, or may have become one without our knowing. */
  newText?: NewText | undefined;
}

/** When a post should go live, as the form has it. */
export interface TypedTime {
  /** `YYYY-MM-DDTHH:MM` by the clock of `publish_zone`; '' for none. */
  publish_at: string;
  /** As IANA names it; '' is the site's. */
  publish_zone: string;
  /** Which of two is meant, in the night that has the time twice. */
  publish_turn: Turn | undefined;
  /** The time that the post had before, UTC; '' for none. */
  planned: string;
}

export function timeIn(form: FormData): TypedTime {
  const turn = form.get('publish_turn');
  return {
    publish_at: String(form.get('publish_at') ?? '').trim(),
    publish_zone: String(form.get('publish_zone') ?? ''),
    publish_turn: turn === 'first' || turn === 'second' ? turn : undefined,
    planned: String(form.get('planned') ?? ''),
  };
}

/** Puts a time by the clock of a zone into the form's fields as if it were typed. */
export function typeTime(at: string, zone: string): void {
  const type = (id: string, value: string) => {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
    field.value = value;
    field.dispatchEvent(new Event(field instanceof HTMLInputElement ? 'input' : 'change', { bubbles: true }));
  };
  type('publish_zone', zone);
  type('publish_at', at);
}

/** The moment that is meant, UTC. One that was not changed stays what it was, to the second. */
export function readTypedTime(
  { publish_at, publish_zone, publish_turn, planned }: TypedTime,
  siteZone: string,
): Result<string, WallTimeFailure | { code: 'publish_at_required' }> {
  const zone = isTimeZone(publish_zone) ? publish_zone : siteZone;
  if (publish_at === '') return fail({ code: 'publish_at_required' });
  const before = new Date(planned);
  const isUnchanged =
    !Number.isNaN(before.getTime()) &&
    wallTime(before, zone) === publish_at &&
    [undefined, publish_turn].includes(turnOf(before, zone));
  if (isUnchanged) return ok(before.toISOString());
  const read = readWallTime(publish_at, zone, publish_turn);
  return read.ok ? ok(read.value.toISOString()) : read;
}
