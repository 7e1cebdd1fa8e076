import type { SpokenText } from '../../../../core/posts/post-core.ts';
import type { SpokenTextName } from '../../../../shared/speech/spoken-text-name.ts';

/** Which text it is that is spoken. `at` is when it was saved, or typed last: an ISO 8601 timestamp. */
export type SpokenSource =
  | { is: 'saved'; slug: string; at: string }
  | { is: 'earlier'; slug: string; version: number; at: string }
  /** Kept on the server and not saved; `slug` is that of its post, null for a text that is none yet. */
  | { is: 'unsaved'; id: string; slug: string | null; at: string }
  /** Sent by a form, and kept nowhere: it goes on by forms, too. */
  | { is: 'typed'; text: SpokenText };

export function nameOf(source: SpokenSource): SpokenTextName {
  switch (source.is) {
    case 'saved':
      return { slug: source.slug };
    case 'earlier':
      return { slug: source.slug, version: String(source.version) };
    case 'unsaved':
      return { ...(source.slug !== null && { slug: source.slug }), unsaved: source.id };
    case 'typed':
      return {};
  }
}

/** One for all versions of a text: what a speaker has set for one holds for the others. */
export function keyOf(source: SpokenSource): string {
  const { slug, unsaved } = nameOf(source);
  return slug ?? unsaved ?? 'typed';
}
