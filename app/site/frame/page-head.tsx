import type { Messages } from '../../../messages/catalogs.ts';
import { fill } from '../../../messages/fill.ts';
import { machineDate } from '../../../shared/dates.ts';
import { defaultLocale, type Locale, locales } from '../../../shared/locale.ts';
import { localized, paths } from '../../../shared/paths.ts';
import type { Post } from '../../../shared/post.ts';
import { publicPages } from '../../../shared/public-pages.ts';
import { revisedText } from '../../ui/marked-text.ts';
import { sharedEdit } from '../seo/picture-text.ts';
import { type Site, useSite } from './site-context.ts';

interface PageHeadProps {
  title: string;
  description: string;
  /** Canonical path without a language. Pages without a path (errors) aren't indexed. */
  path?: string | undefined;
  /** False keeps search engines from indexing a page that has a path. */
  isIndexed?: boolean | undefined;
  type?: 'website' | 'article';
  /** Set for a text that exists in one language. The page's URL is then always in that language. */
  language?: Locale | undefined;
  translation?: { path: string; language: Locale } | null | undefined;
  /** URL of an image, absolute or on this site. */
  image?: string | undefined;
  imageAlt?: string | undefined;
  structured?: readonly object[];
}

const openGraphLocales = { en: 'en_US', es: 'es_ES' } as const;

/** Returns the URL of the generated share image for a page without its own image; undefined for drafts and errors. */
function sharePictureOf({ path, isIndexed, type }: Partial<PageHeadProps>, locale: Locale) {
  const bare = path?.split('?')[0];
  if (bare === undefined) return undefined;
  const isPost = type === 'article' && isIndexed;
  const isPage = publicPages.some((page) => page.path === bare);
  return isPost || isPage ? paths.sharePicture(bare, locale) : undefined;
}

/** Returns the page's URL in each language. An article without a translation has no alternates. */
function alternatesOf({ path, language, translation, isIndexed }: Partial<PageHeadProps>) {
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
  const canonical = path && origin + localized(path, language ?? locale);
  const drawn = image ? undefined : sharePictureOf({ path, isIndexed, type }, language ?? locale);
  const alternates = alternatesOf({ path, language, translation, isIndexed });
  const inDefault = alternates.find((other) => other.language === defaultLocale);
  // The text on the image, followed by the brand.
  const page = publicPages.find((known) => known.path === path);
  const drawnWords = revisedText(
    ((page && sharedEdit(page.name, messages)) ?? title.replace(` | ${brand}`, '')).replaceAll('\n', ' '),
  );
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
        href={localized(paths.feed, locale)}
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
              href={origin + localized(other.path, other.language)}
            />
          ))}
          {inDefault && (
            <link
              rel="alternate"
              hrefLang="x-default"
              href={origin + localized(inDefault.path, defaultLocale)}
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

/** Returns JSON that can neither end a script element nor open a comment. U+2028 and U+2029 are escaped for older browsers. */
export function scriptSafeJson(value: object): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function JsonLd({ value }: { value: object }) {
  const json = scriptSafeJson({ '@context': 'https://schema.org', ...value });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: scriptSafeJson escapes the script's text, which HTML escaping would break
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

interface TopLevelPageHeadProps {
  metaKey: Exclude<keyof Messages['meta'], 'structured' | 'post' | 'tag'>;
  path: string;
  name: string;
}

/** The head of a page directly below the home page, with its breadcrumb. */
export function TopLevelPageHead({ metaKey, path, name }: TopLevelPageHeadProps) {
  const site = useSite();
  const { meta } = site.messages;
  return (
    <PageHead
      title={fill(meta[metaKey].title, { brand: site.brand })}
      description={meta[metaKey].description}
      path={path}
      structured={[breadcrumbData([{ name, path }], site)]}
    />
  );
}

interface Where {
  origin: string;
  brand: string;
  locale: Locale;
}

function organization({ origin, brand }: Where) {
  return { '@type': 'Organization', '@id': `${origin}/#organization`, name: brand, url: `${origin}/` };
}

export function organizationData(description: string, where: Where & { logo: string; social: string[] }) {
  const { origin, logo, social } = where;
  const profiles = social.filter(Boolean);
  return {
    ...organization(where),
    description,
    logo: logo ? new URL(logo, origin).href : `${origin}/icon-512.png`,
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** Returns the site's structured data. Search engines get the site's name from it. */
export function websiteData(where: Where): object {
  const { origin, brand } = where;
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: brand,
    url: `${origin}/`,
    inLanguage: [...locales],
    publisher: { '@id': `${origin}/#organization` },
  };
}

interface Author {
  /** The founder's name; '' if it isn't set. The organization is then the author. */
  founder: string;
  social: string[];
}

export function articleData(post: Post, description: string, where: Where & Author): object {
  const { origin, founder, social } = where;
  const path = paths.post(post.slug);
  const page = origin + localized(path, post.language);
  const house = organization(where);
  const profiles = social.filter(Boolean);
  const person = { '@type': 'Person', name: founder, ...(profiles.length > 0 && { sameAs: profiles }) };
  const picture = post.cover ?? (post.status === 'published' && paths.sharePicture(path, post.language));
  return {
    '@type': 'BlogPosting',
    // Google cuts longer headlines ("Article structured data").
    headline: [...post.title].slice(0, 110).join(''),
    description,
    inLanguage: post.language,
    datePublished: machineDate(post.date),
    dateModified: post.updated_at,
    mainEntityOfPage: page,
    url: page,
    author: founder ? person : house,
    publisher: house,
    ...(picture && { image: [pictureData(new URL(picture, origin).href, post.cover && post.cover_alt)] }),
    ...(post.tags.length > 0 && { keywords: post.tags.join(', ') }),
  };
}

function pictureData(url: string, caption: string | null): string | object {
  return caption ? { '@type': 'ImageObject', url, caption } : url;
}

export function serviceData(
  service: { name: string; description: string; path: string },
  where: Where,
): object {
  const page = where.origin + localized(service.path, where.locale);
  return {
    '@type': 'Service',
    '@id': `${page}#service`,
    name: service.name,
    serviceType: service.name,
    description: service.description,
    url: page,
    mainEntityOfPage: page,
    provider: organization(where),
  };
}

/** Returns the breadcrumb's structured data. `steps` are the pages below the home page, as paths without a language. */
export function breadcrumbData(steps: readonly { name: string; path: string }[], site: Site): object {
  const home = { name: site.messages.meta.structured.breadcrumb_home, path: paths.home };
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.origin + localized(path, site.locale),
    })),
  };
}
