/** The table of contents of the pages: every address that answers with one, and the file that makes it. */
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  // Feeds and other answers that are no documents.
  route('blog/rss.xml', 'site/blog/rss-route.ts'),
  route('contact/mail', 'site/contact/mail-draft-route.ts'),
  route('robots.txt', 'site/seo/robots-route.ts'),
  route('sitemap.xml', 'site/seo/sitemap-route.ts'),
  route('indexnow.txt', 'site/seo/index-now-route.ts'),
  route('.well-known/security.txt', 'site/seo/security-txt-route.ts'),
  route('llms.txt', 'site/seo/llms-route.ts'),
  route('site.webmanifest', 'site/seo/manifest-route.ts'),
  route('speculation-rules.json', 'site/seo/speculation-rules-route.ts'),
  route('share-pictures/:locale/*', 'site/seo/share-picture-route.ts'),

  // The public site: documents without the framework's script, in English and Spanish (`?lang=es`).
  layout('site/site-layout.tsx', [
    index('site/home/home-page.tsx'),
    route('blog', 'site/blog/blog-list-page.tsx'),
    route('blog/tag/:tag', 'site/blog/tag-page.tsx'),
    route('blog/:slug', 'site/blog/blog-post-page.tsx'),
    route('services/:slug', 'site/services/service-page.tsx'),
    route('ai-prompts-pack', 'site/prompts-pack/prompts-pack-page.tsx'),
    route('contact', 'site/contact/contact-page.tsx'),
    route('services', 'site/services/service-list-page.tsx'),
    route('privacy', 'site/legal/privacy-page.tsx'),
    route('terms', 'site/legal/terms-page.tsx'),
    route('offline', 'site/offline/offline-page.tsx'),
    // One page for all that is still to come; a file that serves more than one address needs a name at each.
    route('writing-samples', 'site/placeholder/placeholder-page.tsx', { id: 'writing-samples' }),
    route('when-it-mattered', 'site/placeholder/placeholder-page.tsx', { id: 'when-it-mattered' }),
    route('outcomes', 'site/placeholder/placeholder-page.tsx', { id: 'outcomes' }),
    route('resources', 'site/placeholder/placeholder-page.tsx', { id: 'resources' }),
    route('*', 'site/error/unknown-page.tsx'),
  ]),

  // An article as readers would see it, before it is saved: the public site's look, and behind the password.
  route('compose/preview', 'site/blog/article-preview-page.tsx'),

  // A version of an article as a named reader was given it: for whoever has the link.
  route('review/:token', 'site/review/review-page.tsx'),

  // The owner's area: an app, behind the password.
  layout('owner/shell/owner-layout.tsx', [
    route('compose', 'owner/compose/compose-page.tsx'),
    route('compose/word', 'owner/compose/word/bring-word-page.tsx'),
    route('compose/hand-over', 'owner/compose/word/hand-over-page.tsx'),
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
    route('settings', 'owner/settings/settings-page.tsx'),
    route('settings/backup', 'owner/settings/backup-route.ts'),
    route('settings/first-steps', 'owner/onboarding/onboarding-page.tsx'),
    route('settings/activity', 'owner/activity/activity-page.tsx'),
    route('settings/names', 'owner/guarded-names/guarded-names-page.tsx'),
    route('settings/imports', 'owner/import-runs/kept-runs-page.tsx'),
    route('settings/imports/report', 'owner/import-runs/kept-report-page.tsx'),
    route('settings/imports/post', 'owner/import-runs/compared-post-page.tsx'),
    route('media-library', 'owner/media-library/media-library-page.tsx'),
  ]),
] satisfies RouteConfig;
