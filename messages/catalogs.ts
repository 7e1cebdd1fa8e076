import type { Locale } from '../shared/locale.ts';
import * as enBlog from './en/blog.ts';
import * as enCompose from './en/compose.ts';
import * as enContent from './en/content.ts';
import * as enHome from './en/home.ts';
import * as enImport from './en/import.ts';
import * as enPages from './en/pages.ts';
import * as enPosts from './en/posts.ts';
import * as enReviews from './en/reviews.ts';
import * as enSettings from './en/settings.ts';
import * as enSignIn from './en/sign-in.ts';
import * as enSite from './en/site.ts';
import * as enSpeech from './en/speech.ts';
import * as esBlog from './es/blog.ts';
import * as esCompose from './es/compose.ts';
import * as esContent from './es/content.ts';
import * as esHome from './es/home.ts';
import * as esImport from './es/import.ts';
import * as esPages from './es/pages.ts';
import * as esPosts from './es/posts.ts';
import * as esReviews from './es/reviews.ts';
import * as esSettings from './es/settings.ts';
import * as esSignIn from './es/sign-in.ts';
import * as esSite from './es/site.ts';
import * as esSpeech from './es/speech.ts';

const en = {
  ...enBlog,
  ...enCompose,
  ...enContent,
  ...enHome,
  ...enImport,
  ...enPages,
  ...enPosts,
  ...enReviews,
  ...enSettings,
  ...enSignIn,
  ...enSite,
  ...enSpeech,
};

/** English is the reference: every language has the same keys. */
export type Messages = typeof en;

/** All messages. A language with a missing or extra key doesn't compile. */
export const catalogs: Record<Locale, Messages> = {
  en,
  es: {
    ...esBlog,
    ...esCompose,
    ...esContent,
    ...esHome,
    ...esImport,
    ...esPages,
    ...esPosts,
    ...esReviews,
    ...esSettings,
    ...esSignIn,
    ...esSite,
    ...esSpeech,
  },
};
