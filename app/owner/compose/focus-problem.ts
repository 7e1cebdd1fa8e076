import type { DraftValues } from './post-values.ts';
import type { SaveFailure } from './save-post.ts';
import { fieldOf } from './use-fields.ts';

/** The failure of a post that lacks its title or its text, found before anything is sent. */
export function findMissingField(values: DraftValues): SaveFailure | undefined {
  if (values.title.trim() && values.html.trim()) return undefined;
  return { code: 'title_and_body_required', status: 400 };
}

/** Whether what a save was refused for has been changed since, so that there is nothing more to say of it. */
export function isMended({ code }: SaveFailure, before: DraftValues, now: DraftValues): boolean {
  if (code === 'title_and_body_required') return findMissingField(now) === undefined;
  if (code === 'date_invalid') return now.date !== before.date;
  return code.startsWith('slug_') && now.slug !== before.slug;
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
  const place = code.startsWith('slug_') ? 'slug' : code === 'date_invalid' ? 'date' : subject;
  if (!place) return;
  const wanted = field(place as keyof DraftValues);
  // In a closed panel there is nothing to go to: it is opened first.
  if (wanted && wanted.offsetParent === null) document.getElementById('details-toggle')?.click();
  requestAnimationFrame(() => wanted?.focus());
}
