import type { KeptRun } from '../../../core/import/runs/kept-run.ts';
import type { OwnerMessages } from '../context/owner-context.ts';

/** What an import is called: its file or blog, or what it was. */
export function nameOf(
  { name, kind }: Pick<KeptRun, 'name' | 'kind'>,
  { list }: OwnerMessages['importRuns'],
): string {
  if (kind === 'preview') return name ? `${name} (${list.preview})` : list.preview;
  return name || list.unnamed;
}
