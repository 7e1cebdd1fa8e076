import type { Owner } from '../app/owner/context/owner-context.ts';
import { catalogs } from '../messages/catalogs.ts';
import type { Locale } from '../shared/locale.ts';

/** Returns the context of an owner who uses this language. */
export function ownerIn(locale: Locale): Owner {
  const { language, skip_link } = catalogs[locale].shell;
  return {
    locale,
    brand: 'Under Your Name',
    isNew: false,
    copies: null,
    schedule: null,
    responses: [],
    pollForResponses: async () => undefined,
    origin: 'https://example.com',
    messages: { ...catalogs[locale], language, skipLink: skip_link },
  };
}
