import { data } from 'react-router';
import { contentItemSchema } from '../../../shared/content.ts';
import { statusOf } from '../../../shared/failure-status.ts';
import type { PageContext } from '../../page-context.ts';

/** A text as readers would get it, and its words without marks. */
export interface RenderResult {
  rendered?: { html: string; text: string };
  failure?: { code: string };
}

const text = contentItemSchema.pick({ content: true, content_type: true });

/** Renders what is typed, saved or not, as the public page would. */
export async function renderText(form: FormData, { core }: PageContext) {
  const parsed = text.safeParse(Object.fromEntries(form));
  // No form of ours sends anything else.
  if (!parsed.success) throw data(null, { status: 400 });
  const rendered = await core.content.render(parsed.data);
  if (rendered.ok) return data<RenderResult>({ rendered: rendered.value });
  return data<RenderResult>({ failure: rendered.failure }, { status: statusOf(rendered.failure) });
}
