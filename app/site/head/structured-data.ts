import { machineDate } from '../../../shared/dates.ts';
import { type Locale, locales } from '../../../shared/locale.ts';
import { localised, paths } from '../../../shared/paths.ts';
import type { Post } from '../../../shared/post.ts';

interface Where {
  origin: string;
  brand: string;
  locale: Locale;
}

function organization({ origin, brand }: Where) {
  return { '@type': 'Organization', '@id': `${origin}/#organization`, name: brand, url: `${origin}/` };
}

/** Who is behind the site, on the home page. */
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

/** On the home page: search engines take the site's name from here. */
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
  /** Empty without a name: the house is the author then. */
  founder: string;
  /** Addresses of the founder's profiles. */
  social: string[];
}

/** `description` is the excerpt or the start of the text. The address is that in the post's own language. */
export function articleData(post: Post, description: string, where: Where & Author): object {
  const { origin, founder, social } = where;
  const path = paths.post(post.slug);
  const page = origin + localised(path, post.language);
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

/** A picture with what it shows is an object of its own; one without is its address. */
function pictureData(url: string, caption: string | null): string | object {
  return caption ? { '@type': 'ImageObject', url, caption } : url;
}

/** `path` is that of the service's page, without a language. */
export function serviceData(
  service: { name: string; description: string; path: string },
  where: Where,
): object {
  const page = where.origin + localised(service.path, where.locale);
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

/** From the home page down; paths are without a language. */
export function breadcrumbData(steps: readonly { name: string; path: string }[], where: Where): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: where.origin + localised(path, where.locale),
    })),
  };
}
