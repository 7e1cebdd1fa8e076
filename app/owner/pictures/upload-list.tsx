import { useEffect, useRef, useState } from 'react';
import { fill, numberFormat } from '../../../messages/fill.ts';
import type { Locale } from '../../../shared/locale.ts';
import {
  acceptedPictures,
  type MediaItem,
  mediaLimits,
  mediaWidths,
  readMediaAddress,
} from '../../../shared/media.ts';
import button from '../../ui/button.module.css';
import { type OwnerMessages, useOwner } from '../context/owner-context.ts';
import { requestMessage } from '../forms/api.ts';
import { FileButton, type FileButtonProps, TextButton } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import { OverrideForm } from '../forms/name-warning.tsx';
import styles from '../media-library/media-library.module.css';
import { type UploadError, uploadPicture } from './picture-source.ts';

export function UploadList({ uploads, onClear }: { uploads: Uploading[]; onClear: () => void }) {
  const { mediaLibrary } = useOwner().messages;
  if (uploads.length === 0) return null;
  const isRunning = uploads.some(isPending);
  return (
    <section className={styles.uploads} aria-label={mediaLibrary.uploads}>
      <ul aria-live="polite">
        {uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} />
        ))}
      </ul>
      {!isRunning && <TextButton onClick={onClear}>{mediaLibrary.clear}</TextButton>}
    </section>
  );
}

function UploadRow({ upload }: { upload: Uploading }) {
  const owner = useOwner();
  const { mediaLibrary } = owner.messages;
  const { name, share, state, error } = upload;
  const percent = Math.round(share * 100);
  return (
    <li className={styles.uploadListRow}>
      <span className={styles.uploadListName}>{name}</span>
      {state === 'failed' && error?.code === 'picture_held' && (
        <BlockedUpload name={name} error={error} onOverride={upload.override} />
      )}
      {state === 'failed' && error && error.code !== 'picture_held' && (
        <span className={field.error}>{uploadMessage(error, owner)}</span>
      )}
      {state === 'done' && <span>{mediaLibrary.uploaded}</span>}
      {state === 'waiting' && <span>{mediaLibrary.waiting}</span>}
      {state === 'sending' && (
        <>
          {/* Screen readers announce the bar instead, but not every step. */}
          <span aria-hidden="true">
            {percent === 100 ? mediaLibrary.reading : fill(mediaLibrary.sending, { percent })}
          </span>
          <progress aria-label={name} value={share} max={1} />
        </>
      )}
      {isPending(upload) && (
        <TextButton aria-label={fill(mediaLibrary.stop_label, { name })} onClick={upload.stop}>
          {mediaLibrary.stop}
        </TextButton>
      )}
    </li>
  );
}

/** A callback ref, called once when the element appears. */
const focus = (element: HTMLElement | null) => element?.focus();

interface BlockedUploadProps {
  name: string;
  error: Extract<UploadError, { code: 'picture_held' }>;
  /** Sends the file again with an override reason. */
  onOverride: (reason: string) => void;
}

/** Asks for an override for an image. After Cancel, a button asks again. */
function BlockedUpload({ name, error, onOverride }: BlockedUploadProps) {
  const owner = useOwner();
  const [question, setQuestion] = useState<'first' | 'closed' | 'again'>('first');
  if (question === 'closed') {
    return (
      <>
        <span className={field.error}>{uploadMessage(error, owner)}</span>
        <TextButton ref={focus} onClick={() => setQuestion('again')}>
          {owner.messages.guard.say_why}
        </TextButton>
      </>
    );
  }
  return (
    <fieldset className={styles.held} aria-label={name}>
      <OverrideForm
        places={error.held.places}
        // The first question doesn't take the focus, because the owner may be doing something else.
        takesFocus={question === 'again'}
        onOverride={onOverride}
        onCancel={() => setQuestion('closed')}
      />
    </fieldset>
  );
}

export function uploadMessage(
  error: UploadError,
  { messages, locale }: { messages: Pick<OwnerMessages, 'errors' | 'mediaLibrary'>; locale: Locale },
): string {
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

interface Uploading {
  key: number;
  name: string;
  /** The share sent, 0 to 1. It is 1 while the server processes the image. */
  share: number;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  error?: UploadError;
  stop: () => void;
  /** Sends the file again with an override reason. */
  override: (reason: string) => void;
}

function isPending({ state }: Uploading): boolean {
  return state === 'waiting' || state === 'sending';
}

/** Uploads files one after the other. Closing the page stops them. `onUploaded` gets each image. */
export function useLibraryUploads(onUploaded: (picture: MediaItem) => void) {
  const [uploads, setUploads] = useState<Uploading[]>([]);
  const queue = useRef(Promise.resolve());
  const page = useRef<AbortController>(null);
  const count = useRef(0);
  useEffect(() => {
    const controller = new AbortController();
    page.current = controller;
    return () => controller.abort();
  }, []);

  const change = (key: number, part: Partial<Uploading>) =>
    setUploads((now) => now.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));

  const start = (file: File) => {
    const stopped = new AbortController();
    const signal = AbortSignal.any([page.current?.signal ?? AbortSignal.abort(), stopped.signal]);
    count.current += 1;
    const key = count.current;
    const stop = () => {
      stopped.abort();
      setUploads((now) => now.filter((upload) => upload.key !== key));
    };
    const send = async (reason?: string) => {
      if (signal.aborted) return;
      change(key, { state: 'sending' });
      const onProgress = (share: number) => change(key, { share });
      const upload = await uploadPicture(file, { onProgress, signal, reason });
      if (upload === 'stopped') return;
      if (upload.error) return change(key, { state: 'failed', error: upload.error });
      change(key, { state: 'done', share: 1 });
      onUploaded(upload.picture);
    };
    const enqueue = (reason?: string) => {
      queue.current = queue.current
        .then(() => send(reason))
        .catch((error: unknown) => {
          change(key, { state: 'failed', error: { code: 'server' } });
          reportError(error);
        });
    };
    const override = (reason: string) => {
      change(key, { state: 'waiting', share: 0 });
      enqueue(reason);
    };
    setUploads((now) => [...now, { key, name: file.name, share: 0, state: 'waiting', stop, override }]);
    enqueue();
  };

  return {
    uploads,
    start: (files: Iterable<File>) => {
      for (const file of files) start(file);
    },
    clear: () => setUploads((now) => now.filter(isPending)),
  };
}

export function UploadButton({ className = '', ...more }: FileButtonProps) {
  return <FileButton accept={acceptedPictures} className={`${button.button} ${className}`} {...more} />;
}

/** Returns the URL of an image small enough for a grid. Animations exist only in their own width. */
export function thumbnail({ url, width }: Pick<MediaItem, 'url' | 'width'>): string {
  const [smallest] = mediaWidths;
  return width > smallest && !readMediaAddress(url)?.isMoving ? `${url}?w=${smallest}` : url;
}

/** Formats a size in bytes: "840 kB", "2.4 MB". Divides by 1,024, as the upload limit does. */
export function fileSize(bytes: number, locale: Locale): string {
  const [value, unit] = bytes < 1024 * 1024 ? [bytes / 1024, 'kilobyte'] : [bytes / 1024 / 1024, 'megabyte'];
  const maximumFractionDigits = value < 10 ? 1 : 0;
  return numberFormat(locale, { style: 'unit', unit, maximumFractionDigits }).format(value);
}
