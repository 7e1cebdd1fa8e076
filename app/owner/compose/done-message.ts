import { fill } from '../../../copy/fill.ts';
import type { Desk } from '../context/owner-context.ts';
import type { Notice } from './notice.ts';

/** What the status line says of what was done (`?done=` without the page's script); undefined for nothing. */
export function doneMessage(done: string, { copy }: Pick<Desk, 'copy'>, slug = ''): Notice | undefined {
  const { status } = copy.compose;
  const messages: Record<string, string> = {
    published: status.published_now,
    updated: status.updated_now,
    draft: copy.toasts.draft_saved,
    new: fill(status.saved_as_new, { slug }),
    deleted: copy.toasts.post_deleted,
    restored: copy.toasts.undone,
  };
  const text = Object.hasOwn(messages, done) ? messages[done] : undefined;
  return text === undefined ? undefined : { text };
}
