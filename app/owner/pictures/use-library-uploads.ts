import { useEffect, useRef, useState } from 'react';
import type { MediaItem } from '../../../shared/media.ts';
import { type UploadError, uploadPicture } from './upload-picture.ts';

export interface Uploading {
  key: number;
  name: string;
  /** The share that is sent, 0 to 1; all of it while the server makes the picture ready. */
  share: number;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  error?: UploadError;
  stop: () => void;
  /** Sends the file again, with the reason why it may be kept. */
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
