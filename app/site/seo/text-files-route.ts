import { catalogs } from '../../../messages/catalogs.ts';
import { fill } from '../../../messages/fill.ts';
import type { Locale } from '../../../shared/locale.ts';
import { localized, paths } from '../../../shared/paths.ts';
import { publicPages } from '../../../shared/public-pages.ts';
import { type Settings, sampleMailDomain } from '../../../shared/settings.ts';
import { type PageContext, pageContext } from '../../page-context.ts';
import type { Route } from './+types/text-files-route';
import { plainText } from './text-response.ts';

type TextFile = (page: PageContext) => Response | Promise<Response>;

const files: Readonly<Record<string, TextFile>> = {
  /** RFC 9309. The owner area isn't listed. Its pages are marked noindex. */
  '/robots.txt': ({ origin }) =>
    plainText(['User-agent: *', 'Allow: /', '', `Sitemap: ${origin}${paths.sitemap}`, ''].join('\n')),

  '/llms.txt': async ({ core, origin }) => {
    const { brand } = await core.settings.get();
    return plainText(llms({ origin, brand }));
  },

  /** IndexNow's key. Returns 404 while search engines aren't notified. */
  [paths.indexNowKey]: async ({ core }) => {
    const key = await core.indexNow.key();
    return key ? plainText(key) : plainText('Not found', { status: 404 });
  },

  [paths.securityTxt]: async ({ core, origin }) => {
    const text = securityTxt(await core.settings.get(), origin, new Date());
    return text ? plainText(text) : plainText('No contact address has been set.\n', { status: 404 });
  },

  /** The web app manifest: https://www.w3.org/TR/appmanifest/ */
  [paths.manifest]: async ({ core, locale }) => {
    const { brand } = await core.settings.get();
    const manifest = {
      name: brand,
      short_name: brand,
      lang: locale,
      start_url: localized(paths.home, locale),
      scope: '/',
      display: 'browser',
      background_color: '#f7f3ea',
      theme_color: '#f7f3ea',
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    };
    return json(manifest, 'application/manifest+json; charset=utf-8');
  },

  /** Linked by the `Speculation-Rules` header of public pages. */
  [paths.speculationRules]: () => json(speculationRules, 'application/speculationrules+json'),
};

export function loader({ context, url }: Route.LoaderArgs) {
  const file = files[url.pathname];
  if (!file) throw new Error(`No text file for ${url.pathname}`);
  return file(context.get(pageContext));
}

function json(value: object, type: string): Response {
  return new Response(JSON.stringify(value), { headers: { 'Content-Type': type } });
}

/** Returns `llms.txt` (https://llmstxt.org) in both languages. */
export function llms({ origin, brand }: { origin: string; brand: string }): string {
  const link = (name: string, path: string, description: string) =>
    `- [${name}](${origin}${path}): ${description}`;
  const section = (heading: string, locale: Locale) => {
    const { meta, blog } = catalogs[locale];
    const pages = publicPages
      .filter(({ isListed }) => isListed)
      .map(({ name, path }) =>
        link(fill(meta[name].title, { brand }), localized(path, locale), meta[name].description),
      );
    const feed = link('RSS', localized(paths.feed, locale), blog.intro);
    return [`## ${heading}`, '', ...pages, feed].join('\n');
  };
  const summary = catalogs.en.meta.structured.organization_description;
  const sections = [section('English', 'en'), section('Español', 'es')];
  return [`# ${brand}`, `> ${summary}`, ...sections, ''].join('\n\n');
}

/** RFC 9116, section 2.5.5, advises less than a year. */
const validMs = 180 * 24 * 60 * 60 * 1000;

/**
 * Returns `security.txt` (RFC 9116). It names the contact page, which hides the address from harvesters.
 * Undefined without a real address.
 */
export function securityTxt(
  { email_user, email_domain }: Pick<Settings, 'email_user' | 'email_domain'>,
  origin: string,
  now: Date,
): string | undefined {
  if (!email_user || ['', sampleMailDomain].includes(email_domain)) return undefined;
  return [
    `Contact: ${origin}${localized(paths.contact, 'en')}`,
    `Expires: ${new Date(now.getTime() + validMs).toISOString()}`,
    'Preferred-Languages: en, es',
    `Canonical: ${origin}${paths.securityTxt}`,
    '',
  ].join('\n');
}

const excluded = [
  // Language links set a cookie. In `main`, hreflang marks an article in the other language.
  { selector_matches: 'a[hreflang]:not(main *), a[download], a[target=_blank]' },
  // Links to the owner area and the email draft are marked, so that no hidden page is listed here.
  { selector_matches: 'a[rel~=nofollow]' },
  { href_matches: '/api/*' },
  { href_matches: '/*.xml' },
].map((condition) => ({ not: condition }));

/** Pages to prerender on hover (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API). */
const speculationRules = {
  prerender: [{ where: { and: [{ href_matches: '/*' }, ...excluded] }, eagerness: 'moderate' }],
};
