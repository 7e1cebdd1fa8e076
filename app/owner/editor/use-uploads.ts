import type { Editor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { fill } from '../../../messages/fill.ts';
import { readStored } from '../context/browser-storage.ts';
import type { OwnerMessages } from '../context/owner-context.ts';

import { choosePictureSource } from '../pictures/choose-source.ts';
import { UploadFailure } from '../pictures/picture-source.ts';
import { uploadPictures } from './pictures/insert-pictures.ts';
import styles from './pictures/pictures.module.css';
import { uploadStatus } from './pictures/upload-status.ts';

interface UploadsOptions {
  messages: OwnerMessages;
  onFailure: (message: string) => void;
}

/** Uploads pictures into the text. What is still on its way ends with the editor. */
export function useUploads({ messages, onFailure }: UploadsOptions) {
  const { compose, errors } = messages;
  const ended = useRef<AbortController>(null);
  useEffect(() => {
    ended.current = new AbortController();
    return () => ended.current?.abort();
  }, []);

  return (editor: Editor, files: File[], at?: number) => {
    const source = choosePictureSource({ stored: readStored });
    if (!source) return alert(errors.catalog.upload_settings);
    void uploadPictures(editor, files, {
      source,
      at,
      createStatus: ({ name }, onStop) =>
        uploadStatus(compose.image, { name, className: styles.uploading, onStop }),
      onFailure: (reason) => {
        if (!(reason instanceof UploadFailure)) reportError(reason);
        const status = reason instanceof UploadFailure ? reason.status : 0;
        onFailure(fill(errors.catalog.upload, { status }));
      },
      signal: ended.current?.signal ?? AbortSignal.abort(),
    });
  };
}
