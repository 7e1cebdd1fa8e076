import { sentences } from '../../../copy/sentences.ts';
import type { ListedSession } from '../../../core/auth/session.ts';
import { type Locale, locales } from '../../../shared/locale.ts';
import type { PasskeyOverview } from '../../../shared/passkeys.ts';
import { type ServiceKey, services } from '../../../shared/services.ts';
import type { Settings } from '../../../shared/settings.ts';
import { cardNames } from '../../card-names.ts';
import type { PageContext } from '../../page-context.ts';
import { findSamplePosts } from './find-sample-posts.ts';
import { type LaunchItem, launchItems } from './launch-checklist/checklist-items.ts';

type Words = Record<Locale, string>;

export interface ServiceWords {
  name: string;
  /** What its card says while the owner says nothing else. */
  title: Words;
  copy: Words;
  cta: Words;
}

export interface LoadedSettings {
  settings: Settings;
  /** How many posts are still those that came with the site. */
  samplePosts: number;
  /** What is still a sample, or hidden. */
  launch: LaunchItem[];
  /** Where the owner is signed in, the last used first. */
  sessions: ListedSession[];
  passkeys: PasskeyOverview;
  /** The built-in words that a field left empty stands for. */
  builtIn: {
    services: Record<ServiceKey, ServiceWords>;
    mailSubject: Words;
    buy: { general: string; plain: string; mexico: string };
  };
}

/** Everything the settings page shows its owner. */
export async function loadSettings({ core, locale, token }: PageContext): Promise<LoadedSettings> {
  const [settings, posts, sessions, passkeys] = await Promise.all([
    core.settings.get(),
    findSamplePosts(core),
    token ? core.session.list(token) : [],
    core.passkeys.list(),
  ]);
  const { aiPrompts } = sentences[locale];
  const { general, general_no_price: plain, mexico } = aiPrompts.buy;
  return {
    settings,
    samplePosts: posts.length,
    launch: launchItems(settings, posts.length),
    sessions,
    passkeys,
    builtIn: {
      services: Object.fromEntries(services.map(({ key }) => [key, wordsOf(key, locale)])) as Record<
        ServiceKey,
        ServiceWords
      >,
      mailSubject: inEach((language) => sentences[language].contact.mail.subject),
      buy: { general, plain, mexico },
    },
  };
}

function wordsOf(key: ServiceKey, locale: Locale): ServiceWords {
  const card = (language: Locale) => sentences[language].home.services.cards[cardNames[key]];
  return {
    name: sentences[locale].services.pages[key].title,
    title: inEach((language) => card(language).title),
    copy: inEach((language) => card(language).copy),
    cta: inEach((language) => card(language).cta),
  };
}

function inEach(say: (language: Locale) => string): Words {
  return Object.fromEntries(locales.map((language) => [language, say(language)])) as Words;
}
