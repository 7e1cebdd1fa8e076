import { catalogs } from '../../../messages/catalogs.ts';
import { type Locale, locales } from '../../../shared/locale.ts';
import type { OwnerMessages } from '../context/owner-context.ts';

function messagesOf(locale: Locale): OwnerMessages {
  const { accessibility, compose, contentManager, errors, onboarding, signIn, mediaLibrary, ownerNav } =
    catalogs[locale];
  const { activity, importPreview, importReport, importRuns, passkeys, postList, settings, shell } =
    catalogs[locale];
  const { pageTexts, tags, toasts, meta, unfinishedImports } = catalogs[locale];
  const { content_manager, import_preview, setup } = meta;
  return {
    accessibility,
    activity,
    compose,
    contentManager,
    errors,
    onboarding,
    signIn,
    importPreview,
    importReport,
    unfinishedImports,
    importRuns,
    mediaLibrary,
    ownerNav,
    pageTexts,
    passkeys,
    postList,
    settings,
    tags,
    toasts,
    language: shell.language,
    skipLink: shell.skip_link,
    meta: {
      ...{ compose: meta.compose, settings: meta.settings },
      ...{ content_manager, import_preview, setup },
    },
  };
}

/**
 * The sentences of the owner's areas in each language, as JSON. As values they would be written one by one for each page:
 * some 2,000, longer than the rest of it takes.
 */
export const ownerSentences = Object.fromEntries(
  locales.map((locale) => [locale, JSON.stringify(messagesOf(locale))]),
) as Record<Locale, string>;
