import { data, redirect } from 'react-router';
import type { z } from 'zod';
import {
  type ContentInput,
  type ContentItem,
  contentInputSchema,
  contentItemSchema,
  isTitle,
  type SectionKey,
} from '../../../shared/content.ts';
import type { GuardPlace } from '../../../shared/guard/guarded-name.ts';
import { defaultLocale } from '../../../shared/locale.ts';
import { localized, paths, withQuery } from '../../../shared/paths.ts';
import { statusOf } from '../../../shared/result.ts';
import type { PageContext } from '../../page-context.ts';
import { readOverride } from '../forms/overrides.ts';

/** The result of discarding a draft. `discarded` is the text that is live now, null for none. */
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

/** Parses a form. Throws 400 for anything that the pages' forms don't send. */
function parseForm<Output>(schema: z.ZodType<Output>, form: FormData): Output {
  const parsed = schema.safeParse(Object.fromEntries(form));
  if (!parsed.success) throw data(null, { status: 400 });
  return parsed.data;
}

export async function discardDraft(form: FormData, { core }: PageContext) {
  const { updated_at, ...where } = parseForm(place, form);
  const discarded = await core.content.discardDraft(where, updated_at);
  if (discarded.ok) return data<Discarded>({ discarded: discarded.value });
  const { code } = discarded.failure;
  const status = statusOf(discarded.failure);
  return data<Discarded>({ failure: { code, status } }, { status });
}

export interface RenderResult {
  rendered?: { html: string; text: string };
  failure?: { code: string };
}

const text = contentItemSchema.pick({ content: true, content_type: true });

export async function renderText(form: FormData, { core }: PageContext) {
  const rendered = await core.content.render(parseForm(text, form));
  if (rendered.ok) return data<RenderResult>({ rendered: rendered.value });
  return data<RenderResult>({ failure: rendered.failure }, { status: statusOf(rendered.failure) });
}

/** The result of a form sent by script (`enhanced=1`). Other forms get a redirect. */
export interface PageTextResult {
  /** The `updated_at` of the saved text. */
  saved?: string;
  published?: { done: number; left: number };
  /** `places` are the matches of confidential names. */
  failure?: { code: string; status?: number; places?: readonly GuardPlace[] };
}

export async function changePageTexts(form: FormData, page: PageContext, url: URL) {
  switch (form.get('intent')) {
    case 'publish-all':
      return publishAll(form, page, url);
    case 'discard':
      return discardDraft(form, page);
    default:
      return saveText(form, page, url);
  }
}

async function publishAll(form: FormData, page: PageContext, url: URL) {
  const { published, left } = await page.core.content.publishDrafts();
  if (form.get('enhanced') !== '1') return back(url, page);
  return data<PageTextResult>({ published: { done: published.length, left: left.length } });
}

async function saveText(form: FormData, page: PageContext, url: URL) {
  const parsed = contentInputSchema.safeParse(Object.fromEntries(form));
  // The only invalid value that the form can send is a text that is too long.
  if (!parsed.success) {
    const isTooLong = parsed.error.issues.every(({ path: [field] }) => field === 'content');
    if (!isTooLong) throw data(null, { status: 400 });
    return data<PageTextResult>({ failure: { code: 'too_long', status: 413 } }, { status: 413 });
  }
  const { content } = page.core;
  const input = { ...normalizeLine(parsed.data), override: readOverride(form) };
  const { page_type, section_key, language = defaultLocale, ...text } = input;
  const before = String(form.get('updated_at') ?? '');
  const saved = before
    ? await content.update({ page_type, section_key, language }, { ...text, updated_at: before })
    : await content.create(input);
  if (!saved.ok) {
    const { code } = saved.failure;
    const status = statusOf(saved.failure);
    const places = saved.failure.code === 'names_found' ? { places: saved.failure.places } : {};
    return data<PageTextResult>({ failure: { code, status, ...places } }, { status });
  }
  return form.get('enhanced') === '1'
    ? data<PageTextResult>({ saved: saved.value.updated_at })
    : back(url, page, section_key);
}

/** Collapses white space in a line. */
function normalizeLine(input: ContentInput): ContentInput {
  if (!isTitle(input.section_key)) return input;
  return { ...input, content: input.content.replace(/\s+/g, ' ').trim() };
}

function back(url: URL, { locale }: PageContext, text?: SectionKey): Response {
  const { page, in: language } = Object.fromEntries(url.searchParams);
  return redirect(withQuery(localized(paths.pageTexts, locale), { page, in: language, text }), 303);
}
