import { z } from 'zod';
import { overrideSchema } from './guard/guarded-name.ts';
import { localeSchema } from './locale.ts';
import { storedText } from './text.ts';

/** The sections the owner can edit, by page type (docs/specification.md 3.4). */
export const sectionKeys = {
  homepage: ['hero_title', 'hero_subtitle', 'about_content', 'services_title'],
  service: [
    'bio_content',
    'speechwriting_content',
    'linkedin_content',
    'articles_content',
    'unified_voice_content',
  ],
  blog: ['blog_intro', 'blog_footer'],
  page: [],
} as const;

/** The home page's questions, its steps of “How it works”, and the texts of a step. */
export const faqNumbers = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export const stepNumbers = [1, 2, 3, 4] as const;
const stepParts = ['days', 'time', 'title', 'text'] as const;

/** The contact page's steps of “What happens next”. */
export const nextStepNumbers = [1, 2, 3] as const;

/** Other texts that the owner can edit on the page itself. */
export const pageTextKeys = {
  homepage: [
    'hero_note',
    'clients_title',
    'clients_note',
    'press_title',
    'press_note',
    'testimonials_title',
    'testimonials_note',
    'services_intro',
    'outcomes_title',
    'outcomes_intro',
    'film_title',
    'film_text',
    'film_line_1',
    'film_note_1',
    'film_line_2',
    'film_note_2',
    'about_title',
    'how_title',
    'how_intro',
    'how_note',
    ...stepNumbers.flatMap((n) => stepParts.map((part) => `how_${n}_${part}` as const)),
    'tones_title',
    'tones_intro',
    'tones_note',
    'slider_title',
    'slider_intro',
    'questions_title',
    'questions_text',
    'faq_title',
    ...faqNumbers.flatMap((n) => [`faq_${n}_question`, `faq_${n}_answer`] as const),
    'closing_line',
    'closing_question',
    'closing_text',
  ],
  service: [
    'speechwriting_title',
    'speechwriting_lede',
    'linkedin_title',
    'linkedin_lede',
    'articles_title',
    'articles_lede',
    'unified_voice_title',
    'unified_voice_lede',
    'bio_title',
    'bio_lede',
  ],
  blog: ['blog_title'],
  page: [
    'services_page_title',
    'services_page_lede',
    'samples_title',
    'samples_lede',
    'outcomes_page_title',
    'outcomes_page_lede',
    'resources_title',
    'resources_lede',
    'privacy_title',
    'privacy_lede',
    'terms_title',
    'terms_lede',
    'contact_title',
    'contact_lede',
    'contact_helps_title',
    'contact_helps_1',
    'contact_helps_2',
    'contact_helps_3',
    'contact_next_title',
    ...nextStepNumbers.flatMap((n) => [`contact_next_${n}_when`, `contact_next_${n}_text`] as const),
    'contact_note',
    'prompts_title',
    'prompts_lede',
    'prompts_pain_title',
    'prompts_pain_1',
    'prompts_pain_2',
    'prompts_pain_3',
    'prompts_pain_4',
    'prompts_pain_close',
    'prompts_pack_title',
    'prompts_speeches_title',
    'prompts_speeches_text',
    'prompts_speeches_question',
    'prompts_emails_title',
    'prompts_emails_text',
    'prompts_emails_question',
    'prompts_linkedin_title',
    'prompts_linkedin_text',
    'prompts_linkedin_question',
    'prompts_steps_title',
    'prompts_step_1_title',
    'prompts_step_1_text',
    'prompts_step_2_title',
    'prompts_step_2_text',
    'prompts_step_3_title',
    'prompts_step_3_text',
    'prompts_trust_title',
    'prompts_writer',
    'prompts_guarantee',
    'prompts_payment',
    'prompts_privacy',
    'prompts_closing_title',
    'prompts_closing_text',
  ],
} as const;

export const pageTypes = [
  'homepage',
  'service',
  'blog',
  'page',
] as const satisfies (keyof typeof sectionKeys)[];

export type PageType = (typeof pageTypes)[number];
export type SectionKey = (typeof sectionKeys | typeof pageTextKeys)[PageType][number];

const contentTypes = ['html', 'markdown', 'text'] as const;

const contentStatuses = ['draft', 'published'] as const;

/** The longest text of a section, in UTF-16 code units. */
export const contentLimit = 200_000;

/** Sections of several paragraphs with formatting and images, which can hold an imported page. */
export const textSections = ['about_content', ...sectionKeys.service, ...sectionKeys.blog] as const;

export type TextSection = (typeof textSections)[number];

/** Checks whether a section is shown as a single line of text, so that it can't be just an image. */
export function isTitle(key: SectionKey): boolean {
  return !(textSections as readonly SectionKey[]).includes(key);
}

const markedKeys: readonly SectionKey[] = ['hero_title', 'film_line_1', 'film_line_2'];

/** Checks whether a line can show struck and inserted words. */
export function isMarked(key: SectionKey): boolean {
  return markedKeys.includes(key);
}

/** Returns a page type's sections, those of docs/specification.md 3.4 first. */
export function keysOf(pageType: PageType): SectionKey[] {
  return [...sectionKeys[pageType], ...pageTextKeys[pageType]];
}

/** Checks whether docs/specification.md 3.4 names the section. */
export function isSpecified({ page_type, section_key }: Pick<ContentPlace, 'page_type' | 'section_key'>) {
  return (sectionKeys[page_type] as readonly SectionKey[]).includes(section_key);
}

function isSectionOf(pageType: PageType, key: string): boolean {
  return keysOf(pageType).some((known) => known === key);
}

export const contentItemSchema = z.object({
  id: z.string(),
  page_type: z.enum(pageTypes),
  section_key: z.enum(pageTypes.flatMap(keysOf)),
  language: localeSchema,
  content: z.string(),
  content_type: z.enum(contentTypes),
  status: z.enum(contentStatuses),
  /** ISO 8601, UTC. Send it back with an update to detect a newer text. */
  updated_at: z.string(),
  published_at: z.string().nullable(),
});

export type ContentItem = z.infer<typeof contentItemSchema>;

export type ContentPlace = Pick<ContentItem, 'page_type' | 'section_key' | 'language'>;

const { page_type, section_key, content_type, status } = contentItemSchema.shape;
const content = storedText().max(contentLimit);

export const contentInputSchema = z
  .object({
    page_type,
    section_key,
    language: localeSchema.optional(),
    content,
    content_type: content_type.default('html'),
    status: status.default('draft'),
    /** Publishes the text even though it contains confidential names. */
    override: overrideSchema.optional(),
  })
  .refine((input) => isSectionOf(input.page_type, input.section_key), {
    path: ['section_key'],
    message: 'isn’t a section of that page type',
  });

export type ContentInput = z.output<typeof contentInputSchema>;

/** An update contains only changed fields. `updated_at` is that of the text that was edited. */
export const contentUpdateSchema = z
  .object({
    content,
    content_type,
    status,
    language: localeSchema,
    updated_at: z.string().max(40),
    override: overrideSchema,
  })
  .partial();

export type ContentUpdate = z.output<typeof contentUpdateSchema>;

export type BuiltInContent = ContentPlace & Pick<ContentItem, 'content' | 'content_type'>;

/** A published section for pages: safe HTML, and plain text for titles and descriptions. */
export interface RenderedContent {
  html: string;
  text: string;
}

export type RenderedContents = Partial<Record<SectionKey, RenderedContent>>;
