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
import type { NextVersion, Post } from '../../../shared/post.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { randomKey } from '../context/browser.ts';

/** The editor's list of posts: pages of 50, at most 5 of them (docs/specification.md 9.2). */
export const pageLength = 50;

/**
 * A saved post as opened in the editor. With a next version, its fields are that version's, except `slug` and
 * `status`, and `live` is what readers see. `editorHtml`: its text with placeholders for missing images.
 */
export interface OpenedPost extends Post {
  editorHtml?: string;
  checks?: PostCheck[];
  next?: NextState;
  live?: Post;
}

/** The state of a next version. */
export type NextState = Pick<
  NextVersion,
  'slug' | 'version' | 'base' | 'published_version' | 'is_outdated' | 'publish_at' | 'held_for' | 'updated_at'
>;

/** Opens the next version of a post instead of the published text. */
export function withNext(live: Post, next: NextVersion | null): OpenedPost {
  if (!next) return live;
  const { title, slug, date, cover, cover_alt, excerpt, html, tags, language } = next;
  const { version, base, published_version, is_outdated, publish_at, held_for, updated_at } = next;
  return {
    ...{ ...live, title, date, cover, cover_alt, excerpt, html, tags, language },
    next: { slug, version, base, published_version, is_outdated, publish_at, held_for, updated_at },
    live,
  };
}

/** Adds the text as typed to an opened post; `html` is ignored if it has no missing images. */
export function withEditorHtml(post: OpenedPost, html: string | null): OpenedPost {
  return html !== null && hasMissingPicture(html) ? { ...post, editorHtml: html } : post;
}

/** The version of the text in the editor; 0 for a new post. */
export const textVersion = (saved: OpenedPost | null) => saved?.next?.version ?? saved?.version ?? 0;

/** The form's fields for the version that is edited. */
export function identityOf(saved: OpenedPost | null) {
  return {
    opened: saved?.slug ?? '',
    version: String(saved?.version ?? ''),
    next: String(saved?.next?.version ?? ''),
    base: String(saved?.next?.base ?? ''),
    dated: saved?.date ?? '',
    was: saved?.status ?? '',
  };
}

export const draftFields = [
  ...(['title', 'slug', 'date', 'cover', 'cover_alt'] as const),
  ...(['excerpt', 'tags', 'language', 'html'] as const),
] as const;

/** The values of the editor's fields. */
export type DraftValues = Record<(typeof draftFields)[number], string>;

/** Returns the initial values for a saved or a new post. */
export function valuesOf(post: OpenedPost | null, language: Locale): DraftValues {
  return {
    title: post?.title ?? '',
    slug: post?.next?.slug ?? post?.slug ?? '',
    date: datePart(post?.date ?? ''),
    cover: post?.cover ?? '',
    cover_alt: post?.cover_alt ?? '',
    excerpt: post?.excerpt ?? '',
    tags: post?.tags.join(', ') ?? '',
    language: post?.language ?? language,
    html: post?.editorHtml ?? post?.html ?? '',
  };
}

/** Reads the form's values. Missing fields are empty, and so is the alt text without a cover image. */
export function valuesIn(form: FormData): DraftValues {
  const entries = draftFields.map((name) => [name, String(form.get(name) ?? '')]);
  const values = Object.fromEntries(entries) as DraftValues;
  return values.cover.trim() ? values : { ...values, cover_alt: '' };
}

export function isSame(one: DraftValues, other: DraftValues): boolean {
  return draftFields.every((name) => one[name] === other[name]);
}

/** Checks whether two versions of a post have the same values. Their status may differ. */
export function isSameText(one: OpenedPost, other: OpenedPost): boolean {
  const textOf = ({ editorHtml: _, ...post }: OpenedPost) => valuesOf(post, post.language);
  return isSame(textOf(one), textOf(other));
}

/** A text that isn't a post yet. */
export interface NewText {
  /** Ensures that only one post is created, however often it is sent (`Idempotency-Key`). */
  createKey: string;
  /** The slug generated from the title; '' for none. */
  madeSlug: string;
}

export function beginText(): NewText {
  return { createKey: randomKey(), madeSlug: '' };
}

export interface PostDraft {
  values: DraftValues;
  /** The version that was edited; 0 for a new post. */
  version: number;
  /** Set for a new post, whose save may have succeeded without a response. */
  newText?: NewText | undefined;
}

/** A publish time as the form has it. */
export interface TypedTime {
  /** `YYYY-MM-DDTHH:MM` in `publish_zone`; '' for none. */
  publish_at: string;
  /** IANA name; '' for the site's zone. */
  publish_zone: string;
  /** The occurrence that is meant if the time happens twice. */
  publish_turn: Turn | undefined;
  /** The saved time in UTC; '' for none. */
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

/** Changes the form's time as if the owner had typed. */
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

/** Returns the typed time in UTC. An unchanged time keeps its seconds. */
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
