import { fill } from '../../../messages/fill.ts';
import { defaultLocale } from '../../../shared/locale.ts';
import { type Owner, useOwner } from '../context/owner-context.ts';
import type { ReadFailure } from '../forms/api.ts';
import { TextButton } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import type { Message } from '../forms/notices.tsx';
import styles from './content-manager.module.css';

/** A success message in green, or a failure in red (docs/specification.md 8.2). */
export function MessageLine({ message }: { message: Message | undefined }) {
  return (
    <div className={styles.line}>
      {/* Always rendered: screen readers may miss a live region that is added with its text. */}
      <p role="status">{!message?.isFailure && message?.text}</p>
      {message?.isFailure && (
        <p role="alert" className={styles.failed}>
          {message.text}
        </p>
      )}
    </div>
  );
}

interface ConflictNoticeProps {
  language: string;
  /** The text that another window saved. */
  text: string;
  onLoad: () => void;
  onKeep: () => void;
}

/** Offers the text that another window saved instead of the typed one. */
export function ConflictNotice({ language, text, onLoad, onKeep }: ConflictNoticeProps) {
  const { conflict } = useOwner().messages.contentManager;
  return (
    <div className={styles.conflict} role="alert">
      <p>{conflict.heading}</p>
      <blockquote lang={language}>{text}</blockquote>
      <div className={field.actions}>
        <TextButton onClick={onLoad}>{conflict.load}</TextButton>
        <TextButton onClick={onKeep}>{conflict.keep}</TextButton>
      </div>
    </div>
  );
}

export function failureMessage(
  what: 'content_save' | 'content_image' | 'content_migrate',
  failure: ReadFailure,
  owner: Owner,
): Message {
  const isPicture = what === 'content_image';
  const detail = failureDetail(failure, owner, isPicture);
  return { text: fill(owner.messages.errors.catalog[what], { detail }), isFailure: true };
}

/** Returns the server's own reason, which is in English, or the meaning of its status in the owner's language. */
function failureDetail(
  { status, detail, held }: ReadFailure,
  { messages, locale }: Owner,
  isPicture: boolean,
): string {
  const guarded = held?.guarded;
  if (detail && !held && locale === defaultLocale && status !== 401) return detail;
  const { errors, contentManager } = messages;
  if (guarded === 'names_found') return isPicture ? errors.detail.picture_named : errors.detail.names_found;
  if (guarded === 'guard_locked') return errors.detail.guard_locked;
  const known: Record<number, string> = {
    0: contentManager.detail.network,
    401: errors.detail.session_ended,
    404: contentManager.detail.section_not_found,
    409: errors.detail.changed_elsewhere,
    413: isPicture ? contentManager.detail.picture_too_big : contentManager.detail.too_long,
    415: errors.detail.file_type,
    422: isPicture ? errors.detail.file_broken : errors.detail.text_too_intricate,
  };
  return known[status] ?? (status >= 500 ? errors.detail.server : detail || errors.detail.server);
}
