import { defaultLocale, type Locale, locales } from '../../../shared/locale.ts';
import { localised, paths } from '../../../shared/paths.ts';
import { publicPages } from '../../../shared/public-pages.ts';
import { revisedText } from '../../ui/parse-edit.ts';
import { useSite } from '../site-context.ts';

interface PageHeadProps {
  title: string;
  description: string;
  /** Canonical path, without a language. Pages without one (errors) are not indexed. */
  path?: string;
  /** False keeps search engines from a page that has a path. */
  isIndexed?: boolean;
  type?: 'website' | 'article';
  /** Of a text that is in one language alone: its address is then that one, whatever language is around it. */
  language?: Locale | undefined;
  /** The same text in the other language, where it has one. */
  translation?: { path: string; language: Locale } | null | undefined;
  /** Address of a picture, absolute or on this site. */
  image?: string | undefined;
  /** What that picture shows; the title stands in for one without words. */
  imageAlt?: string | undefined;
  /** schema.org values, each its own script. */
  structured?: readonly object[];
}

const openGraphLocales = { en: 'en_US', es: 'es_ES' } as const;

/** Address of the picture that is drawn for a page without one of its own; drafts and errors have none. */
function sharePictureOf(
  { path, isIndexed, type }: { path: string | undefined; isIndexed: boolean; type: 'website' | 'article' },
  locale: Locale,
): string | undefined {
  const bare = path?.split('?')[0];
  if (bare === undefined) return undefined;
  const isPost = type === 'article' && isIndexed;
  const isPage = publicPages.some((page) => page.path === bare);
  return isPost || isPage ? paths.sharePicture(bare, locale) : undefined;
}

/** Where the page is in each language: a page at one path, an article that has a translation at two, in any other case nowhere else. */
function alternatesOf({
  path,
  language,
  translation,
  isIndexed,
}: {
  path: string | undefined;
  language: Locale | undefined;
  translation: PageHeadProps['translation'];
  isIndexed: boolean;
}) {
  if (path === undefined) return [];
  if (!language) return locales.map((locale) => ({ path, language: locale }));
  if (!translation || !isIndexed) return [];
  const both = [{ path, language }, translation];
  return locales.flatMap((locale) => both.find((each) => each.language === locale) ?? []);
}

/** Title and metadata. React lifts these elements into the document's head. */
export function PageHead({
  title,
  description,
  path,
  isIndexed = path !== undefined,
  type = 'website',
  language,
  translation,
  image,
  imageAlt,
  structured = [],
}: PageHeadProps) {
  const { brand, messages, locale, origin } = useSite();
  const canonical = path && origin + localised(path, language ?? locale);
  const drawn = image ? undefined : sharePictureOf({ path, isIndexed, type }, language ?? locale);
  const alternates = alternatesOf({ path, language, translation, isIndexed });
  const inDefault = alternates.find((other) => other.language === defaultLocale);
  // What is written on the picture: the headline of home, of other pages the title; and the brand below it.
  const drawnWords =
    path === paths.home ? revisedText(messages.home.hero.edit) : title.replace(` | ${brand}`, '');
  const picture = image || drawn ? new URL(image ?? drawn ?? '', origin).href : undefined;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="theme-color" content="#f7f3ea" />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`${brand}: ${messages.blog.heading}`}
        href={localised(paths.feed, locale)}
      />
      {isIndexed || <meta name="robots" content="noindex" />}
      {path !== undefined && (
        <>
          <link rel="canonical" href={canonical} />
          {alternates.map((other) => (
            <link
              key={other.language}
              rel="alternate"
              hrefLang={other.language}
              href={origin + localised(other.path, other.language)}
            />
          ))}
          {inDefault && (
            <link
              rel="alternate"
              hrefLang="x-default"
              href={origin + localised(inDefault.path, defaultLocale)}
            />
          )}
          <meta property="og:url" content={canonical} />
          <meta property="og:type" content={type} />
          <meta property="og:site_name" content={brand} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:locale" content={openGraphLocales[language ?? locale]} />
          {alternates
            .filter((other) => other.language !== (language ?? locale))
            .map((other) => (
              <meta
                key={other.language}
                property="og:locale:alternate"
                content={openGraphLocales[other.language]}
              />
            ))}
          {picture && <meta property="og:image" content={picture} />}
          {image && <meta property="og:image:alt" content={imageAlt ?? title.replace(` | ${brand}`, '')} />}
          {drawn && (
            <>
              <meta property="og:image:type" content="image/png" />
              <meta property="og:image:width" content="1200" />
              <meta property="og:image:height" content="630" />
              <meta property="og:image:alt" content={`${drawnWords.replace(/\.$/, '')}. ${brand}`} />
            </>
          )}
          <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
        </>
      )}
      {structured.map((value, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list that is rendered once
        <JsonLd key={position} value={value} />
      ))}
    </>
  );
}

/** JSON that can neither end a script element nor open a comment, with U+2028 and U+2029 escaped for older browsers. */
export function scriptSafeJson(value: object): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Structured data (https://schema.org), which no browser runs. */
function JsonLd({ value }: { value: object }) {
  const json = scriptSafeJson({ '@context': 'https://schema.org', ...value });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text can't be escaped as HTML; scriptSafeJson does
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
