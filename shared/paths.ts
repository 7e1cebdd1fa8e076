import type { ContentPlace, PageType, SectionKey } from './content.ts';
import type { HandoverFormat, TrackedChanges } from './handover.ts';
import { defaultLocale, type Locale, localeParameter } from './locale.ts';
import type { SpokenTextName } from './speech/speech.ts';

/** Every URL path of the site, without the language. `localized` adds it. */
export const paths = {
  home: '/',
  services: '/services',
  service: (slug: string) => `/services/${encodeURIComponent(slug)}`,
  /** Sections of the home page. Their anchors are fixed (docs/specification.md 2.2). */
  homeServices: '/#experiences',
  homeWhenItMattered: '/#when-it-mattered',
  homeAbout: '/#about',
  homeClients: '/#clients',
  homePress: '/#press',
  homeTestimonials: '/#testimonials',
  homeVideo: '/#human-edge',
  whenItMattered: '/when-it-mattered',
  outcomes: '/outcomes',
  writingSamples: '/writing-samples',
  resources: '/resources',
  blog: '/blog',
  feed: '/blog/rss.xml',
  sitemap: '/sitemap.xml',
  manifest: '/site.webmanifest',
  indexNowKey: '/indexnow.txt',
  securityTxt: '/.well-known/security.txt',
  speculationRules: '/speculation-rules.json',
  /** Shown by browsers instead of a page while offline. */
  offline: '/offline',
  aiPrompts: '/ai-prompts-pack',
  contact: '/contact',
  /** Redirects to the email draft. */
  mailDraft: '/contact/mail',
  privacy: '/privacy',
  terms: '/terms',
  /** The page on which a reviewer reads a text, without an account. */
  review: (token: string) => `/review/${token}`,
  compose: '/compose',
  posts: '/compose/posts',
  postsWith: (filter: Readonly<Record<string, string | undefined>>) => withQuery('/compose/posts', filter),
  bringWord: '/compose/word',
  tags: '/compose/tags',
  translation: '/compose/translation',
  translationOf: (slug: string) => withQuery('/compose/translation', { slug }),
  contentManager: '/content-manager',
  pageTexts: '/content-manager/page',
  importPreview: '/blog-import-preview',
  mediaLibrary: '/media-library',
  settings: '/settings',
  /** The settings of a subject (`app/owner/settings/setting-fields.ts`). */
  settingsPage: (subject: string) => `/settings/${subject}`,
  backupFile: '/settings/backup',
  firstSteps: '/settings/first-steps',
  activity: '/settings/activity',
  guardedNames: '/settings/names',
  tag: (tag: string) => `/blog/tag/${encodeURIComponent(tag)}`,
  importRuns: '/settings/imports',
  importReport: '/settings/imports/report',
  importRun: (run: string, query: Readonly<Record<string, string | undefined>> = {}) =>
    withQuery('/settings/imports/report', { run, ...query }),
  importedPost: (run: string, position: number, query: Readonly<Record<string, string | undefined>> = {}) =>
    withQuery('/settings/imports/post', { run, n: String(position), ...query }),
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  share: (slug: string) => `/api/share/${encodeURIComponent(slug)}`,
  sharePicture: (path: string, locale: Locale) =>
    `/share-pictures/${locale}${path === '/' ? '/home' : path}.png`,
  media: (id: string) => `/media/${id}`,
  apiMedia: '/api/media',
  apiMediaFetch: '/api/media/fetch',
  apiMediaText: '/api/content/media/upload',
  apiContent: (pageType: string, locale: Locale) => withQuery(`/api/content/${pageType}`, { lang: locale }),
  apiNewContent: '/api/content',
  apiSection: ({ page_type, section_key, language }: ContentPlace) =>
    withQuery(`/api/content/${page_type}/${section_key}`, { lang: language }),
  apiMigrate: '/api/content/migrate-existing',
  apiPost: (slug: string) => `/api/blog/posts/${encodeURIComponent(slug)}`,
  apiPin: (slug: string) => `/api/blog/posts/${encodeURIComponent(slug)}/pin`,
  apiPinned: '/api/blog/pinned',
  apiPostSearch: (query: string) => withQuery('/api/blog/search', { q: query }),
  apiRevisions: (slug: string) => `/api/blog/posts/${encodeURIComponent(slug)}/revisions`,
  apiRevision: (slug: string, version: number) =>
    `/api/blog/posts/${encodeURIComponent(slug)}/revisions/${version}`,
  handOver: (slug: string, format: HandoverFormat) => withQuery('/compose/hand-over', { slug, format }),
  /** Exports these posts, or all of them. */
  handOverPosts: (ids: readonly string[]) =>
    withQuery('/compose/hand-over', { post: ids.join(',') || 'all' }),
  apiExport: (ids: string | undefined, although?: string) => withQuery('/api/blog/export', { ids, although }),
  apiHandedFile: (slug: string, format: HandoverFormat, although?: string) =>
    withQuery(`/api/blog/posts/${encodeURIComponent(slug)}/files/${format}`, { although }),
  apiMailBody: (slug: string, although?: string) =>
    withQuery(`/api/blog/posts/${encodeURIComponent(slug)}/mail-body`, { although }),
  apiSpeech: (slug: string) => `/api/blog/posts/${encodeURIComponent(slug)}/speech`,
  apiWord: ({
    changes,
    hasConfidentialNames,
  }: {
    changes?: TrackedChanges | undefined;
    hasConfidentialNames?: boolean | undefined;
  }) =>
    withQuery('/api/blog/word', { changes, named_pictures: hasConfidentialNames ? 'left_out' : undefined }),
  apiOutsideLinks: '/api/blog/checks/links',
  apiChecks: (opened?: string) => withQuery('/api/blog/checks', { opened }),
  apiNext: (slug: string) => `/api/blog/posts/${encodeURIComponent(slug)}/next`,
  apiMissingPictures: (slug: string) => `/api/blog/posts/${encodeURIComponent(slug)}/missing-pictures`,
  apiUnsaved: '/api/blog/unsaved',
  apiUnsavedText: (id: string, by: { writer?: string; etag?: string } = {}) =>
    withQuery(`/api/blog/unsaved/${encodeURIComponent(id)}`, by),
  composeUnsaved: (id: string) => withQuery('/compose', { unsaved: id }),
  reviewRecords: '/compose/reviews',
  reviewRecord: (review: string) => withQuery('/compose/reviews', { review }),
  apiReviews: (slug: string) => `/api/blog/posts/${encodeURIComponent(slug)}/reviews`,
  apiNewResponses: '/api/blog/reviews/new',
  apiResponsesSeen: (slug: string) => `/api/blog/posts/${encodeURIComponent(slug)}/reviews/seen`,
  apiReviewEnd: (id: string) => `/api/blog/reviews/${encodeURIComponent(id)}/end`,
  apiReviewRecord: (id: string) => `/api/blog/reviews/${encodeURIComponent(id)}/record`,
  apiReviewNote: (id: string) => `/api/blog/review-notes/${encodeURIComponent(id)}`,
  apiAuditFile: (name?: string) => withQuery('/api/audit.csv', { name }),
  apiGeo: '/api/geo',
  apiCspReports: '/api/csp-reports',
  /** Posts of an allowed blog (docs/specification.md 7.2). Calls without `Open` require the owner. */
  apiScrapeOpen: (source?: string) =>
    `/api/blog/scrape?pages=1,2,3&max_posts=36${source ? `&source=${encodeURIComponent(source)}` : ''}`,
  apiScrape: '/api/blog/scrape',
  apiXmlProxyOpen: (address: string) => `/api/blog/xml-proxy?url=${encodeURIComponent(address)}`,
  apiXmlProxy: '/api/blog/xml-proxy',
  apiImport: '/api/blog/import',
  apiImportPosts: '/api/blog/import/posts',
  apiImportKnown: '/api/blog/import/known',
  apiImportSlugs: '/api/blog/import/slugs',
  apiImportPictures: '/api/blog/import/pictures',
  apiImportUnfinished: '/api/blog/import/unfinished',
  apiImportUndo: '/api/blog/import/undo',
  apiImportFile: (run: string, format: 'csv' | 'json') => `/api/blog/imports/${run}/report.${format}`,
  contentSection: (pageType: PageType, section?: SectionKey) =>
    withQuery('/content-manager', { page: pageType, section }),
  composePreview: '/compose/preview',
  speech: (text: SpokenTextName = {}) => withQuery('/compose/speech', { ...text }),
  stage: (text: SpokenTextName = {}) => withQuery('/compose/stage', { ...text }),
  podium: (text: SpokenTextName = {}) => withQuery('/compose/podium', { ...text }),
  composePost: (slug: string) => withQuery('/compose', { slug }),
} as const;

/** A path without parameters that the URL parser would leave unchanged. */
const barePath = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/;

/** Returns a path with query parameters set. Undefined removes a parameter. */
export function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  if (barePath.test(path)) {
    const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
  }
  // The URL parser needs an origin to read a path. This one is never shown.
  const url = new URL(path, 'http://site.invalid');
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url.pathname + url.search + url.hash;
}

/** A plain path with an optional anchor, which needs no parser. A page has a hundred such links. */
const plainPath = /^((?:\/[\w-]+)+|\/)(#[\w-]*)?$/;

/** A path with parameters as `withQuery` writes them, without a language. */
const queriedPath =
  /^\/(?:[\w-]+(?:\/[\w-]+)*)?\?(?!(?:[^#]*&)?lang=)[\w*.+%-]+=[\w*.+%-]*(?:&[\w*.+%-]+=[\w*.+%-]*)*$/;

/** Returns a link for readers of a language: plain in the default language, otherwise with `?lang=`. */
export function localized(path: string, locale: Locale): string {
  const [, before, anchor = ''] = plainPath.exec(path) ?? [];
  if (before) return before + (locale === defaultLocale ? '' : `?${localeParameter}=${locale}`) + anchor;
  if (queriedPath.test(path)) return locale === defaultLocale ? path : `${path}&${localeParameter}=${locale}`;
  return withQuery(path, { [localeParameter]: locale === defaultLocale ? undefined : locale });
}

export function switchingTo(path: string, locale: Locale): string {
  return withQuery(path, { [localeParameter]: locale });
}

/** The Trusted Types policies of owner pages. Browsers treat the one named `default` specially. */
export const trustedTypesNames = { html: 'site-html', libraries: 'default' } as const;
