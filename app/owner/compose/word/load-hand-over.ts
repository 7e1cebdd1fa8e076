import { redirect } from 'react-router';
import type { HandoverFailure } from '../../../../core/handover/handover-core.ts';
import { overrideSchema } from '../../../../shared/guard/guarded-name.ts';
import { type HandoverFormat, handoverFormats } from '../../../../shared/handover.ts';
import { paths } from '../../../../shared/paths.ts';
import type { PageContext } from '../../../page-context.ts';

export interface HeldFile {
  slug: string;
  format: HandoverFormat;
  failure: HandoverFailure;
  /** A reason was sent that is none. */
  isReasonMissing: boolean;
}

/** Leads on to the file that is asked for; where something stands against it, says what. */
export async function loadHandOver({ core }: PageContext, query: URLSearchParams): Promise<HeldFile> {
  const slug = query.get('slug') ?? '';
  const format = handoverFormats.find((each) => each === query.get('format')) ?? 'word';
  const said = query.get('although');
  const reason = overrideSchema.shape.reason.safeParse(said).data;
  const checked = await core.handover.check({ slug });
  if (checked.ok) throw redirect(paths.apiHandedFile(slug, format));
  const { failure } = checked;
  const isHeld = failure.code === 'names_found' || failure.code === 'guard_locked';
  if (isHeld && reason) throw redirect(paths.apiHandedFile(slug, format, reason));
  return { slug, format, failure, isReasonMissing: said !== null };
}
