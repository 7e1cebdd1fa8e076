import type { Post } from '../../../shared/post.ts';
import { hasMissingPicture } from '../editor/paste/missing-picture.ts';
import { draftKey, forgetDraft, keepDraft, readDraft } from '../forms/draft-store.ts';

/** The text of a post with the places of pictures that readers do not see, as this browser keeps it. */
interface KeptPlaces {
  /** Version of the post that was saved with it. */
  version: number;
  html: string;
}

const keyOf = ({ id }: Post) => draftKey('compose_places', id);

/** Remembers where pictures are missing in what was saved as `post`: the site itself keeps none that nobody could load. */
export function keepPlaces(post: Post, html: string): void {
  if (!hasMissingPicture(html)) forgetDraft(keyOf(post));
  else keepDraft(keyOf(post), { version: post.version, html } satisfies KeptPlaces);
}

/** The text of a post with those places; undefined where none are missing, or it was changed elsewhere since. */
export function keptPlaces(post: Post): string | undefined {
  const kept = readDraft<KeptPlaces>(keyOf(post));
  return kept?.version === post.version ? kept.html : undefined;
}
