import type { PictureFormat } from './picture-format.ts';

/** Which form of a picture is wanted. */
export interface WantedPicture {
  /** One of `mediaWidths`; left out, the picture's own. A smaller picture comes in its own. */
  width?: number | undefined;
  /** Forms that the asker knows besides the picture's plain one, the dearest first. */
  formats: PictureFormat[];
}

/** A picture in one form. */
export interface OpenedPicture {
  bytes: Uint8Array;
  format: PictureFormat;
  /** In pixels. */
  width: number;
  /** False for a stand-in, while the wanted form is being made: it should be asked for again. */
  lasting: boolean;
}
