import { data } from 'react-router';
import type { BringFailure } from '../../../../core/handover/handover-core.ts';
import { statusOf } from '../../../../shared/failure-status.ts';
import type { GuardPlace } from '../../../../shared/guard/guarded-name.ts';
import { longestWordFile, type WordReport } from '../../../../shared/word-report.ts';
import type { PageContext } from '../../../page-context.ts';
import type { RequestFailure, SignedOut } from '../../auth/sign-in-failure.ts';
import { readOverride } from '../../forms/read-override.ts';

/** `places`: where names stand in its pictures. */
type FileFailure = { code: BringFailure['code'] | 'file_missing'; places?: readonly GuardPlace[] };

/** What came of a file that was sent from the page. */
export type BroughtResult =
  | { failure: FileFailure | RequestFailure | SignedOut; made?: never }
  | { failure?: never; made: { slug: string; title: string; report: WordReport } };

/** Makes a draft of a Word file. */
export async function bringWord(form: FormData, { core }: PageContext) {
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) return refused({ code: 'file_missing' });
  if (file.size > longestWordFile) return refused({ code: 'word_too_large' });
  const changes = form.get('changes') === 'rejected' ? 'rejected' : 'accepted';
  const bytes = new Uint8Array(await file.arrayBuffer());
  const leavesNamed = form.get('named_pictures') === 'left_out';
  const read = await core.handover.readWord(
    { name: file.name, bytes, override: readOverride(form), leavesNamed },
    changes,
  );
  if (!read.ok) return refused(read.failure);
  const { title, html, language, report } = read.value;
  const created = await core.posts.create({ title, html, language, status: 'draft' });
  if (created.ok) return data<BroughtResult>({ made: { slug: created.value.slug, title, report } });
  const isEmpty = created.failure.code === 'title_and_body_required';
  return refused({ code: isEmpty ? 'word_empty' : 'text_too_intricate' });
}

function refused(failure: FileFailure) {
  return data<BroughtResult>(
    { failure },
    { status: failure.code === 'file_missing' ? 400 : statusOf(failure) },
  );
}
