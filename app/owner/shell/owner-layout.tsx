import { useCallback, useEffect, useMemo, useState } from 'react';
import { Outlet, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { catalogs } from '../../../messages/catalogs.ts';
import { type Locale, localeParameter, localeStorageKey, parseLocale } from '../../../shared/locale.ts';
import { localized, paths } from '../../../shared/paths.ts';
import type { NewResponses } from '../../../shared/review.ts';
import { onLanguageChange } from '../../on-language-change.ts';
import { type PageContext, type PageHandle, pageContext } from '../../page-context.ts';
import { store, usePolling } from '../context/browser.ts';
import {
  type BackupsSummary,
  deviceZone,
  OwnerContext,
  type OwnerMessages,
  ownerCatalogs,
  ownerMeta,
} from '../context/owner-context.ts';
import { callApi } from '../forms/api.ts';
import type { Route } from './+types/owner-layout';
import { useLastLoaderData } from './guarded-page.tsx';
import styles from './shell.module.css';

function pick<T extends object, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;
}

function messagesOf(locale: Locale): OwnerMessages {
  const { shell, meta, ...others } = catalogs[locale];
  return {
    ...pick(others, ownerCatalogs),
    language: shell.language,
    skipLink: shell.skip_link,
    meta: pick(meta, ownerMeta),
  };
}

const written = new Map<Locale, string>();

/**
 * Returns the owner area's messages in a language as JSON, sent with the first page that needs them. As plain
 * loader data, some 2,000 values would be serialized for each page, which takes longer than everything else.
 */
function ownerSentences(locale: Locale): string {
  const known = written.get(locale);
  if (known !== undefined) return known;
  const sentences = JSON.stringify(messagesOf(locale));
  written.set(locale, sentences);
  return sentences;
}

const pollMs = 60_000;

/** Returns the review responses that the owner hasn't seen: loaded first, then polled every minute and when the window becomes visible. */
function useNewResponses(loaded: readonly NewResponses[] | null) {
  const [last, setLast] = useState({ loaded, now: loaded });
  const responses = last.loaded === loaded ? last.now : loaded;
  const isSignedIn = responses !== null;
  const ask = useCallback(async () => {
    if (!isSignedIn || document.visibilityState !== 'visible') return;
    const called = await callApi<NewResponses[]>('GET', paths.apiNewResponses);
    if (called.ok) setLast({ loaded, now: called.value });
    else if (called.failure.status === 401) setLast({ loaded, now: null });
  }, [loaded, isSignedIn]);
  usePolling(ask, pollMs);
  return { responses: responses ?? [], pollForResponses: ask };
}

const known = new Map<string, OwnerMessages>();

/** Parses `ownerSentences`. Returns the same object each time, so that nothing rerenders. */
function readSentences(json: string): OwnerMessages {
  const messages = known.get(json) ?? (JSON.parse(json) as OwnerMessages);
  known.set(json, messages);
  return messages;
}

export const handle: PageHandle = { hydrates: true };

export async function loader({ context }: Route.LoaderArgs) {
  const { core, locale, origin, owner } = context.get(pageContext);
  const { brand, first_run, time_zone: zone } = await core.settings.get();
  const isNew = owner && first_run === 'open';
  const copies = owner ? await summarizeBackups(core) : null;
  const schedule = owner
    ? {
        zone,
        overdue: await core.schedule.overdue(),
        held: await core.schedule.held(),
        late: await core.schedule.late(),
      }
    : null;
  const newResponses = owner ? await core.reviews.newResponses() : null;
  // The browser receives only the owner area's messages, in one language.
  return { locale, origin, brand, isNew, copies, schedule, newResponses, sentences: ownerSentences(locale) };
}

async function summarizeBackups(core: Pick<PageContext['core'], 'copies'>): Promise<BackupsSummary> {
  const { problem, last_copy, last_drill, places } = await core.copies.state();
  return { problem, last_copy, last_drill, places };
}

/** Returns null if the server isn't reachable: the frame stays, and the page reports the failure. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    return null;
  }
}

/** Messages change with the language, the brand with the settings, and the owner with the session. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { actionResult, formMethod } = change;
  // After a failure nothing has changed, and another request could fail too.
  const hasFailed = Boolean(actionResult?.failure || actionResult?.signInFailure);
  return (formMethod === 'POST' && !hasFailed) || onLanguageChange(change);
}

/** The frame of the owner area, light or dark like the device. */
// biome-ignore lint/style/noDefaultExport: the framework takes a route's component from its default export
export default function OwnerLayout({ loaderData }: Route.ComponentProps) {
  useRememberLanguage();
  const loaded = useLastLoaderData(loaderData);
  useAdoptZone(loaded?.locale ?? 'en', loaded?.schedule?.zone);
  const { responses, pollForResponses } = useNewResponses(loaded?.newResponses ?? null);
  const owner = useMemo(
    () => loaded && { ...loaded, responses, pollForResponses, messages: readSentences(loaded.sentences) },
    [loaded, responses, pollForResponses],
  );
  return (
    <OwnerContext value={owner}>
      <meta name="robots" content="noindex" />
      <meta name="color-scheme" content="light dark" />
      <div className={styles.owner}>
        <Outlet />
      </div>
    </OwnerContext>
  );
}

/** Stores the URL's language, as the public pages do (docs/specification.md 4.2). */
function useRememberLanguage(): void {
  const [parameters] = useSearchParams();
  const named = parseLocale(parameters.get(localeParameter));
  useEffect(() => {
    if (named) store(localeStorageKey, named);
  }, [named]);
}

/**
 * Saves this device's time zone for the site if none is chosen, so that "today" is the owner's day from the
 * first post on. Sends a plain request, because an action would reload the data of a page being edited.
 */
function useAdoptZone(locale: Locale, zone: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent once for each page loaded without a zone
  useEffect(() => {
    if (zone !== '') return;
    const body = new FormData();
    body.set('intent', 'adopt-zone');
    body.set('patch', JSON.stringify({ time_zone: deviceZone() }));
    void fetch(localized(paths.settings, locale), { method: 'POST', body })
      .then((response) => response.text())
      .catch(() => undefined);
  }, [zone]);
}
