import { fill } from '../../../messages/fill.ts';
import { useOwner } from '../context/owner-context.ts';
import { TextButton } from '../forms/button.tsx';
import field from '../forms/forms.module.css';
import styles from '../media-library/media-library.module.css';
import { HeldUpload } from './held-upload.tsx';
import { uploadMessage } from './upload-message.ts';
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
