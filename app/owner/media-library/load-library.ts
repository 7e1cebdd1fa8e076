import type { Core } from '../../../core/core.ts';
import type { MediaItem, MediaUse } from '../../../shared/media.ts';

/** Pictures on a page of the library. */
const limit = 24;

export interface LoadedLibrary {
  items: MediaItem[];
  /** All that match, whatever the page. */
  total: number;
  query: string;
  /** From 1. */
  page: number;
  pages: number;
  /** The picture that the address opens (`?picture=`, its id): null when there is none of that id. */
  opened: { picture: MediaItem; uses: MediaUse[] } | null | undefined;
}

/** A page of the pictures that match `?q=`, and the one that is open. */
export async function loadLibrary(core: Core, parameters: URLSearchParams): Promise<LoadedLibrary> {
  const query = parameters.get('q')?.trim().slice(0, 200) ?? '';
  const asked = /^[1-9]\d{0,5}$/.test(parameters.get('page') ?? '') ? Number(parameters.get('page')) : 1;
  const id = parameters.get('picture');
  const [{ items, total }, opened] = await Promise.all([
    core.media.list({ page: asked, limit, query: query || undefined }),
    id === null ? undefined : open(core, id),
  ]);
  return { items, total, query, page: asked, pages: Math.ceil(total / limit), opened };
}

async function open(core: Core, id: string): Promise<LoadedLibrary['opened']> {
  const [picture, uses] = await Promise.all([core.media.get(id), core.media.usage(id)]);
  return picture.ok ? { picture: picture.value, uses } : null;
}
