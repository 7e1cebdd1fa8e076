import { z } from 'zod';
import { storedText } from './stored-text.ts';

/** What an upload may hold: bytes of the file, pixels of the picture (all frames of a moving one), characters. */
export const mediaLimits = { bytes: 15 * 1024 * 1024, pixels: 50_000_000, alt: 500, fileName: 200 } as const;

/** A picture of the library. `url`, a path, never changes; `bytes` are of the upload, sizes in pixels, times ISO 8601 in UTC. */
export const mediaItemSchema = z.object({
  id: z.string(),
  url: z.string(),
  file_name: z.string(),
  /** The form for browsers that know no better one; `image/webp` for a moving picture. */
  mime_type: z.enum(['image/jpeg', 'image/png', 'image/webp']),
  bytes: z.int(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  created_at: z.string(),
});

export type MediaItem = z.infer<typeof mediaItemSchema>;

/** One page of the library, newest first; `total` counts all that match. */
export const mediaPageSchema = z.object({ items: z.array(mediaItemSchema), total: z.int() });

export type MediaPage = z.infer<typeof mediaPageSchema>;

/** A place that shows a picture: a post, a section of a page in one language, or a setting. */
export const mediaUseSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('post'), slug: z.string(), title: z.string(), status: z.string() }),
  z.object({
    kind: z.literal('content'),
    page_type: z.string(),
    section_key: z.string(),
    language: z.string(),
  }),
  z.object({ kind: z.literal('setting'), key: z.string() }),
]);

export type MediaUse = z.infer<typeof mediaUseSchema>;

export const mediaAltSchema = z.object({ alt: storedText().trim().max(mediaLimits.alt) });
