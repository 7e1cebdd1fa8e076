import type { Held } from '../../forms/overrides.ts';
import { UploadFailure } from '../../pictures/picture-source.ts';

/** A picture that names somebody, and waits in the text for a reason. */
export interface HeldPicture extends Pick<Held, 'places'> {
  name: string;
  /** Sends its file again. */
  letOut: (reason: string) => void;
}

/** What is asked where that is why a picture has not come. */
export function heldPicture(
  failure: unknown,
  picture: Pick<HeldPicture, 'name' | 'letOut'>,
): HeldPicture | undefined {
  const held = failure instanceof UploadFailure ? failure.held : undefined;
  return held && { ...picture, places: held.places };
}
