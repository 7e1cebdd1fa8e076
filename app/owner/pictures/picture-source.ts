import type { Held } from '../forms/read-held.ts';

/** A picture that readers can load. */
export interface StoredPicture {
  url: string;
  /** In pixels, where the store knows them. */
  width?: number | undefined;
  height?: number | undefined;
  alt?: string | undefined;
}

/** A place that pictures can be uploaded to. */
export interface PictureSource {
  /** Whether it is the site's own library. */
  isLibrary: boolean;
  /**
   * Stores a file. `onProgress` gets the share that is sent, 0 to 1. Rejects with `UploadFailure`, or with the
   * signal's reason once that is aborted. `although` says why it may be kept although it names somebody.
   */
  upload(
    file: File,
    onProgress: (share: number) => void,
    signal: AbortSignal,
    although?: string,
  ): Promise<StoredPicture>;
}

/** An upload that was refused or got lost; `status` is 0 when there was no answer. */
export class UploadFailure extends Error {
  readonly status: number;
  /** What was seen of the file before it was sent; nothing was. */
  readonly foreseen: 'heic' | undefined;
  /** Where it names somebody, where that is why. */
  readonly held: Held | undefined;

  constructor(status: number, { foreseen, held }: { foreseen?: 'heic'; held?: Held | undefined } = {}) {
    super(`Upload failed (${status})`);
    this.name = 'UploadFailure';
    this.status = status;
    this.foreseen = foreseen;
    this.held = held;
  }
}
