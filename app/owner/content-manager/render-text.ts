import { data } from 'react-router';
import { contentItemSchema, type ShownSection } from '../../../shared/content.ts';
import type { PageContext } from '../../page-context.ts';

/** What an action says of a text that was to be shown. */
export interface Shown {
  shown?: ShownSection;
  failure?: { code: string };
}

const text = contentItemSchema.pick({ content: true, content_type: true });

/** Renders what is typed, saved or not, as the public page would. */
export async function showText(form: FormData, { core }: PageContext) {
  const parsed = text.safeParse(Object.fromEntries(form));
  // No form of ours sends anything else.
  if (!parsed.success) throw data(null, { status: 400 });
  const rendered = await core.content.render(parsed.data);
  if (rendered.ok) return data<Shown>({ shown: rendered.value });
  return data<Shown>({ failure: rendered.failure }, { status: 422 });
}
