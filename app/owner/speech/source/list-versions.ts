import type { Core } from '../../../../core/core.ts';
import type { SpokenSource } from './spoken-source.ts';

/** A text of the same post that can be spoken instead. */
export type OtherText = Exclude<SpokenSource, { is: 'typed' }> & { title: string };

/** So many saved ones are offered, the newest. */
const mostVersions = 20;

/** What there is of the same post: unsaved writing, the saved text, and earlier versions, the newest first. */
export async function listVersions(core: Core, source: SpokenSource): Promise<OtherText[]> {
  const slug = source.is === 'typed' ? null : source.slug;
  if (slug === null) return [];
  const [copies, revisions] = await Promise.all([core.workingCopies.list(), core.posts.revisions(slug)]);
  const unsaved = copies
    .filter((copy) => copy.slug === slug)
    .map(({ id, title, written_at: at }): OtherText => ({ is: 'unsaved', id, slug, title, at }));
  const saved = revisions.ok ? revisions.value.slice(0, mostVersions) : [];
  return [
    ...unsaved,
    ...saved.map(
      ({ version, title, updated_at: at }, index): OtherText =>
        index === 0 ? { is: 'saved', slug, title, at } : { is: 'earlier', slug, version, title, at },
    ),
  ];
}
