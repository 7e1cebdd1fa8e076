import type { Desk } from '../app/owner/context/owner-context.ts';
import { sentences } from '../copy/sentences.ts';
import type { Locale } from '../shared/locale.ts';

/** The desk of an owner who reads this language. */
export function deskIn(locale: Locale): Desk {
  const { language, skip_link } = sentences[locale].shell;
  return {
    locale,
    brand: 'Under Your Name',
    isNew: false,
    origin: 'https://example.com',
    copy: { ...sentences[locale], language, skipLink: skip_link },
  };
}
