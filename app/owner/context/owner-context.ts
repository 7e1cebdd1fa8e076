import { createContext, use } from 'react';
import type { OverduePost } from '../../../core/posts/schedule.ts';
import type { ScheduledPost } from '../../../core/posts/schedule-store.ts';
import type { Messages } from '../../../messages/catalogs.ts';
import type { BackupsState } from '../../../shared/backups.ts';
import { formatShortDay, formatWallClock, formatZoned, today, wallTime } from '../../../shared/dates.ts';
import type { Locale } from '../../../shared/locale.ts';
import type { NewResponses } from '../../../shared/review.ts';
import { useIsInBrowser } from './browser.ts';

/** The message catalogs of the owner area. */
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

/** The backup state that every owner page shows. */
export type BackupsSummary = Pick<BackupsState, 'problem' | 'last_copy' | 'last_drill' | 'places'>;

/** The state of scheduled posts that every owner page shows. */
export interface ScheduleSummary {
  /** The time zone as an IANA name; '' if none is chosen, which means UTC. */
  zone: string;
  /** Scheduled posts that weren't published on time. */
  overdue: readonly OverduePost[];
  /** Posts that went live late. */
  late: readonly ScheduledPost[];
  /** Posts held by the check for confidential names. */
  held: readonly ScheduledPost[];
}

export interface Owner {
  locale: Locale;
  messages: OwnerMessages;
  brand: string;
  /** Whether the first run isn't finished. */
  isNew: boolean;
  origin: string;
  /** The state of backups; null when signed out. */
  copies: BackupsSummary | null;
  /** The scheduled posts; null when signed out. */
  schedule: ScheduleSummary | null;
  /** Reviewers' comments and decisions that the owner hasn't seen, per post. */
  responses: readonly NewResponses[];
  pollForResponses: () => Promise<void>;
}

export const OwnerContext = createContext<Owner | undefined>(undefined);

/** Returns the owner area's context. Throws outside `OwnerLayout`. */
export function useOwner(): Owner {
  const owner = use(OwnerContext);
  if (!owner) throw new Error('useOwner is for components inside OwnerLayout');
  return owner;
}

/** Formats ISO 8601 timestamps in one time zone. */
export interface Clock {
  /** The time zone as an IANA name. */
  zone: string;
  /** UTC until the page's script has loaded, because the device's time zone isn't available on the server. */
  isUtc: boolean;
  /** Formats day and time; '' for none. */
  moment: (at: string) => string;
  /** Formats the time without the day. */
  time: (at: string) => string;
  /** Formats the day as `YYYY-MM-DD`. */
  day: (at: string) => string;
}

/** Returns the clock of the site's time zone, or of this device's if none is chosen. */
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

/** Returns the device's time zone. Only in the browser. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Formats an ISO 8601 timestamp as day and time; '' for none. */
export function useLocalTime(at: string): string {
  return useClock().moment(at);
}

/** Returns a function that formats an ISO 8601 timestamp as a time, or as a day if it isn't today. */
export function useShortTime(): (at: string) => string {
  const { locale } = useOwner();
  const { day, time, zone } = useClock();
  return (at) => at && (day(at) === today(zone) ? time(at) : formatShortDay(day(at), locale));
}
