/** Every page's URL and file. */
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  // Feeds, images and other files.
  route('blog/rss.xml', 'site/blog/rss-route.ts'),
  route('contact/mail', 'site/pages/mail-draft-route.ts'),
  route('sitemap.xml', 'site/seo/sitemap-route.ts'),
  // Routes that share a file each need an ID.
  ...[
    'robots.txt',
    'llms.txt',
    'indexnow.txt',
    '.well-known/security.txt',
    'site.webmanifest',
    'speculation-rules.json',
  ].map((id) => route(id, 'site/seo/text-files-route.ts', { id })),
  route('share-pictures/:locale/*', 'site/seo/share-picture-route.ts'),

  // The public site, without the framework's script, in English and Spanish (`?lang=es`).
  layout('site/frame/site-layout.tsx', [
    index('site/home/home-page.tsx'),
    route('blog', 'site/blog/blog-list-page.tsx'),
    route('blog/tag/:tag', 'site/blog/tag-page.tsx'),
    route('blog/:slug', 'site/blog/blog-post-page.tsx'),
    route('services/:slug', 'site/services/service-page.tsx'),
    route('ai-prompts-pack', 'site/pages/prompts-pack-page.tsx'),
    route('contact', 'site/pages/contact-page.tsx'),
    route('services', 'site/services/service-list-page.tsx'),
    route('offline', 'site/pages/offline-page.tsx'),
    ...['privacy', 'terms'].map((id) => route(id, 'site/pages/legal-page.tsx', { id })),
    ...['writing-samples', 'when-it-mattered', 'outcomes', 'resources'].map((id) =>
      route(id, 'site/pages/placeholder-page.tsx', { id }),
    ),
    route('*', 'site/pages/unknown-page.tsx'),
  ]),

  // Preview of an unsaved post, for the owner.
  route('compose/preview', 'site/blog/article-preview-page.tsx'),

  // The version under review, for anyone with the review link.
  route('review/:token', 'site/review/review-page.tsx'),

  // The owner area: an app that requires signing in.
  layout('owner/shell/owner-layout.tsx', [
    route('compose', 'owner/compose/compose-page.tsx'),
    route('compose/word', 'owner/compose/word/import-word-page.tsx'),
    route('compose/hand-over', 'owner/compose/word/export-page.tsx'),
    route('compose/posts', 'owner/post-list/post-list-page.tsx'),
    route('compose/translation', 'owner/translation/translation-page.tsx'),
    route('compose/reviews', 'owner/review-records/review-records-page.tsx'),
    route('compose/tags', 'owner/tags/tags-page.tsx'),
    route('compose/speech', 'owner/speech/speech-page.tsx'),
    route('compose/stage', 'owner/speech/stage/stage-page.tsx'),
    route('compose/podium', 'owner/speech/podium/podium-page.tsx'),
    route('blog-import-preview', 'owner/import-preview/import-preview-page.tsx'),
    route('content-manager', 'owner/content-manager/content-manager-page.tsx'),
    route('content-manager/page', 'owner/content-manager/page-texts/page-texts-page.tsx'),
    route('settings/:subject?', 'owner/settings/settings-page.tsx'),
    route('settings/backup', 'owner/settings/backup-route.ts'),
    route('settings/first-steps', 'owner/onboarding/onboarding-page.tsx'),
    route('settings/activity', 'owner/activity/activity-page.tsx'),
    route('settings/names', 'owner/guarded-names/guarded-names-page.tsx'),
    route('settings/imports', 'owner/import-runs/import-runs-page.tsx'),
    route('settings/imports/report', 'owner/import-runs/import-report-page.tsx'),
    route('settings/imports/post', 'owner/import-runs/compared-post-page.tsx'),
    route('media-library', 'owner/media-library/media-library-page.tsx'),
  ]),
] satisfies RouteConfig;
