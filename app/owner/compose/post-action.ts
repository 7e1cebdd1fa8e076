import { data, redirect } from 'react-router';
import type { Core } from '../../../core/core.ts';
import type { NextFailure } from '../../../core/posts/next-version.ts';
import type { NotApproved } from '../../../core/reviews/review-core.ts';
import type { Pair } from '../../../core/translations/pairs.ts';
import { datePart, formatWallClock } from '../../../shared/dates.ts';
import type { GuardPlace } from '../../../shared/guard/guarded-name.ts';
import type { Locale } from '../../../shared/locale.ts';
import { localized, paths, withQuery } from '../../../shared/paths.ts';
import { type Post, type PostInput, postInputSchema, postLimits } from '../../../shared/post.ts';
import { fail, ok, type Result, statusOf } from '../../../shared/result.ts';
import type { PageContext } from '../../page-context.ts';
import { readOverrides } from '../forms/overrides.ts';
import {
  type DraftValues,
  type OpenedPost,
  pageLength,
  readTypedTime,
  type TypedTime,
  timeIn,
  valuesIn,
  withEditorHtml,
  withNext,
} from './post-values.ts';

/** A finished action, for the status line. */
export type Done =
  | 'published'
  | 'updated'
  | 'draft'
  | 'next'
  | 'next_scheduled'
  | 'next_unscheduled'
  | 'next_discarded'
  | 'unpublished'
  | 'scheduled'
  | 'unscheduled'
  | 'new'
  | 'copied'
  | 'deleted'
  | 'restored';

/** Why nothing was saved. `network` and `server` come from the browser. */
export interface SaveFailure {
  code: NextFailure['code'] | 'date_invalid' | 'input_invalid' | 'signed_out' | 'network' | 'server';
  /** The HTTP status; 0 for no response. */
  status: number;
  /** The slug or field that the failure is about. */
  subject?: string;
  /** The action, if it wasn't saving or updating. */
  tried?: 'delete' | 'new' | 'restore';
  /** The typed values, if the form was sent without JavaScript. */
  values?: DraftValues;
  time?: TypedTime;
  /** Where confidential names were found. */
  places?: GuardPlace[];
  /** Values for the sentence about a publish time. */
  facts?: { wanted: string; zone: string; instead?: string };
  review?: Pick<NotApproved, 'review' | 'reader' | 'wasApproved'>;
}

/** The result of a form sent by the page's script (`enhanced=1`). Other forms get a redirect. */
export type PostResult =
  /** `theirs`: the newer version, if the post was changed elsewhere. */
  | { failure: SaveFailure; theirs?: OpenedPost; done?: never }
  | { failure?: never; done: Exclude<Done, 'deleted'>; saved: OpenedPost }
  | { failure?: never; done: 'deleted' };

/** Creates the post, or updates the opened one. */
export async function savePost(form: FormData, page: PageContext) {
  const { core, locale } = page;
  const values = valuesIn(form);
  const intent = textIn(form, 'intent');
  const opened = intent === 'new' ? '' : textIn(form, 'opened');
  // A duplicate isn't published before the owner has read it.
  const isDraft = ['draft', 'unpublish', 'new'].includes(intent);
  const isPublished = opened !== '' && textIn(form, 'was') === 'published';
  const status = intent === 'schedule' ? 'scheduled' : isDraft ? 'draft' : 'published';
  const isReturned = !isEnhanced(form) && values.html.length <= postLimits.html;
  const returned: Partial<SaveFailure> = {
    ...(isReturned && { values, time: timeIn(form) }),
    ...(intent === 'new' && { tried: 'new' }),
  };

  const reason = textIn(form, 'override_reason').trim();
  const { time_zone: zone } = await core.settings.get();
  const time = status === 'scheduled' ? readTypedTime(timeIn(form), zone || 'UTC') : undefined;
  if (time?.ok === false) {
    const { failure } = time;
    const isInvalid = failure.code === 'time_invalid';
    const code = isInvalid ? ({ code: 'publish_at_invalid' } as const) : failure;
    return refused({ ...described(code, locale), ...returned });
  }
  // The field shows only the day, so an unchanged one keeps its time.
  const dated = textIn(form, 'dated');
  const parsed = postInputSchema.safeParse({
    ...values,
    date: dated && datePart(dated) === values.date.trim() ? dated : values.date,
    status,
    ...(time && { publish_at: time.value }),
    ...(reason && { override: { reason } }),
  });
  if (!parsed.success) {
    const subject = String(parsed.error.issues[0]?.path[0] ?? '');
    const code = subject === 'date' ? 'date_invalid' : 'input_invalid';
    return refused({ code, status: 400, subject, ...returned });
  }
  if (isPublished && ['next', 'schedule', 'unschedule'].includes(intent)) {
    const next = await saveNext(form, core, intent, { ...parsed.data, publish_at: time?.value });
    const done = { next: 'next', schedule: 'next_scheduled', unschedule: 'next_unscheduled' } as const;
    return respond(form, page, done[intent as keyof typeof done], next, returned);
  }
  const version = Number(form.get('version'));
  const base = Number(form.get('base'));
  const saved = opened
    ? await core.posts.update(
        opened,
        { ...parsed.data, ...(version > 0 && { version }), ...approvalIn(form) },
        isPublished && status === 'published' ? { base: base || undefined } : undefined,
      )
    : await createOnce(core, parsed.data, textIn(form, 'key') || undefined);
  if (saved.ok) await removeBackup(form, core);
  return respond(form, page, doneBy(intent, status, opened && textIn(form, 'was')), saved, returned);
}

/** Saves the next version of the opened post, and schedules its update or cancels that. */
async function saveNext(form: FormData, core: Core, intent: string, { status: _, ...input }: PostInput) {
  const version = Number(form.get('next')) || Number(form.get('version'));
  const base = Number(form.get('base'));
  const opened = textIn(form, 'opened');
  const saved = await core.next.save(opened, {
    ...input,
    ...(version > 0 && { version }),
    ...(base > 0 && { base }),
    publish_at: intent === 'unschedule' ? null : input.publish_at,
    ...approvalIn(form),
  });
  if (!saved.ok) return saved;
  await removeBackup(form, core);
  return reopen(core, opened);
}

/** Discards the next version. Its saves stay in the version history. */
export async function discardNext(form: FormData, page: PageContext) {
  const { core } = page;
  const opened = textIn(form, 'opened');
  const version = Number(form.get('next')) || undefined;
  const discarded = await core.next.discard(opened, { version });
  if (discarded.ok) await removeBackup(form, core);
  return respond(form, page, 'next_discarded', discarded.ok ? await reopen(core, opened) : discarded);
}

/** Saves the discarded version `shown` as the next version again. */
export async function restoreNext(form: FormData, page: PageContext) {
  const { core } = page;
  const opened = textIn(form, 'opened');
  const discarded = await core.posts.revision(opened, Number(form.get('shown')));
  const saved = discarded.ok ? await core.next.save(opened, textOf(discarded.value)) : discarded;
  return respond(form, page, 'next', saved.ok ? await reopen(core, opened) : saved);
}

/** Removes the backup of the saved text, unless another window has written since. */
async function removeBackup(form: FormData, core: Core): Promise<void> {
  const id = textIn(form, 'unsaved');
  const by = { writer: textIn(form, 'writer'), etag: textIn(form, 'etag') };
  if (id) await core.workingCopies.remove(id, by);
}

/**
 * Creates the post. If an earlier request already created it but the response was lost, saves over that post.
 * Fails with the post's `slug` if it was changed elsewhere in the meantime.
 */
async function createOnce(core: Core, input: PostInput, key: string | undefined) {
  const created = await core.posts.create(input, key);
  const slug = created.ok ? created.value.slug : created.failure.code === 'key_used' && created.failure.slug;
  const isFirst = created.ok && created.value.version === 1;
  if (!slug || isFirst) return created;
  const saved = await core.posts.update(slug, { ...input, version: 1 });
  if (saved.ok || saved.failure.code !== 'changed_elsewhere') return saved;
  return fail({ ...saved.failure, slug });
}

/** Unpublishes the saved version of the opened post or publishes it again, without unsaved changes. */
export async function changeStatus(form: FormData, page: PageContext) {
  // Without JavaScript, unsaved changes would be lost.
  if (!isEnhanced(form)) return savePost(form, page);
  const { core } = page;
  const opened = textIn(form, 'opened');
  const status = form.get('intent') === 'unpublish' ? 'draft' : 'published';
  const version = Number(form.get('version'));
  // The version that readers saw. If there was a next version, the draft has its text instead.
  const shown = Number(form.get('shown'));
  const live = status === 'published' && shown > 0 ? await core.posts.revision(opened, shown) : undefined;
  const text = live?.ok ? textOf(live.value) : {};
  const changed = await core.posts.update(opened, { ...text, status, version, ...approvalIn(form) });
  const done = status === 'draft' ? 'unpublished' : 'published';
  if (!changed.ok) return respond(form, page, done, changed);
  await removeBackup(form, core);
  if (live?.ok) {
    const draft = await core.posts.revision(changed.value.slug, version);
    if (draft.ok) await core.next.save(changed.value.slug, textOf(draft.value));
  }
  return respond(form, page, done, await reopen(core, changed.value.slug));
}

/** Deletes the opened post. The next page offers Undo. */
export async function removePost(form: FormData, { core, locale }: PageContext) {
  const removed = await core.posts.remove(textIn(form, 'opened'));
  if (!removed.ok) {
    return refused({ ...described(removed.failure, locale), tried: 'delete', values: valuesIn(form) });
  }
  if (isEnhanced(form)) return data<PostResult>({ done: 'deleted' });
  return seeOther(localized(paths.compose, locale), { done: 'deleted', undo: removed.value.id });
}

/** Duplicates the saved version of the opened post and opens the duplicate. */
export async function copyOpened(form: FormData, page: PageContext) {
  const copied = await copyPost(textIn(form, 'opened'), page);
  return copied.ok ? copied.value : refused(described(copied.failure, page.locale));
}

/** Duplicates the saved version of a post. Returns the redirect to the duplicate, or the failure. */
export async function copyPost(slug: string, { core, locale }: PageContext) {
  const copied = await core.posts.copy(slug);
  if (!copied.ok) return copied;
  const path = localized(paths.composePost(copied.value.slug), locale);
  return ok(seeOther(path, { done: 'copied' }));
}

/** Restores a deleted post and opens it. */
export async function restorePost(form: FormData, page: PageContext) {
  const restored = await page.core.posts.restore(textIn(form, 'undo'), readOverrides(form));
  return respond(form, page, 'restored', restored, { tried: 'restore' });
}

function textOf({ title, slug, date, cover, cover_alt, excerpt, html, tags, language }: Post) {
  return { title, slug, date, cover, cover_alt, excerpt, html, tags, language };
}

/** Returns the post as saved, or why it wasn't, with the newer version if it was changed elsewhere. */
async function respond(
  form: FormData,
  { core, locale }: PageContext,
  done: Exclude<Done, 'deleted'>,
  saved: Result<OpenedPost, NextFailure>,
  more: Partial<SaveFailure> = {},
) {
  if (saved.ok) {
    if (isEnhanced(form)) return data<PostResult>({ done, saved: saved.value });
    const { slug } = saved.value.live ?? saved.value;
    return seeOther(localized(paths.composePost(slug), locale), { done });
  }
  const failure = { ...described(saved.failure, locale), ...more };
  const isNewer = failure.code === 'changed_elsewhere' || failure.code === 'next_outdated';
  const slug = textIn(form, 'opened') || failure.subject;
  const theirs = isEnhanced(form) && isNewer && slug ? await openPost(core, slug) : null;
  return refused(failure, theirs ?? undefined);
}

function textIn(form: FormData, name: string): string {
  return String(form.get(name) ?? '');
}

function isEnhanced(form: FormData): boolean {
  return form.get('enhanced') === '1';
}

function approvalIn(form: FormData) {
  return form.get('without_approval') === '1' ? { without_approval: true } : {};
}

/** Returns what was done, for the status line. `before`: the status of the opened post; '' for a new one. */
function doneBy(intent: string, status: Post['status'], before: string) {
  if (intent === 'new') return 'new';
  if (status === 'scheduled') return 'scheduled';
  if (intent === 'unpublish') return 'unpublished';
  if (status === 'draft') return before === 'scheduled' ? 'unscheduled' : 'draft';
  return before === 'published' ? 'updated' : 'published';
}

function described(failure: NextFailure, locale: Locale): SaveFailure {
  const clock = (time: string) => formatWallClock(time, locale);
  return {
    code: failure.code,
    status: statusOf(failure),
    ...('slug' in failure && failure.slug && { subject: failure.slug }),
    ...('wanted' in failure && {
      facts: {
        wanted: clock(failure.wanted),
        zone: failure.zone,
        ...('instead' in failure && { instead: clock(failure.instead) }),
      },
    }),
    ...(failure.code === 'not_approved' && { review: failure }),
    ...(failure.code === 'names_found' && { places: failure.places }),
  };
}

function refused(failure: SaveFailure, theirs?: OpenedPost) {
  return data<PostResult>({ failure, ...(theirs && { theirs }) }, { status: failure.status });
}

/** Redirects with status 303, so that reloading the next page doesn't repeat the change. */
function seeOther(path: string, query: Record<string, string>) {
  return redirect(withQuery(path, query), 303);
}

/**
 * A post and its translation. `marks`: the number of translated paragraphs to review; `marksAfter`: the same
 * once the post's next version is published.
 */
export type MarkedPair = Pair & { marks: number; marksAfter: number };

export type LoadedWorkspace = Awaited<ReturnType<typeof loadWorkspace>>;

/** Loads the owner's posts that match `?q=`, and the post that `?slug=` opens. */
export async function loadWorkspace(core: Core, parameters: URLSearchParams) {
  const slug = parameters.get('slug')?.trim() ?? '';
  const query = parameters.get('q')?.trim() ?? '';
  const [found, unsaved, post] = await Promise.all([
    core.posts.search(query, pageLength),
    core.workingCopies.list(),
    slug ? openPost(core, slug) : null,
  ]);
  const sides = post ? await core.translations.sideBySide(post.slug) : undefined;
  const marks = sides?.ok ? sides.value.marks : 0;
  const marksAfter = sides?.ok && post?.next ? await core.translations.marksAfter(post.slug, post) : marks;
  const pair: MarkedPair | null = sides?.ok ? { ...sides.value.pair, marks, marksAfter } : null;
  /** `missing`: the slug in the URL if no post has it. */
  return { found, query, post, missing: post ? '' : slug, unsaved, pair };
}

async function reopen(core: Core, slug: string): Promise<Result<OpenedPost, { code: 'post_not_found' }>> {
  const post = await openPost(core, slug);
  return post ? ok(post) : fail({ code: 'post_not_found' });
}

export async function openPost(core: Core, slug: string): Promise<OpenedPost | null> {
  const found = await core.posts.get({ owner: true }, slug);
  if (!found.ok) return null;
  if (found.value.movedTo !== undefined) return openPost(core, found.value.movedTo);
  const { post } = found.value;
  const [missing, checks, next] = await Promise.all([
    core.posts.missingPictures(post.slug),
    core.posts.checks(post.slug),
    core.next.get(post.slug),
  ]);
  const opened = withEditorHtml(
    withNext(post, next.ok ? next.value : null),
    missing.ok ? missing.value.html : null,
  );
  return checks.ok ? { ...opened, checks: checks.value } : opened;
}
