import { createContext, use } from 'react';
import type { OverduePost } from '../../../core/posts/schedule.ts';
import type { ScheduledPost } from '../../../core/posts/schedule-store.ts';
import type { Messages } from '../../../messages/catalogs.ts';
import type { CopiesState } from '../../../shared/copies.ts';
import { formatWallClock, formatZoned, wallTime } from '../../../shared/dates.ts';
import type { Locale } from '../../../shared/locale.ts';
import type { NewResponses } from '../../../shared/review.ts';
import { useIsInBrowser } from './browser.ts';

/** The catalogs that the owner's areas speak with. */
export const ownerCatalogs = [
  ...([
    'accessibility',
    'activity',
    'checks',
    'outsideLinks',
    'compose',
    'contentManager',
    'errors',
    'handover',
    'onboarding',
    'signIn',
  ] as const),
  ...(['importPreview', 'importReport', 'unfinishedImports', 'importRuns', 'mediaLibrary'] as const),
  ...([
    'guard',
    'ownerNav',
    'pageTexts',
    'passkeys',
    'postList',
    'reviewPanel',
    'settings',
    'speech',
    'tags',
    'toasts',
    'translation',
    'writing',
  ] as const),
];
export const ownerMeta = ['compose', 'content_manager', 'import_preview', 'settings', 'setup'] as const;

export type OwnerMessages = Pick<Messages, (typeof ownerCatalogs)[number]> & {
  language: Messages['shell']['language'];
  skipLink: Messages['shell']['skip_link'];
  meta: Pick<Messages['meta'], (typeof ownerMeta)[number]>;
};

/** What every page of the owner's area knows of the copies. */
export type CopiesSummary = Pick<CopiesState, 'problem' | 'last_copy' | 'last_drill' | 'places'>;

/** What every page of the owner's area knows of the posts that wait for their time. */
export interface ScheduleSummary {
  /** As IANA names it; '' while the owner has chosen none, which means UTC. */
  zone: string;
  /** Posts whose time has passed, and which are still not on the site. */
  overdue: readonly OverduePost[];
  /** Posts that went live late. */
  late: readonly ScheduledPost[];
  /** Posts that were held back at their time, and wait for their owner. */
  held: readonly ScheduledPost[];
}

export interface Owner {
  locale: Locale;
  messages: OwnerMessages;
  brand: string;
  /** True while the steps of a new site are still to be offered to its owner. */
  isNew: boolean;
  origin: string;
  /** How safe the site is; null where nobody is signed in. */
  copies: CopiesSummary | null;
  /** Null where nobody is signed in. */
  schedule: ScheduleSummary | null;
  /** Reviewers' comments and decisions that the owner hasn't seen, per post. */
  responses: readonly NewResponses[];
  askForResponses: () => Promise<void>;
}

export const OwnerContext = createContext<Owner | undefined>(undefined);

/** The owner context around a component. Throws outside of `OwnerLayout`. */
export function useOwner(): Owner {
  const owner = use(OwnerContext);
  if (!owner) throw new Error('useOwner is for components inside OwnerLayout');
  return owner;
}

/** How moments (ISO 8601 timestamps) read in one time zone. */
export interface Clock {
  /** As IANA names it. */
  zone: string;
  /** The zone is unknown until the page's script has come, and this is UTC. */
  isUtc: boolean;
  /** Day and time; '' for none. */
  moment: (at: string) => string;
  /** The time alone. */
  time: (at: string) => string;
  /** The day it falls on, `YYYY-MM-DD`. */
  day: (at: string) => string;
}

/** The clock of the owner's area: that of the site's time zone, or of this device while none is chosen. */
export function useClock(): Clock {
  const { schedule, locale } = useOwner();
  const isInBrowser = useIsInBrowser();
  const isUtc = !schedule?.zone && !isInBrowser;
  const zone = schedule?.zone || (isInBrowser ? deviceZone() : 'UTC');
  const wall = (at: string) => wallTime(new Date(at), zone);
  const note = isUtc ? ' UTC' : '';
  return {
    zone,
    isUtc,
    moment: (at) => at && formatZoned(at, locale, zone) + note,
    time: (at) => formatWallClock(wall(at), locale) + note,
    day: (at) => wall(at).slice(0, 10),
  };
}

/** The time zone of this device; only in the browser. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A moment (ISO 8601) by the clock of the owner's area; '' for none. */
export function useLocalTime(at: string): string {
  return useClock().moment(at);
}
