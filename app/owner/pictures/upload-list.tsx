import { useEffect, useRef, useState } from 'react';
import { fill } from '../../../messages/fill.ts';
import type { Locale } from '../../../shared/locale.ts';
import {
  acceptedPictures,
  type MediaItem,
  mediaLimits,
  mediaWidths,
  readMediaAddress,
} from '../../../shared/media.ts';
import button from '../../ui/button.module.css';
import { type Owner, type OwnerMessages, useOwner } from '../context/owner-context.ts';
import { requestMessage } from '../forms/api.ts';
import { TextButton } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import { HeldQuestion } from '../forms/name-warning.tsx';
import styles from '../media-library/media-library.module.css';
import { type UploadError, uploadPicture } from './picture-source.ts';

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

/** Asks for an override for a picture; after Cancel it can be asked for again. */
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

interface Uploading {
  key: number;
  name: string;
  /** The share that is sent, 0 to 1; all of it while the server makes the picture ready. */
  share: number;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  error?: UploadError;
  stop: () => void;
  /** Sends the file again with an override reason. */
  letOut: (reason: string) => void;
}

/** Uploads files one after the other. What is still on its way ends with the page; `onUploaded` gets each picture. */
export function useLibraryUploads(onUploaded: (picture: MediaItem) => void) {
  const [uploads, setUploads] = useState<Uploading[]>([]);
  const queue = useRef(Promise.resolve());
  const ended = useRef<AbortController>(null);
  const count = useRef(0);
  useEffect(() => {
    const controller = new AbortController();
    ended.current = controller;
    return () => controller.abort();
  }, []);

  const change = (key: number, part: Partial<Uploading>) =>
    setUploads((now) => now.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));

  const start = (file: File) => {
    const page = ended.current?.signal ?? AbortSignal.abort();
    const stopped = new AbortController();
    const signal = AbortSignal.any([page, stopped.signal]);
    count.current += 1;
    const key = count.current;
    const leave = () => setUploads((now) => now.filter((upload) => upload.key !== key));
    const stop = () => {
      stopped.abort();
      leave();
    };
    const send = async (although?: string) => {
      if (signal.aborted) return;
      change(key, { state: 'sending' });
      const onProgress = (share: number) => change(key, { share });
      const upload = await uploadPicture(file, { onProgress, signal, although });
      if (upload === 'stopped') return;
      if (upload.error) return change(key, { state: 'failed', error: upload.error });
      change(key, { state: 'done', share: 1 });
      onUploaded(upload.picture);
    };
    const join = (although?: string) => {
      queue.current = queue.current
        .then(() => send(although))
        .catch((reason: unknown) => {
          change(key, { state: 'failed', error: { code: 'server' } });
          reportError(reason);
        });
    };
    const letOut = (reason: string) => {
      change(key, { state: 'waiting', share: 0 });
      join(reason);
    };
    setUploads((now) => [...now, { key, name: file.name, share: 0, state: 'waiting', stop, letOut }]);
    join();
  };

  return {
    uploads,
    start: (files: Iterable<File>) => {
      for (const file of files) start(file);
    },
    clear: () => setUploads((now) => now.filter(({ state }) => state === 'waiting' || state === 'sending')),
  };
}

interface UploadButtonProps {
  label: string;
  className?: string | undefined;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

/** Asks for pictures of this device. The browser's own file field would speak the browser's language. */
export function UploadButton({ label, className = '', multiple = false, onFiles }: UploadButtonProps) {
  return (
    <label className={`${button.button} ${styles.upload} ${className}`}>
      {label}
      <input
        type="file"
        accept={acceptedPictures}
        multiple={multiple}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file can be chosen again, after a failure for one.
          target.value = '';
        }}
      />
    </label>
  );
}

/** The address of a picture small enough for a grid; moving pictures come in their own width only. */
export function thumbnail({ url, width }: Pick<MediaItem, 'url' | 'width'>): string {
  const [smallest] = mediaWidths;
  return width > smallest && !readMediaAddress(url)?.isMoving ? `${url}?w=${smallest}` : url;
}

/** A size in bytes as people read it: "840 kB", "2.4 MB"; 1,024 each, as the limit is counted. */
export function fileSize(bytes: number, locale: Locale): string {
  const [value, unit] = bytes < 1024 * 1024 ? [bytes / 1024, 'kilobyte'] : [bytes / 1024 / 1024, 'megabyte'];
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
