import type { ContentItem } from '../../shared/content.ts';
import type { GuardOverride } from '../../shared/guard/guarded-name.ts';
import { ok, type Result } from '../../shared/result.ts';
import { checkLeaving, type Exit } from '../guard/check-leaving.ts';
import type { GuardFailure } from '../guard/guard-core.ts';
import type { RenderedSection, TooIntricate } from '../rendering/rendered-text.ts';

type Section = Pick<
  ContentItem,
  'page_type' | 'section_key' | 'language' | 'content' | 'content_type' | 'status'
>;

/** Looks a section through where it is to be published: as pages show it, and as the API gives it. */
export async function checkSection(
  exit: Exit,
  { page_type, section_key, language, content, content_type, status }: Section,
  { content: { html } }: RenderedSection,
  override?: GuardOverride,
): Promise<Result<undefined, GuardFailure | TooIntricate>> {
  if (status !== 'published') return ok(undefined);
  const of = `${page_type}/${section_key}`;
  return checkLeaving(exit, {
    kind: 'section',
    subject: `${of}/${language}`,
    fields: [
      { field: 'text', value: html, form: 'html', of },
      // Of Markdown, the page may show less than the API does; HTML is the same.
      ...(content_type === 'html'
        ? []
        : [{ field: 'text' as const, value: content, form: 'prose' as const, of }]),
    ],
    override,
  });
}
