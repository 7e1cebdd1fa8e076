import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { fill, plural } from '../../../messages/fill.ts';
import { localized, paths } from '../../../shared/paths.ts';
import { useListener } from '../context/browser.ts';
import { type Owner, type OwnerMessages, useOwner } from '../context/owner-context.ts';
import type { Message } from '../forms/notices.tsx';
import { unapprovedHeading } from '../forms/overrides.ts';
import { focusField } from './checks/places.ts';
import type { SaveFailure } from './post-action.ts';
import { type DraftValues, draftFields } from './post-values.ts';
import type { Fields } from './saving.ts';

/**
 * Manages the editor's status message. A problem is shown until it is resolved: in a field, by signing in, or
 * by reconnecting. `sent` is the failure of a form sent without JavaScript.
 */
export function useStatusMessage(fields: Fields, sent: SaveFailure | undefined, onChange?: () => void) {
  const owner = useOwner();
  const done = useSearchParams()[0].get('done') ?? '';
  const failed = (failure: SaveFailure) => ({ text: saveMessage(failure, owner.messages), isFailure: true });
  const [message, setMessage] = useState<Message | undefined>(() =>
    sent ? failed(sent) : doneMessage(done, owner, fields.saved?.slug),
  );
  const problem = useRef(sent?.values && { failure: sent, values: sent.values });
  const say = (next: Message | undefined) => {
    onChange?.();
    setMessage(next);
    problem.current = undefined;
  };
  const clear = (code: SaveFailure['code']) => {
    if (problem.current?.failure.code === code) say(undefined);
  };
  useListener('online', () => clear('network'));

  return {
    message,
    say,
    clear,
    /** Shows a problem and moves the focus to where it can be fixed. */
    sayProblem: (failure: SaveFailure, text?: string) => {
      say({ ...failed(failure), ...(text && { text }) });
      problem.current = { failure, values: fields.read() };
      focusProblem(fields, failure);
    },
    onInput: () => {
      const shown = problem.current;
      if (shown && isFixed(shown.failure, shown.values, fields.read())) say(undefined);
    },
  };
}

/** Returns the message about a post that went live while it was open: late if the server wasn't running. */
export function wentLiveText(
  { due, at, time }: { due: string | null | undefined; at: string; time: string },
  { messages, locale }: Pick<Owner, 'messages' | 'locale'>,
): string {
  const { went_live, went_live_late } = messages.compose.status;
  const minutes = due ? Math.floor((Date.parse(at) - Date.parse(due)) / 60_000) : 0;
  return minutes > 0 ? fill(plural(locale, went_live_late, minutes), { time }) : went_live;
}

/** Returns the message about a finished action (`?done=` without JavaScript); undefined for others. */
export function doneMessage(
  done: string,
  { messages, locale }: Pick<Owner, 'messages' | 'locale'>,
  slug = '',
): Message | undefined {
  const { status } = messages.compose;
  const sentences: Record<string, string> = {
    published: status.published_now,
    updated: status.updated_now,
    scheduled: status.scheduled_now,
    unscheduled: status.unscheduled_now,
    draft: messages.toasts.draft_saved,
    next: status.next_saved,
    next_scheduled: status.next_scheduled,
    next_unscheduled: status.next_unscheduled,
    next_discarded: status.next_discarded,
    unpublished: status.unpublished_now,
    new: fill(status.saved_as_new, { slug }),
    copied: status.copied,
    deleted: messages.toasts.post_deleted,
    restored: messages.toasts.undone,
  };
  const text = Object.hasOwn(sentences, done) ? sentences[done] : undefined;
  if (text === undefined) return undefined;
  const isLive = slug !== '' && (done === 'published' || done === 'updated');
  const link = { href: localized(paths.post(slug), locale), label: messages.compose.row.view_post };
  return { text, ...(isLive && { link }) };
}

/** Failures to restore a post that the owner can override. */
const canOverride = new Set<SaveFailure['code']>(['not_approved', 'names_found', 'guard_locked']);

/** Returns the message for a failed save or delete (docs/specification.md 8.1). */
export function saveMessage(
  failure: SaveFailure,
  messages: Pick<OwnerMessages, 'compose' | 'errors' | 'reviewPanel'>,
): string {
  const { catalog } = messages.errors;
  const { code, status, tried } = failure;
  if (code === 'title_and_body_required') return catalog.compose_required;
  if (tried === 'delete') return fill(catalog.delete, { status });
  if (tried === 'new') return fill(catalog.save_as_new, { status });
  const reason = saveReason(failure, messages);
  if (tried === 'restore') {
    const sentence = fill(messages.compose.trash.not_restored, { status });
    return canOverride.has(code) ? `${sentence}: ${reason}` : sentence;
  }
  return fill(catalog.compose_save, { status, response_text: reason });
}

/** Returns why it failed, and what can be done about it. */
export function saveReason(
  { code, status, subject = '', facts = { wanted: '', zone: '' }, review }: SaveFailure,
  { errors, reviewPanel }: Pick<OwnerMessages, 'errors' | 'reviewPanel'>,
): string {
  const { catalog, detail } = errors;
  switch (code) {
    case 'title_and_body_required':
      return catalog.compose_required;
    case 'post_not_found':
      return detail.not_found;
    case 'next_outdated':
    case 'next_not_found':
    case 'not_published':
    case 'key_used':
      return detail.changed_elsewhere;
    case 'not_approved':
      return unapprovedHeading(review ?? { reader: '', wasApproved: false }, reviewPanel);
    case 'input_invalid':
      return fill(detail.request_invalid, { field: subject });
    case 'signed_out':
      return detail.session_ended;
    case 'network':
      return catalog.auth_network_compose;
    case 'server':
      return status === 413 ? detail.body_too_long : detail.server;
    default:
      return fill(detail[code], { slug: subject, instead: '', ...facts });
  }
}

/** Returns the failure for a post without title or text, before anything is sent. */
export function findMissingField(values: DraftValues): SaveFailure | undefined {
  if (values.title.trim() && values.html.trim()) return undefined;
  return { code: 'title_and_body_required', status: 400 };
}

/** Checks whether the owner has changed the value that caused a refused save. */
export function isFixed({ code, subject }: SaveFailure, before: DraftValues, now: DraftValues): boolean {
  if (code === 'title_and_body_required') return findMissingField(now) === undefined;
  // The time isn't one of the values, so any input may have changed it.
  if (isAboutTime(code)) return true;
  const name = fieldAbout(code, subject);
  return name !== undefined && now[name] !== before[name];
}

function isAboutTime(code: SaveFailure['code']): boolean {
  return /^(?:publish_at|time)_/.test(code);
}

/** Returns the field that a failure is about. */
function fieldAbout(code: SaveFailure['code'], subject: string | undefined): keyof DraftValues | undefined {
  if (code.startsWith('slug_')) return 'slug';
  if (code === 'date_invalid') return 'date';
  if (code === 'text_too_intricate') return 'html';
  return code === 'input_invalid' ? draftFields.find((name) => name === subject) : undefined;
}

/** Focuses the first missing or invalid field. */
function focusProblem({ fieldOf }: Fields, { code, subject }: SaveFailure): void {
  if (code === 'title_and_body_required') {
    const title = fieldOf('title');
    const body = document.getElementById('html-text') ?? fieldOf('html');
    (title?.value.trim() ? body : title)?.focus();
    return;
  }
  const name = fieldAbout(code, subject);
  if (isAboutTime(code)) focusField(document.getElementById('publish_at'));
  // The text is long: moving the focus there would lose the owner's place.
  else if (name && name !== 'html') focusField(fieldOf(name));
}
