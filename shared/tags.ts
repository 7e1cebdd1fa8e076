import { slugFromTitle } from './slug.ts';

/** What a tag is known by, and stands in its address: tags that differ in case, accents and signs alone are one. */
export function tagSlug(name: string): string {
  return slugFromTitle(name);
}

/** The tags of a post, each once, by the name that stands first. */
export function tagsOfPost(names: readonly string[]): { tag: string; name: string }[] {
  const tags = new Map<string, string>();
  for (const name of names) {
    const tag = tagSlug(name);
    if (name.trim() && !tags.has(tag)) tags.set(tag, name);
  }
  return [...tags].map(([tag, name]) => ({ tag, name }));
}
