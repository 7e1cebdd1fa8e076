import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { fill } from '../../../../messages/fill.ts';
import { missingAddress } from '../../../../shared/media.ts';
import { paths } from '../../../../shared/paths.ts';
import { randomKey, readStored } from '../../context/browser.ts';
import type { OwnerMessages } from '../../context/owner-context.ts';
import { callApi } from '../../forms/api.ts';
import {
  choosePictureSource,
  type PictureSource,
  type StoredPicture,
  UploadFailure,
} from '../../pictures/picture-source.ts';
import type { FoundPicture } from '../paste/pasted-pictures.ts';
import { insertPicture } from './insert-pictures.ts';
import {
  type AwaitedPicture,
  awaitPictures,
  type BlockedImage,
  matchFiles,
  missingIn,
  type PictureStates,
} from './missing-pictures.tsx';

/** What rejected the image: the media library, the owner's image host, or the site it was fetched from. */
type PictureStore = 'library' | 'host' | 'elsewhere';

type Speaking = Pick<OwnerMessages, 'errors'>;
type Reason = keyof OwnerMessages['errors']['detail'];

const ofLibrary: Record<number, Reason> = {
  401: 'session_ended',
  413: 'picture_too_big',
  415: 'file_type',
  422: 'file_broken',
};

const ofElsewhere: Record<number, Reason> = {
  ...ofLibrary,
  400: 'picture_refused',
  403: 'picture_refused',
  502: 'picture_not_given',
  504: 'url_silent',
};

function reasonFor(failure: UploadFailure, store: PictureStore, { errors }: Speaking): string {
  const { catalog, detail } = errors;
  const { status, foreseen, held } = failure;
  if (held) return detail[held.guarded === 'guard_locked' ? 'guard_locked' : 'picture_named'];
  if (foreseen) return detail[foreseen];
  if (status === 0) return catalog.auth_network_compose;
  if (store === 'host') return detail.image_host;
  return detail[(store === 'library' ? ofLibrary : ofElsewhere)[status] ?? 'server'];
}

/** Returns the specified message (docs/specification.md 8.1) and the reason. Reports unexpected errors. */
export function uploadReason(reason: unknown, store: PictureStore, messages: Speaking): string {
  if (!(reason instanceof UploadFailure)) reportError(reason);
  const failure = reason instanceof UploadFailure ? reason : new UploadFailure(500);
  const words = fill(messages.errors.catalog.upload, { status: failure.status });
  return `${words}. ${reasonFor(failure, store, messages)}`;
}

interface UploadsOptions {
  messages: OwnerMessages;
  states: PictureStates;
}

/** Uploads images to the text. Closing the editor stops uploads. */
export function useUploads({ messages, states }: UploadsOptions) {
  const { errors } = messages;
  /** The image that needs an override reason. */
  const [held, setHeld] = useState<BlockedImage>();
  const ended = useRef<AbortController>(null);
  useEffect(() => {
    ended.current = new AbortController();
    return () => ended.current?.abort();
  }, []);
  const signal = () => ended.current?.signal ?? AbortSignal.abort();
  const optionsFor = (store: PictureStore) => ({
    signal: signal(),
    reasonOf: (reason: unknown) => uploadReason(reason, store, messages),
    onHeld: setHeld,
  });

  const source = (): { source: PictureSource; store: PictureStore } | undefined => {
    const chosen = choosePictureSource(readStored);
    if (!chosen) return void alert(errors.catalog.upload_settings);
    return { source: chosen, store: chosen.isLibrary ? 'library' : 'host' };
  };

  const fillMissing = (editor: Editor, found: readonly FoundPicture[]) => {
    if (found.length === 0) return;
    const to = source();
    if (!to) return;
    const pictures = found.map(
      ({ src, file }): AwaitedPicture => ({
        src,
        name: file.name,
        store: (...how) => to.source.upload(file, ...how),
      }),
    );
    void awaitPictures(editor, pictures, { states, ...optionsFor(to.store) });
  };

  return {
    held,
    onOverride: (reason: string) => {
      held?.onOverride(reason);
      setHeld(undefined);
    },
    /** Closes the question. The image stays missing and can be uploaded later. */
    cancelHeld: () => setHeld(undefined),
    /** Uploads files to a position between blocks; by default, next to the cursor. */
    upload: (editor: Editor, files: File[], at?: number) => {
      if (!source()) return;
      const found = files.map((file) => ({ src: missingAddress(randomKey(), file.name), file }));
      // Each is put after the one before, which is selected.
      for (const [index, { src }] of found.entries())
        insertPicture(editor, { url: src }, index === 0 ? { at } : {});
      fillMissing(editor, found);
    },
    /** Uploads the images of a paste, each to its place. */
    fillMissing,
    /** Uploads files to the missing images with matching names, or in order from the one at `src`. */
    giveFiles: (editor: Editor, files: File[], src?: string) =>
      fillMissing(editor, matchFiles(missingIn(editor), files, src)),
    /** Has the server fetch images into the media library. */
    fetchRemote: (editor: Editor, addresses: readonly string[]) => {
      const pictures = addresses.map(
        (src): AwaitedPicture => ({
          src,
          name: src,
          store: (_onProgress, _signal, overrideReason) => fetchPicture(src, overrideReason),
        }),
      );
      return awaitPictures(editor, pictures, { states, ...optionsFor('elsewhere') });
    },
  };
}

/** Has the server fetch an image. Rejects with `UploadFailure`. */
async function fetchPicture(address: string, overrideReason?: string): Promise<StoredPicture> {
  const override = overrideReason && { override: { reason: overrideReason } };
  const fetched = await callApi<StoredPicture>('POST', paths.apiMediaFetch, {
    body: { address, ...override },
  });
  if (!fetched.ok) throw new UploadFailure(fetched.failure.status, { held: fetched.failure.held });
  return fetched.value;
}
