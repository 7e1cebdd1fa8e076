import { type RefObject, useRef, useState } from 'react';
import { fill } from '../../../messages/fill.ts';
import { localised, paths } from '../../../shared/paths.ts';
import { useListener } from '../context/browser.ts';
import type { Owner, OwnerMessages } from '../context/owner-context.ts';
import type { Message } from '../forms/notices.tsx';
import { unapprovedHeading } from '../forms/overrides.ts';
import { useSignedInAgain } from './autosave.ts';
import { fieldOf } from './fields.ts';
import type { SaveFailure } from './post-action.ts';
import { type DraftValues, draftFields } from './post-values.ts';

interface StatusOptions {
  form: RefObject<HTMLFormElement | null>;
  read: () => DraftValues;
  /** What the line says first, and the failure that it may be about. */
  initial: { message: Message | undefined; failure: SaveFailure | undefined };
  isSignedOut: boolean;
  /** Something new is said, or nothing any more. */
  onSaid: () => void;
}

/** What the status line says. A problem is told until it is mended: by what is typed, by signing in, by the line. */
export function useStatusMessage({ form, read, initial, isSignedOut, onSaid }: StatusOptions) {
  const [message, setMessage] = useState(initial.message);
  const told = useRef(
    initial.failure?.values && { problem: initial.failure, values: initial.failure.values },
  );
  const say = (next: Message | undefined) => {
    onSaid();
    setMessage(next);
    told.current = undefined;
  };
  const forget = (code: SaveFailure['code']) => {
    if (told.current?.problem.code === code) say(undefined);
  };
  useListener('online', () => forget('network'));
  useSignedInAgain(isSignedOut, () => forget('signed_out'));

  return {
    message,
    say,
    /** Says it until it is mended, and leads to where it is. */
    sayProblem: (problem: SaveFailure, text: string) => {
      say({ text, isFailure: true });
      told.current = { problem, values: read() };
      focusProblem(form.current, problem);
    },
    /** Something was typed. */
    onInput: () => {
      if (told.current && isMended(told.current.problem, told.current.values, read())) say(undefined);
    },
  };
}

/** What the status line says of what was done (`?done=` without the page's script); undefined for nothing. */
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
    unpublished: status.unpublished_now,
    new: fill(status.saved_as_new, { slug }),
    copied: status.copied,
    deleted: messages.toasts.post_deleted,
    restored: messages.toasts.undone,
  };
  const text = Object.hasOwn(sentences, done) ? sentences[done] : undefined;
  if (text === undefined) return undefined;
  const isLive = slug !== '' && (done === 'published' || done === 'updated');
  const link = { href: localised(paths.post(slug), locale), label: messages.compose.row.view_post };
  return { text, ...(isLive && { link }) };
}

/** Why a deleted post stays in the trash for now: what is asked stands elsewhere. */
const heldBack = new Set<SaveFailure['code']>(['not_approved', 'names_found', 'guard_locked']);

/** The catalogue's sentence for a failed save or delete (docs/specification.md 8.1). */
export function saveMessage(
  failure: SaveFailure,
  messages: Pick<OwnerMessages, 'compose' | 'errors' | 'reviewPanel'>,
): string {
  const { catalog } = messages.errors;
  const { code, status, tried } = failure;
  if (code === 'title_and_body_required') return catalog.compose_required;
  if (tried === 'delete') return fill(catalog.delete, { status });
  if (tried === 'restore') {
    const said = fill(messages.compose.trash.not_restored, { status });
    return heldBack.has(code) ? `${said}: ${saveReason(failure, messages)}` : said;
  }
  if (tried === 'new') return fill(catalog.save_as_new, { status });
  return fill(catalog.compose_save, { status, response_text: saveReason(failure, messages) });
}

/** Why it failed, and what can be done about it. */
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

/** The failure of a post that lacks its title or its text, found before anything is sent. */
export function findMissingField(values: DraftValues): SaveFailure | undefined {
  if (values.title.trim() && values.html.trim()) return undefined;
  return { code: 'title_and_body_required', status: 400 };
}

/** Whether what a save was refused for has been changed since, so that there is nothing more to say of it. */
export function isMended({ code, subject }: SaveFailure, before: DraftValues, now: DraftValues): boolean {
  if (code === 'title_and_body_required') return findMissingField(now) === undefined;
  // The time is no part of the text: any key may have been its.
  if (isAboutTime(code)) return true;
  const field = placeOf(code, subject);
  return field !== undefined && now[field] !== before[field];
}

/** Whether a failure is about when the post goes live. */
function isAboutTime(code: SaveFailure['code']): boolean {
  return /^(?:publish_at|time)_/.test(code);
}

/** The field that a failure is about. */
function placeOf(code: SaveFailure['code'], subject: string | undefined): keyof DraftValues | undefined {
  if (code.startsWith('slug_')) return 'slug';
  if (code === 'date_invalid') return 'date';
  if (code === 'text_too_intricate') return 'html';
  return code === 'input_invalid' ? draftFields.find((name) => name === subject) : undefined;
}

/** Puts the focus where the problem is: the first field that is missing, or the one that cannot be used. */
function focusProblem(form: HTMLFormElement | null, { code, subject }: SaveFailure): void {
  const field = (name: keyof DraftValues) => fieldOf(form, name);
  const isTitleMissing = !field('title')?.value.trim();
  if (code === 'title_and_body_required') {
    // The editor stands for the form's field, once it has come.
    const body = document.getElementById('html-text') ?? field('html');
    (isTitleMissing ? field('title') : body)?.focus();
    return;
  }
  if (isAboutTime(code)) {
    focusField(document.getElementById('publish_at'));
    return;
  }
  const place = placeOf(code, subject);
  // The text is a place of its own, and long.
  if (!place || place === 'html') return;
  focusField(field(place));
}

function focusField(wanted: HTMLElement | null | undefined): void {
  // In a closed panel there is nothing to go to: it is opened first.
  if (wanted && wanted.offsetParent === null) document.getElementById('details-toggle')?.click();
  requestAnimationFrame(() => wanted?.focus());
}
