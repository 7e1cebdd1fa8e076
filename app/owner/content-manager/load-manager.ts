import type { Core } from '../../../core/core.ts';
import {
  type ContentItem,
  isTitle,
  keysOf,
  pageTypes,
  type SectionKey,
  sectionKeys,
} from '../../../shared/content.ts';
import { type Locale, locales } from '../../../shared/locale.ts';
import { sectionPlaces } from '../../../shared/page-sections.ts';
import { draftPreview } from '../../../shared/preview.ts';
import { builtInContent } from '../../built-in-content.ts';
import { isOlder, type SectionStatus, sectionStatus } from './section-text.ts';

export interface SectionRow {
  key: SectionKey;
  statuses: Record<Locale, SectionStatus>;
  /** Whether the published Spanish text is out of date. */
  isOlder: boolean;
}

export interface OpenText {
  item: ContentItem | null;
  isSanitized: boolean;
  /** HTML of the default text. */
  builtIn: string;
  preview: string;
}

export interface OpenSection extends SectionRow {
  isTitle: boolean;
  texts: Record<Locale, OpenText>;
}

export type LoadedManager = Awaited<ReturnType<typeof loadManager>>;

/** Loads the sections of the page type in `?page=`, by default the home page, in both languages. */
export async function loadManager(core: Core, parameters: URLSearchParams) {
  const pageType = pageTypes.find((type) => type === parameters.get('page')) ?? 'homepage';
  // A page type without specified sections shows all it has.
  const keys: readonly SectionKey[] =
    sectionKeys[pageType].length > 0 ? sectionKeys[pageType] : keysOf(pageType);
  const lists = await Promise.all(
    locales.map((language) => core.content.list({ owner: true }, pageType, language)),
  );
  const itemOf = (key: SectionKey, language: Locale) =>
    lists.flat().find((item) => item.section_key === key && item.language === language) ?? null;
  const rows = keys.map((key) => ({
    key,
    statuses: byLocale((language) => sectionStatus(itemOf(key, language))),
    isOlder: isOlder(itemOf(key, 'es'), itemOf(key, 'en')),
  }));
  const row = rows.find(({ key }) => key === parameters.get('section'));
  if (!row) return { pageType, pageTypes, rows, open: null };
  const builtIn = builtInContent((await core.settings.get()).founder).filter(
    (text) => text.page_type === pageType && text.section_key === row.key,
  );
  const openText = async (language: Locale): Promise<OpenText> => {
    const { content = '', content_type = 'html' } = builtIn.find((text) => text.language === language) ?? {};
    const rendered = await core.content.render({ content, content_type });
    const item = itemOf(row.key, language);
    const shown = item?.content_type === 'html' ? await core.content.render(item) : undefined;
    return {
      item,
      isSanitized: shown?.ok === true && shown.value.html === item?.content,
      builtIn: rendered.ok ? rendered.value.html : content,
      preview: draftPreview(sectionPlaces[row.key], language),
    };
  };
  const texts = { en: await openText('en'), es: await openText('es') };
  return { pageType, pageTypes, rows, open: { ...row, isTitle: isTitle(row.key), texts } };
}

function byLocale<Value>(make: (locale: Locale) => Value): Record<Locale, Value> {
  return { en: make('en'), es: make('es') };
}
