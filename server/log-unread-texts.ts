import { type UnreadText, unreadTexts } from '../core/rendering/show-unread.ts';
import type { Logger } from './log.ts';

export function logUnreadTexts(log: Logger): () => void {
  const write = (unread: unknown) =>
    log.warn(
      { ...(unread as UnreadText) },
      'a stored text takes too long to render and is shown as plain text',
    );
  unreadTexts.subscribe(write);
  return () => void unreadTexts.unsubscribe(write);
}
