import type { ListedSession } from '../../../core/auth/session-core.ts';
import type { GuardState } from '../../../core/guard/check-outgoing.ts';
import { catalogs } from '../../../messages/catalogs.ts';
import type { AuditEntry } from '../../../shared/audit-event.ts';
import type { BackupRun, BackupsState } from '../../../shared/backups.ts';
import { type Locale, locales } from '../../../shared/locale.ts';
import { type ServiceKey, services } from '../../../shared/public-pages.ts';
import type { Settings } from '../../../shared/settings.ts';
import type { PasskeyOverview } from '../../../shared/sign-in.ts';
import { cardNames } from '../../card-names.ts';
import type { PageContext } from '../../page-context.ts';
import { type ChecklistItem, checklistItems, type LocalizedText, type SamplePosts } from './settings-form.ts';

export interface ServiceCardText {
  name: string;
  /** The card's default title. */
  title: LocalizedText;
  copy: LocalizedText;
  cta: LocalizedText;
}

/** What the index reports in addition to the settings. A part that couldn't be loaded is undefined. */
export interface LoadedStates {
  names: GuardState | undefined;
  lastEvent: AuditEntry | undefined;
  lastImport: AuditEntry | undefined;
}

export interface LoadedSettings {
  settings: Settings;
  samplePosts: SamplePosts;
  checklist: ChecklistItem[];
  sessions: ListedSession[];
  passkeys: PasskeyOverview;
  copies: BackupsState;
  /** The latest backups, newest first. */
  backups: BackupRun[];
  /** Whether the server's configuration sets the password, so it can't be changed here. */
  isPasswordFixed: boolean;
  /** The default text shown for an empty field. */
  builtIn: {
    services: Record<ServiceKey, ServiceCardText>;
    mailSubject: LocalizedText;
    buy: { general: string; plain: string; mexico: string };
  };
}

const maxBackups = 10;

export async function loadSettings({ core, locale, token }: PageContext): Promise<LoadedSettings> {
  const [settings, posts, sessions, passkeys, copies, runs] = await Promise.all([
    core.settings.get(),
    core.posts.samples(),
    token ? core.session.list(token) : [],
    core.passkeys.list(),
    core.copies.state(),
    core.copies.runs(maxBackups),
  ]);
  // Older ones may have been deleted.
  const backups = runs.filter(({ kind }) => kind === 'copy').slice(0, settings.copies_kept);
  const shown = posts.filter(({ status }) => status === 'published').length;
  const samplePosts = { shown, hidden: posts.length - shown };
  const { aiPrompts } = catalogs[locale];
  const { general, general_no_price: plain, mexico } = aiPrompts.buy;
  return {
    settings,
    samplePosts,
    checklist: checklistItems(settings, samplePosts),
    sessions,
    passkeys,
    copies,
    backups,
    isPasswordFixed: core.session.isPasswordFixed,
    builtIn: {
      services: Object.fromEntries(services.map(({ key }) => [key, cardTextOf(key, locale)])) as Record<
        ServiceKey,
        ServiceCardText
      >,
      mailSubject: localize((language) => catalogs[language].contact.mail.subject),
      buy: { general, plain, mexico },
    },
  };
}

/** Loads what only the index shows. */
export async function loadStates({ core }: PageContext): Promise<LoadedStates> {
  const orNothing = <Value>(value: Promise<Value>) => value.catch(() => undefined);
  const [names, events, imports] = await Promise.all([
    orNothing(core.guard.state()),
    orNothing(core.audit.list({ limit: 1 })),
    orNothing(core.audit.list({ limit: 1, names: ['import_run'] })),
  ]);
  return { names, lastEvent: events?.events[0], lastImport: imports?.events[0] };
}

function cardTextOf(key: ServiceKey, locale: Locale): ServiceCardText {
  const card = (language: Locale) => catalogs[language].home.services.cards[cardNames[key]];
  return {
    name: catalogs[locale].services.pages[key].title,
    title: localize((language) => card(language).title),
    copy: localize((language) => card(language).copy),
    cta: localize((language) => card(language).cta),
  };
}

function localize(say: (language: Locale) => string): LocalizedText {
  return Object.fromEntries(locales.map((language) => [language, say(language)])) as LocalizedText;
}
