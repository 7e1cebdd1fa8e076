import { fill } from '../../../messages/fill.ts';
import { type PageType, pageTypes, type SectionKey } from '../../../shared/content.ts';
import { parseLocale } from '../../../shared/locale.ts';
import type { MediaUse } from '../../../shared/media.ts';
import { localised, paths } from '../../../shared/paths.ts';
import type { Owner } from '../context/owner-context.ts';

type Speaking = Pick<Owner, 'messages' | 'locale'>;

/** What a place that shows a picture is called. */
export function mediaUseLabel(use: MediaUse, { messages }: Speaking): string {
  const { details } = messages.mediaLibrary;
  switch (use.kind) {
    case 'post':
      return use.status === 'draft' ? `${use.title} (${details.use_draft})` : use.title;
    case 'content': {
      const sections: Record<string, string> = messages.contentManager.sections;
      const known = parseLocale(use.language);
      const language = known ? messages.language[`name_${known}`] : use.language;
      return fill(details.use_content, { section: sections[use.section_key] ?? use.section_key, language });
    }
    case 'setting':
      return fill(details.use_setting, { name: settingOf(use.key, messages).name });
  }
}

/** Where that place is changed. */
export function mediaUseAddress(use: MediaUse, { messages, locale }: Speaking): string {
  switch (use.kind) {
    case 'post':
      return localised(paths.composePost(use.slug), locale);
    case 'content': {
      const isKnown = (pageTypes as readonly string[]).includes(use.page_type);
      if (!isKnown) return localised(paths.contentManager, locale);
      const place = paths.contentSection(use.page_type as PageType, use.section_key as SectionKey);
      return localised(place, locale);
    }
    case 'setting':
      return `${localised(paths.settings, locale)}#${settingOf(use.key, messages).section}`;
  }
}

function settingOf(key: string, { settings }: Owner['messages']): { section: string; name: string } {
  const { brand, home } = settings;
  const places: Record<string, [section: string, name: string]> = {
    logo: ['brand', brand.logo],
    portrait: ['brand', brand.portrait],
    hero_video: ['films', home.hero_video],
    hero_poster: ['films', home.hero_poster],
    human_video: ['films', home.human_video],
    clients: ['clients', home.clients],
    press: ['press', home.press],
    service_cards: ['cards', home.cards],
  };
  const [section, name] = places[key] ?? ['launch', settings.title];
  return { section, name };
}
