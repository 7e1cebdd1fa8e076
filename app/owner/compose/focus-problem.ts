import { type DraftValues, draftFields } from './post-values.ts';
import type { SaveFailure } from './save-post.ts';
import { fieldOf } from './use-fields.ts';

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
export function focusProblem(form: HTMLFormElement | null, { code, subject }: SaveFailure): void {
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
