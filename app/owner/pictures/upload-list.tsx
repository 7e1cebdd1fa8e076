import { useEffect, useRef, useState } from 'react';
import { fill } from '../../../messages/fill.ts';
import { mediaLimits } from '../../../shared/media.ts';
import { type Owner, type OwnerMessages, useOwner } from '../context/owner-context.ts';
import { TextButton } from '../forms/button.tsx';
import field from '../forms/forms.module.css';
import { HeldQuestion } from '../forms/held-question.tsx';
import { requestMessage } from '../forms/request-message.ts';
import styles from '../media-library/media-library.module.css';
import { fileSize } from './file-size.ts';
import type { UploadError } from './upload-picture.ts';
import type { Uploading } from './use-library-uploads.ts';

interface UploadListProps {
  uploads: Uploading[];
  onClear: () => void;
}

export function UploadList({ uploads, onClear }: UploadListProps) {
  const { mediaLibrary } = useOwner().messages;
  if (uploads.length === 0) return null;
  const isUnderWay = uploads.some(({ state }) => state === 'waiting' || state === 'sending');
  return (
    <section className={styles.uploads} aria-label={mediaLibrary.uploads}>
      <ul aria-live="polite">
        {uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} />
        ))}
      </ul>
      {!isUnderWay && <TextButton onClick={onClear}>{mediaLibrary.clear}</TextButton>}
    </section>
  );
}

function UploadRow({ upload: { name, share, state, error, stop, letOut } }: { upload: Uploading }) {
  const owner = useOwner();
  const { mediaLibrary } = owner.messages;
  const percent = Math.round(share * 100);
  const isSent = state === 'sending' && percent === 100;
  return (
    <li className={styles.uploadListRow}>
      <span className={styles.uploadListName}>{name}</span>
      {state === 'failed' && error?.code === 'picture_held' && (
        <HeldUpload name={name} error={error} onLetOut={letOut} />
      )}
      {state === 'failed' && error && error.code !== 'picture_held' && (
        <span className={field.error}>{uploadMessage(error, owner)}</span>
      )}
      {state === 'done' && <span>{mediaLibrary.uploaded}</span>}
      {state === 'waiting' && <span>{mediaLibrary.waiting}</span>}
      {state === 'sending' && (
        <>
          {/* Said once, not at every step. */}
          <span aria-hidden="true">
            {isSent ? mediaLibrary.reading : fill(mediaLibrary.sending, { percent })}
          </span>
          <progress aria-label={name} value={share} max={1} />
        </>
      )}
      {(state === 'waiting' || state === 'sending') && (
        <TextButton aria-label={fill(mediaLibrary.stop_label, { name })} onClick={stop}>
          {mediaLibrary.stop}
        </TextButton>
      )}
    </li>
  );
}

interface HeldUploadProps {
  name: string;
  error: Extract<UploadError, { code: 'picture_held' }>;
  /** Sends the file again. */
  onLetOut: (reason: string) => void;
}

/** Asks why a picture may be kept. Left be, it can be asked for again as long as it is listed. */
function HeldUpload({ name, error, onLetOut }: HeldUploadProps) {
  const owner = useOwner();
  const [asked, setAsked] = useState<'by itself' | 'again' | 'no more'>('by itself');
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asked === 'no more') again.current?.focus();
  }, [asked]);
  if (asked === 'no more') {
    return (
      <>
        <span className={field.error}>{uploadMessage(error, owner)}</span>
        <TextButton ref={again} onClick={() => setAsked('again')}>
          {owner.messages.guard.say_why}
        </TextButton>
      </>
    );
  }
  return (
    <fieldset className={styles.held} aria-label={name}>
      <HeldQuestion
        places={error.held.places}
        // Whoever is doing something else meanwhile goes on with it.
        takesFocus={asked === 'again'}
        onLetOut={onLetOut}
        onLeave={() => setAsked('no more')}
      />
    </fieldset>
  );
}

interface Speaking extends Pick<Owner, 'locale'> {
  messages: Pick<OwnerMessages, 'errors' | 'mediaLibrary'>;
}

export function uploadMessage(error: UploadError, { messages, locale }: Speaking): string {
  const { detail } = messages.errors;
  switch (error.code) {
    case 'file_too_big': {
      const [size, max] = [fileSize(error.size, locale), fileSize(mediaLimits.bytes, locale)];
      return fill(detail.file_too_big, { size, max });
    }
    case 'picture_held':
      return detail[error.held.guarded === 'guard_locked' ? 'guard_locked' : 'picture_named'];
    case 'too_many_pixels':
      return fill(messages.mediaLibrary.too_many_pixels, { max: mediaLimits.pixels / 1e6 });
    case 'heic':
    case 'file_type':
    case 'file_broken':
      return detail[error.code];
    default:
      return requestMessage(error.code, messages.errors);
  }
}
