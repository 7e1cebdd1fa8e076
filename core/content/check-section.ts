import type { ContentItem } from '../../shared/content.ts';
import type { GuardOverride, LeavingField } from '../../shared/guard/guarded-name.ts';
import { ok, type Result } from '../../shared/result.ts';
import { checkLeaving, type Exit } from '../guard/check-leaving.ts';
import type { GuardFailure } from '../guard/guard-core.ts';
import type { RenderedSection, TooIntricate } from '../rendering/rendering-jobs.ts';

type Section = Pick<
  ContentItem,
  'page_type' | 'section_key' | 'language' | 'content' | 'content_type' | 'status'
>;

/** Looks a section through where it is to be published: as pages show it, and as the API gives it. */
export async function checkSection(
  exit: Exit,
  section: Section,
  rendered: RenderedSection,
  override?: GuardOverride,
): Promise<Result<undefined, GuardFailure | TooIntricate>> {
  const { page_type, section_key, language, status } = section;
  if (status !== 'published') return ok(undefined);
  const subject = `${page_type}/${section_key}/${language}`;
  return checkLeaving(exit, { kind: 'section', subject, fields: sectionFields(section, rendered), override });
}

/** Everything of a section that whoever gets it can read. */
export function sectionFields(
  { page_type, section_key, content, content_type }: Section,
  { content: { html } }: RenderedSection,
): LeavingField[] {
  const of = `${page_type}/${section_key}`;
  const shown: LeavingField = { field: 'text', value: html, form: 'html', of };
  // Of Markdown, the page may show less than the API does; HTML is the same.
  return content_type === 'html' ? [shown] : [shown, { field: 'text', value: content, form: 'prose', of }];
}
