import { fill } from '../../../messages/fill.ts';
import { localised, paths } from '../../../shared/paths.ts';
import type { Owner } from '../context/owner-context.ts';
import type { Message } from '../forms/notices.tsx';

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
