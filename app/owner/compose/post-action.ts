import { data, redirect } from 'react-router';
import type { Core } from '../../../core/core.ts';
import type { PostFailure, PostMatches } from '../../../core/posts/post-core.ts';
import type { WorkingCopyHead } from '../../../core/posts/working-copies.ts';
import type { NotApproved } from '../../../core/reviews/review-core.ts';
import type { OpenTranslations, Pair } from '../../../core/translations/pairs.ts';
import { datePart, formatWallClock } from '../../../shared/dates.ts';
import type { GuardPlace } from '../../../shared/guard/guarded-name.ts';
import type { Locale } from '../../../shared/locale.ts';
import { localised, paths, withQuery } from '../../../shared/paths.ts';
import { type Post, type PostInput, postInputSchema, postLimits } from '../../../shared/post.ts';
import { fail, ok, type Result, statusOf } from '../../../shared/result.ts';
import type { PageContext } from '../../page-context.ts';
import { readLeave } from '../forms/overrides.ts';
import {
  type DraftValues,
  type OpenedPost,
  pageLength,
  readTypedTime,
  type TypedTime,
  timeIn,
  valuesIn,
  withPlaces,
} from './post-values.ts';

/** What was done, for the status line. */
export type Done =
  | 'published'
  | 'updated'
  | 'draft'
  | 'unpublished'
  | 'scheduled'
  | 'unscheduled'
  | 'new'
  | 'copied'
  | 'deleted'
  | 'restored';

/** Why nothing was saved; `network` and `server` come from the browser. Comes back with what was typed. */
export interface SaveFailure {
  code: PostFailure['code'] | 'date_invalid' | 'input_invalid' | 'signed_out' | 'network' | 'server';
  /** The HTTP status; 0 when there was no answer. */
  status: number;
  /** The slug, or the field, that the failure is about. */
  subject?: string;
  /** What was tried, when it was not to save or update. */
  tried?: 'delete' | 'new' | 'restore';
  values?: DraftValues;
  /** Where names stand that must not appear. */
  places?: GuardPlace[];
  time?: TypedTime;
  /** What the sentence about a time needs, by the names in it. */
  facts?: { wanted: string; zone: string; instead?: string };
  /** What the version was held against that nobody has approved. */
  review?: Pick<NotApproved, 'review' | 'reader' | 'wasApproved'>;
}

/** What came of a form of the workspace that the page's script has sent (`enhanced=1`); others are redirected. */
export type PostResult =
  | { failure: SaveFailure; done?: never }
  | { failure?: never; done: Exclude<Done, 'deleted'>; saved: Post }
  | { failure?: never; done: 'deleted' };

type TimeFailure = Extract<ReturnType<typeof readTypedTime>, { ok: false }>['failure'];

type ChangedElsewhere = Extract<PostFailure, { code: 'changed_elsewhere' }>;

/** Creates the post, or updates the one that was opened. */
export async function savePost(form: FormData, { core, locale }: PageContext) {
  const values = valuesIn(form);
  const intent = form.get('intent');
  const opened = intent === 'new' ? '' : String(form.get('opened') ?? '');
  const status = intent === 'schedule' ? 'scheduled' : isDraft(intent) ? 'draft' : 'published';
  // With its script the page has what was typed. No honest text is longer than a post can be.
  const isSentBack = !isEnhanced(form) && values.html.length <= postLimits.html;
  const refuse = (failure: SaveFailure) =>
    refused({
      ...failure,
      ...(isSentBack && { values, time: timeIn(form) }),
      ...(intent === 'new' && { tried: 'new' }),
    });

  const reason = String(form.get('override_reason') ?? '').trim();
  const { time_zone: zone } = await core.settings.get();
  const time = status === 'scheduled' ? readTypedTime(timeIn(form), zone || 'UTC') : undefined;
  if (time?.ok === false) return refuse(described(asFailure(time.failure), locale));
  // The field has the day alone: one that was not changed keeps its time.
  const dated = String(form.get('dated') ?? '');
  const parsed = postInputSchema.safeParse({
    ...values,
    date: dated && datePart(dated) === values.date.trim() ? dated : values.date,
    status,
    ...(time && { publish_at: time.value }),
    ...(reason && { override: { reason } }),
  });
  if (!parsed.success) {
    const subject = String(parsed.error.issues[0]?.path[0] ?? '');
    return refuse({ code: subject === 'date' ? 'date_invalid' : 'input_invalid', status: 400, subject });
  }
  const version = Number(form.get('version'));
  const saved = opened
    ? await core.posts.update(opened, {
        ...parsed.data,
        ...(version > 0 && { version }),
        ...(form.get('without_approval') === '1' && { without_approval: true }),
      })
    : await createOnce(core, parsed.data, String(form.get('key') ?? '') || undefined);
  if (!saved.ok) return refuse(described(saved.failure, locale));
  await forgetUnsaved(form, core);
  const done = doneOf({ intent, status, was: opened === '' ? '' : String(form.get('was') ?? '') });
  return finished(form, done, saved.value, locale);
}

/** What was saved is not kept as unsaved any more; what another window has written since stays. */
async function forgetUnsaved(form: FormData, core: Core): Promise<void> {
  const field = (name: string) => String(form.get(name) ?? '');
  const id = field('unsaved');
  if (id) await core.workingCopies.remove(id, { writer: field('writer'), etag: field('etag') });
}

/**
 * Creates the post. Where an earlier request has done so, and only its answer got lost, what was written since is saved
 * over it; a post that was changed elsewhere meanwhile is left alone, and `slug` names it.
 */
async function createOnce(
  core: Core,
  input: PostInput,
  key: string | undefined,
): Promise<Result<Post, PostFailure | (ChangedElsewhere & { slug: string })>> {
  const created = await core.posts.create(input, key);
  const slug = created.ok ? created.value.slug : created.failure.code === 'key_used' && created.failure.slug;
  const isFirst = created.ok && created.value.version === 1;
  if (!slug || isFirst) return created;
  const saved = await core.posts.update(slug, { ...input, version: 1 });
  if (saved.ok || saved.failure.code !== 'changed_elsewhere') return saved;
  return fail({ ...saved.failure, slug });
}

/** Unpublishes the opened post as it is saved, or publishes it again. What is typed is neither saved nor lost. */
export async function changeStatus(form: FormData, page: PageContext) {
  // Without the page's script what is typed would be lost.
  if (!isEnhanced(form)) return savePost(form, page);
  const { core, locale } = page;
  const status = form.get('intent') === 'unpublish' ? 'draft' : 'published';
  const changed = await core.posts.update(String(form.get('opened') ?? ''), {
    status,
    version: Number(form.get('version')),
    ...(form.get('without_approval') === '1' && { without_approval: true }),
  });
  if (!changed.ok) return refused(described(changed.failure, locale));
  await forgetUnsaved(form, core);
  return finished(form, status === 'draft' ? 'unpublished' : 'published', changed.value, locale);
}

/** Takes the opened post off the site; the next page offers to undo it. */
export async function removePost(form: FormData, { core, locale }: PageContext) {
  const removed = await core.posts.remove(String(form.get('opened') ?? ''));
  if (!removed.ok)
    return refused({ ...described(removed.failure, locale), tried: 'delete', values: valuesIn(form) });
  if (isEnhanced(form)) return data<PostResult>({ done: 'deleted' });
  return onward(localised(paths.compose, locale), { done: 'deleted', undo: removed.value.id });
}

/** Opens a copy of a post as it is saved. */
export async function copyOpened(form: FormData, page: PageContext) {
  const copied = await copyPost(String(form.get('opened') ?? ''), page);
  return copied.ok ? copied.value : refused(described(copied.failure, page.locale));
}

/** Brings a deleted post back and opens it. */
export async function restorePost(form: FormData, { core, locale }: PageContext) {
  const restored = await core.posts.restore(String(form.get('undo') ?? ''), readLeave(form));
  if (!restored.ok) return refused({ ...described(restored.failure, locale), tried: 'restore' });
  return finished(form, 'restored', restored.value, locale);
}

function finished(form: FormData, done: Exclude<Done, 'deleted'>, saved: Post, locale: Locale) {
  if (isEnhanced(form)) return data<PostResult>({ done, saved });
  return onward(localised(paths.composePost(saved.slug), locale), { done });
}

function isEnhanced(form: FormData): boolean {
  return form.get('enhanced') === '1';
}

function doneOf(save: { intent: unknown; status: string; was: string }) {
  if (save.intent === 'new') return 'new';
  if (save.status === 'scheduled') return 'scheduled';
  if (save.intent === 'unpublish') return 'unpublished';
  if (save.status === 'draft') return save.was === 'scheduled' ? 'unscheduled' : 'draft';
  return save.was === 'published' ? 'updated' : 'published';
}

/** A copy that nobody has read yet is no second article on the site. */
function isDraft(intent: unknown): boolean {
  return intent === 'draft' || intent === 'unpublish' || intent === 'new';
}

function asFailure(failure: TimeFailure): PostFailure {
  return failure.code === 'time_invalid' ? { code: 'publish_at_invalid' } : failure;
}

function described(failure: PostFailure, locale: Locale): SaveFailure {
  const subject = 'slug' in failure ? failure.slug : undefined;
  const facts = 'wanted' in failure ? factsOf(failure, locale) : undefined;
  return {
    code: failure.code,
    status: statusOf(failure),
    ...(subject && { subject }),
    ...(facts && { facts }),
    ...(failure.code === 'not_approved' && { review: failure }),
    ...(failure.code === 'names_found' && { places: failure.places }),
  };
}

/** The clock alone: the day stands in the field. */
function factsOf(failure: Extract<PostFailure, { wanted: string }>, locale: Locale): SaveFailure['facts'] {
  const { wanted, zone } = failure;
  const instead = 'instead' in failure ? { instead: formatWallClock(failure.instead, locale) } : {};
  return { wanted: formatWallClock(wanted, locale), zone, ...instead };
}

function refused(failure: SaveFailure) {
  return data<PostResult>({ failure }, { status: failure.status });
}

/** See Other: reloading the next page must not save again. */
function onward(path: string, query: Record<string, string>) {
  return redirect(withQuery(path, query), 303);
}

/** `marks`: how many paragraphs of the translation have to be looked at. */
export type MarkedPair = Pair & { marks: number };

export interface LoadedWorkspace {
  /** The first page of those that match; the others are asked for. */
  found: PostMatches;
  query: string;
  /** The post the address names; null for a new one. */
  post: OpenedPost | null;
  /** The slug in the address, where there is no post to open. */
  missing: string;
  /** What was written and not saved, here or on other devices. */
  unsaved: WorkingCopyHead[];
  /** The pair that the opened post is in. */
  pair: MarkedPair | null;
  /** What has still to be translated. */
  open: OpenTranslations;
}

/** The owner's posts, those that match `?q=`, and the one that `?slug=` opens. */
export async function loadWorkspace(core: Core, parameters: URLSearchParams): Promise<LoadedWorkspace> {
  const slug = parameters.get('slug')?.trim() ?? '';
  const query = parameters.get('q')?.trim() ?? '';
  const [found, unsaved, open, post] = await Promise.all([
    core.posts.search(query, pageLength),
    core.workingCopies.list(),
    core.translations.open(),
    slug ? openPost(core, slug) : null,
  ]);
  const side = post ? await core.translations.sideBySide(post.slug) : undefined;
  return {
    ...{ found, query, post, missing: post ? '' : slug, unsaved, open },
    pair: side?.ok ? { ...side.value.pair, marks: side.value.marks } : null,
  };
}

async function openPost(core: Core, slug: string): Promise<OpenedPost | null> {
  const found = await core.posts.get({ owner: true }, slug);
  if (!found.ok) return null;
  if (found.value.movedTo !== undefined) return openPost(core, found.value.movedTo);
  const { post } = found.value;
  const [missing, checks] = await Promise.all([
    core.posts.missingPictures(post.slug),
    core.posts.checks(post.slug),
  ]);
  const opened = withPlaces(post, missing.ok ? missing.value.html : null);
  return checks.ok ? { ...opened, checks: checks.value } : opened;
}

/** Makes a copy of a post as it is saved; gives the way to it, or why there is none. */
export async function copyPost(slug: string, { core, locale }: PageContext) {
  const copied = await core.posts.copy(slug);
  if (!copied.ok) return copied;
  const path = localised(paths.composePost(copied.value.slug), locale);
  // See Other: reloading the next page must not copy again.
  return ok(redirect(withQuery(path, { done: 'copied' }), 303));
}
