import type { KeptRun } from '../../../core/import/runs/kept-run.ts';
import type { OwnerMessages } from '../context/owner-context.ts';

/** What an import is called: its file or blog, or what it was. */
export function nameOf(
  { name, kind }: Pick<KeptRun, 'name' | 'kind'>,
  { list }: OwnerMessages['importRuns'],
): string {
  // Of a blog its address, without what all of them have.
  const short = name.replace(/^https?:\/\//, '').replace(/\/$/, '');
  if (kind === 'preview') return short ? `${short} (${list.preview})` : list.preview;
  return short || list.unnamed;
}
