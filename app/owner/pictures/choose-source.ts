import { cloudinarySource } from './cloudinary-source.ts';
import { librarySource } from './library-source.ts';
import type { PictureSource } from './picture-source.ts';

/** Browser-storage keys of the owner's image host (docs/specification.md 3.7): its name, and an unsigned upload preset. */
export const imageHostKeys = ['cloud_name', 'upload_preset'] as const;

interface Choice {
  /** Where the two values are kept: the browser's `localStorage`. */
  stored: (key: string) => string | null;
  /** `cloudinary` insists on it, even without settings. */
  target?: 'cloudinary' | undefined;
  uploadEndpoint?: string | undefined;
}

/**
 * Where pictures go: to Cloudinary when its settings are in this browser, else to the site's own library. Undefined
 * when Cloudinary is wanted, by `target` or by one of its two values, and cannot be used.
 */
export function choosePictureSource({ stored, target, uploadEndpoint }: Choice): PictureSource | undefined {
  const [cloudName, preset] = imageHostKeys.map((key) => stored(key)?.trim());
  if (cloudName && preset) return cloudinarySource({ cloudName, preset, endpoint: uploadEndpoint });
  return cloudName || preset || target ? undefined : librarySource();
}
