import { data } from 'react-router';
import { type ContentItem, contentItemSchema } from '../../../shared/content.ts';
import { statusOf } from '../../../shared/failure-status.ts';
import type { PageContext } from '../../page-context.ts';

/** What an action says of a draft that was to be discarded; `discarded` is what is live now, null for nothing. */
export interface Discarded {
  discarded?: ContentItem | null;
  failure?: { code: string; status?: number };
}

const place = contentItemSchema.pick({
  page_type: true,
  section_key: true,
  language: true,
  updated_at: true,
});

/** Goes back to what is live. */
export async function discardDraft(form: FormData, { core }: PageContext) {
  const parsed = place.safeParse(Object.fromEntries(form));
  // No form of ours sends anything else.
  if (!parsed.success) throw data(null, { status: 400 });
  const { updated_at, ...where } = parsed.data;
  const discarded = await core.content.discardDraft(where, updated_at);
  if (discarded.ok) return data<Discarded>({ discarded: discarded.value });
  const { code } = discarded.failure;
  const status = statusOf(discarded.failure);
  return data<Discarded>({ failure: { code, status } }, { status });
}
