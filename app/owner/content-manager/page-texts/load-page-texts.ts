import type { Core } from '../../../../core/core.ts';
import {
  type ContentItem,
  isMarked,
  isTitle,
  pageTypes,
  type SectionKey,
} from '../../../../shared/content.ts';
import { type Locale, locales, parseLocale } from '../../../../shared/locale.ts';
import { textsPreview } from '../../../../shared/preview.ts';
import { builtInContent } from '../../../built-in-content.ts';
import type { PageContext } from '../../../page-context.ts';
import { olderLanguage, type SectionStatus, sectionStatus } from '../section-text.ts';
import { type EditedPage, editedPage, editedPages } from './edited-pages.ts';

/** A text in one language. */
export interface TextVersion {
  status: SectionStatus;
  /** When the text was last saved; '' for a default text. */
  updatedAt: string;
  /** HTML, or a line in `parseEdit`'s notation. */
  start: string;
  words: string;
}

export interface PageText {
  key: SectionKey;
  isLine: boolean;
  isMarked: boolean;
  versions: Record<Locale, TextVersion>;
  /** The language whose published text is out of date. */
  older: Locale | undefined;
}

export type LoadedPageTexts = Awaited<ReturnType<typeof loadPageTexts>>;

/** Loads all sections in both languages, for the page in `?page=` and the language in `?in=`. */
export async function loadPageTexts(
  { core, locale }: Pick<PageContext, 'core' | 'locale'>,
  query: URLSearchParams,
) {
  const page = editedPage(query.get('page'));
  const language = parseLocale(query.get('in') ?? '') ?? locale;
  const items = await listItems(core);
  const builtIn = builtInContent((await core.settings.get()).founder);
  const textOf = async (key: SectionKey): Promise<PageText> => {
    const itemOf = (of: Locale) =>
      items.find((item) => item.section_key === key && item.language === of) ?? null;
    const versionOf = async (of: Locale): Promise<TextVersion> => {
      const item = itemOf(of);
      const shown = item ?? builtIn.find((text) => text.section_key === key && text.language === of);
      return {
        status: sectionStatus(item),
        updatedAt: item?.updated_at ?? '',
        ...(await startOf(core, key, shown ?? { content: '', content_type: 'text' })),
      };
    };
    return {
      key,
      isLine: isTitle(key),
      isMarked: isMarked(key),
      versions: { en: await versionOf('en'), es: await versionOf('es') },
      older: olderLanguage(itemOf('es'), itemOf('en')),
    };
  };
  const textsOf = (of: EditedPage) => Promise.all(of.keys.map(textOf));
  const others = editedPages.filter(({ id }) => id !== page.id);
  const elsewhere = await Promise.all(
    others.map(async (other) => (await textsOf(other)).map((text) => ({ ...text, pageId: other.id }))),
  );
  return {
    page,
    language,
    texts: await textsOf(page),
    elsewhere: elsewhere.flat(),
    preview: textsPreview(page.path, language),
    opened: page.keys.find((key) => key === query.get('text')) ?? null,
  };
}

async function listItems(core: Core): Promise<ContentItem[]> {
  const lists = pageTypes.flatMap((pageType) =>
    locales.map((language) => core.content.list({ owner: true }, pageType, language)),
  );
  return (await Promise.all(lists)).flat();
}

/** Converts a stored text to the input of its editor: plain text for a line, HTML for paragraphs. */
async function startOf(
  core: Core,
  key: SectionKey,
  text: Pick<ContentItem, 'content' | 'content_type'>,
): Promise<Pick<TextVersion, 'start' | 'words'>> {
  if (isTitle(key) && text.content_type === 'text') return { start: text.content, words: text.content };
  const rendered = await core.content.render(text);
  if (!rendered.ok) return { start: text.content, words: text.content };
  const { html, text: words } = rendered.value;
  return { start: isTitle(key) ? words : html, words };
}
