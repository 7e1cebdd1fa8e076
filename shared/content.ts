import { z } from 'zod';
import { localeSchema } from './locale.ts';
import { storedText } from './stored-text.ts';

/** The sections of each page type that the owner can write (docs/specification.md 3.4). */
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
} as const;

export const pageTypes = ['homepage', 'service', 'blog'] as const satisfies (keyof typeof sectionKeys)[];

export type PageType = (typeof pageTypes)[number];
export type SectionKey = (typeof sectionKeys)[PageType][number];

const contentTypes = ['html', 'markdown', 'text'] as const;

const contentStatuses = ['draft', 'published'] as const;

/** Longest text of a section, in UTF-16 code units. */
export const contentLimit = 200_000;

/** Sections that pages set as one line of text: a picture alone would leave them empty. */
const titles: readonly SectionKey[] = ['hero_title', 'hero_subtitle', 'services_title'];

export function isTitle(key: SectionKey): boolean {
  return titles.includes(key);
}

function isSectionOf(pageType: PageType, key: string): boolean {
  return (sectionKeys[pageType] as readonly string[]).includes(key);
}

export const contentItemSchema = z.object({
  id: z.string(),
  page_type: z.enum(pageTypes),
  section_key: z.enum(pageTypes.flatMap((pageType): SectionKey[] => [...sectionKeys[pageType]])),
  language: localeSchema,
  content: z.string(),
  content_type: z.enum(contentTypes),
  status: z.enum(contentStatuses),
  /** ISO 8601, UTC. Send it back with an update to be told of a newer text. */
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
  })
  .refine((input) => isSectionOf(input.page_type, input.section_key), {
    path: ['section_key'],
    message: 'is no section of that page type',
  });

export type ContentInput = z.output<typeof contentInputSchema>;

/** An update names what changes; `updated_at` is that of the text the writer started from. */
export const contentUpdateSchema = z
  .object({ content, content_type, status, language: localeSchema, updated_at: z.string().max(40) })
  .partial();

export type ContentUpdate = z.output<typeof contentUpdateSchema>;

export type BuiltInContent = ContentPlace & Pick<ContentItem, 'content' | 'content_type'>;

/** What a page shows of a published section: safe HTML, and its words alone for titles and descriptions. */
export interface RenderedContent {
  html: string;
  text: string;
}

export type RenderedContents = Partial<Record<SectionKey, RenderedContent>>;
