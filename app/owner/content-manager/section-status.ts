import type { ContentItem } from '../../../shared/content.ts';
import type { Locale } from '../../../shared/locale.ts';

export type SectionStatus = 'built_in' | 'draft' | 'published' | 'published_with_draft';

/** What a section's text in one language is to its owner; null where only the built-in one exists. */
export function sectionStatus(item: ContentItem | null): SectionStatus {
  if (!item) return 'built_in';
  if (item.status === 'published') return 'published';
  return item.published_at ? 'published_with_draft' : 'draft';
}

/** Which language readers get an older text in: the Spanish one that `isOlder` tells, or the built-in English beside the owner's Spanish. */
export function olderLanguage(spanish: ContentItem | null, english: ContentItem | null): Locale | undefined {
  if (isOlder(spanish, english)) return 'es';
  return spanish?.published_at && !english?.published_at ? 'en' : undefined;
}

/**
 * Whether what readers see in Spanish is older than the English it follows: it was published before it, or it is the
 * built-in text while the English is the owner's own. Drafts count for nothing: nobody sees them.
 */
export function isOlder(spanish: ContentItem | null, english: ContentItem | null): boolean {
  if (!english?.published_at) return false;
  return !spanish?.published_at || spanish.published_at < english.published_at;
}
