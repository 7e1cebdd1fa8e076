import type { Locale } from '../shared/locale.ts';
import { accessibility } from './en/accessibility.ts';
import { activity } from './en/activity.ts';
import { aiPrompts } from './en/ai-prompts.ts';
import { blog } from './en/blog.ts';
import { checks } from './en/checks.ts';
import { compose } from './en/compose.ts';
import { contact } from './en/contact.ts';
import { contentManager } from './en/content-manager.ts';
import { errorPage } from './en/error-page.ts';
import { errors } from './en/errors.ts';
import { guard } from './en/guard.ts';
import { handover } from './en/handover.ts';
import { home } from './en/home.ts';
import { importPreview } from './en/import-preview.ts';
import { importReport } from './en/import-report.ts';
import { importRuns } from './en/import-runs.ts';
import { leadMagnet } from './en/lead-magnet.ts';
import { listen } from './en/listen.ts';
import { mediaLibrary } from './en/media-library.ts';
import { meta } from './en/meta.ts';
import { offline } from './en/offline.ts';
import { onboarding } from './en/onboarding.ts';
import { outsideLinks } from './en/outside-links.ts';
import { ownerNav } from './en/owner-nav.ts';
import { pageTexts } from './en/page-texts.ts';
import { passage } from './en/passage.ts';
import { passkeys } from './en/passkeys.ts';
import { placeholders } from './en/placeholders.ts';
import { post } from './en/post.ts';
import { postList } from './en/post-list.ts';
import { privacy } from './en/privacy.ts';
import { review } from './en/review.ts';
import { reviewPanel } from './en/review-panel.ts';
import { services } from './en/services.ts';
import { settings } from './en/settings.ts';
import { share } from './en/share.ts';
import { shell } from './en/shell.ts';
import { signIn } from './en/sign-in.ts';
import { slider } from './en/slider.ts';
import { speech } from './en/speech.ts';
import { tags } from './en/tags.ts';
import { terms } from './en/terms.ts';
import { toasts } from './en/toasts.ts';
import { translation } from './en/translation.ts';
import { unfinishedImports } from './en/unfinished-imports.ts';
import { voiceLab } from './en/voice-lab.ts';
import { writing } from './en/writing.ts';
import { accessibility as accessibilityEs } from './es/accessibility.ts';
import { activity as activityEs } from './es/activity.ts';
import { aiPrompts as aiPromptsEs } from './es/ai-prompts.ts';
import { blog as blogEs } from './es/blog.ts';
import { checks as checksEs } from './es/checks.ts';
import { compose as composeEs } from './es/compose.ts';
import { contact as contactEs } from './es/contact.ts';
import { contentManager as contentManagerEs } from './es/content-manager.ts';
import { errorPage as errorPageEs } from './es/error-page.ts';
import { errors as errorsEs } from './es/errors.ts';
import { guard as guardEs } from './es/guard.ts';
import { handover as handoverEs } from './es/handover.ts';
import { home as homeEs } from './es/home.ts';
import { importPreview as importPreviewEs } from './es/import-preview.ts';
import { importReport as importReportEs } from './es/import-report.ts';
import { importRuns as importRunsEs } from './es/import-runs.ts';
import { leadMagnet as leadMagnetEs } from './es/lead-magnet.ts';
import { listen as listenEs } from './es/listen.ts';
import { mediaLibrary as mediaLibraryEs } from './es/media-library.ts';
import { meta as metaEs } from './es/meta.ts';
import { offline as offlineEs } from './es/offline.ts';
import { onboarding as onboardingEs } from './es/onboarding.ts';
import { outsideLinks as outsideLinksEs } from './es/outside-links.ts';
import { ownerNav as ownerNavEs } from './es/owner-nav.ts';
import { pageTexts as pageTextsEs } from './es/page-texts.ts';
import { passage as passageEs } from './es/passage.ts';
import { passkeys as passkeysEs } from './es/passkeys.ts';
import { placeholders as placeholdersEs } from './es/placeholders.ts';
import { post as postEs } from './es/post.ts';
import { postList as postListEs } from './es/post-list.ts';
import { privacy as privacyEs } from './es/privacy.ts';
import { review as reviewEs } from './es/review.ts';
import { reviewPanel as reviewPanelEs } from './es/review-panel.ts';
import { services as servicesEs } from './es/services.ts';
import { settings as settingsEs } from './es/settings.ts';
import { share as shareEs } from './es/share.ts';
import { shell as shellEs } from './es/shell.ts';
import { signIn as signInEs } from './es/sign-in.ts';
import { slider as sliderEs } from './es/slider.ts';
import { speech as speechEs } from './es/speech.ts';
import { tags as tagsEs } from './es/tags.ts';
import { terms as termsEs } from './es/terms.ts';
import { toasts as toastsEs } from './es/toasts.ts';
import { translation as translationEs } from './es/translation.ts';
import { unfinishedImports as unfinishedImportsEs } from './es/unfinished-imports.ts';
import { voiceLab as voiceLabEs } from './es/voice-lab.ts';
import { writing as writingEs } from './es/writing.ts';

const en = {
  accessibility,
  activity,
  aiPrompts,
  voiceLab,
  slider,
  leadMagnet,
  blog,
  compose,
  contact,
  contentManager,
  errorPage,
  errors,
  offline,
  onboarding,
  signIn,
  home,
  importPreview,
  importReport,
  unfinishedImports,
  importRuns,
  listen,
  mediaLibrary,
  meta,
  ownerNav,
  pageTexts,
  passage,
  passkeys,
  placeholders,
  post,
  postList,
  privacy,
  review,
  reviewPanel,
  services,
  settings,
  share,
  shell,
  speech,
  handover,
  checks,
  outsideLinks,
  guard,
  tags,
  translation,
  terms,
  toasts,
  writing,
};

/** English is the model: its keys are the keys of every language. */
export type Messages = typeof en;

/** Every sentence of the interface. A language that lacks one, or has one too many, does not compile. */
export const catalogs: Record<Locale, Messages> = {
  en,
  es: {
    accessibility: accessibilityEs,
    activity: activityEs,
    aiPrompts: aiPromptsEs,
    voiceLab: voiceLabEs,
    slider: sliderEs,
    leadMagnet: leadMagnetEs,
    blog: blogEs,
    compose: composeEs,
    contact: contactEs,
    contentManager: contentManagerEs,
    errorPage: errorPageEs,
    errors: errorsEs,
    offline: offlineEs,
    onboarding: onboardingEs,
    signIn: signInEs,
    home: homeEs,
    importPreview: importPreviewEs,
    importReport: importReportEs,
    unfinishedImports: unfinishedImportsEs,
    importRuns: importRunsEs,
    listen: listenEs,
    mediaLibrary: mediaLibraryEs,
    meta: metaEs,
    ownerNav: ownerNavEs,
    pageTexts: pageTextsEs,
    passage: passageEs,
    passkeys: passkeysEs,
    placeholders: placeholdersEs,
    post: postEs,
    postList: postListEs,
    privacy: privacyEs,
    review: reviewEs,
    reviewPanel: reviewPanelEs,
    services: servicesEs,
    settings: settingsEs,
    share: shareEs,
    shell: shellEs,
    speech: speechEs,
    handover: handoverEs,
    checks: checksEs,
    outsideLinks: outsideLinksEs,
    guard: guardEs,
    tags: tagsEs,
    translation: translationEs,
    terms: termsEs,
    toasts: toastsEs,
    writing: writingEs,
  },
};
