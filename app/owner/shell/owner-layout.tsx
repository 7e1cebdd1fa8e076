import { useCallback, useEffect, useMemo, useState } from 'react';
import { Outlet, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { catalogs } from '../../../messages/catalogs.ts';
import { type Locale, localeParameter, localeStorageKey, parseLocale } from '../../../shared/locale.ts';
import { localised, paths } from '../../../shared/paths.ts';
import type { NewResponses } from '../../../shared/review.ts';
import { onLanguageChange } from '../../on-language-change.ts';
import { type PageContext, type PageHandle, pageContext } from '../../page-context.ts';
import { store, usePolling } from '../context/browser.ts';
import {
  type CopiesSummary,
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
 * The sentences of the owner's areas in a language, as JSON, written with the first page that needs them: visitors see none. As values
 * they would be written one by one for each page: some 2,000, longer than the rest of it takes.
 */
function ownerSentences(locale: Locale): string {
  const known = written.get(locale);
  if (known !== undefined) return known;
  const sentences = JSON.stringify(messagesOf(locale));
  written.set(locale, sentences);
  return sentences;
}

const askEveryMs = 60_000;

/** The reviewers' responses that the owner hasn't seen: as loaded, then asked for each minute and when the window is shown again. */
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
  usePolling(ask, askEveryMs);
  return { responses: responses ?? [], askForResponses: ask };
}

const known = new Map<string, OwnerMessages>();

/** What `ownerSentences` wrote; the same object each time, so that nothing is drawn anew for it. */
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
  const copies = owner ? await summariseCopies(core) : null;
  const schedule = owner
    ? {
        zone,
        overdue: await core.schedule.overdue(),
        held: await core.schedule.held(),
        late: await core.schedule.late(),
      }
    : null;
  const newResponses = owner ? await core.reviews.newResponses() : null;
  // Only one language's sentences, and only the owner's, travel to the browser.
  return { locale, origin, brand, isNew, copies, schedule, newResponses, sentences: ownerSentences(locale) };
}

async function summariseCopies(core: Pick<PageContext['core'], 'copies'>): Promise<CopiesSummary> {
  const { problem, last_copy, last_drill, places } = await core.copies.state();
  return { problem, last_copy, last_drill, places };
}

/** That the server can't be asked is an answer too (null): the frame stays, and the page in it tells what it lost. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    return null;
  }
}

/** Sentences stay until the language changes, the brand until the settings do, an owner until they leave. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { actionResult, formMethod } = change;
  // After a failure nothing has changed, and asking the server again could fail too.
  const hasFailed = Boolean(actionResult?.failure || actionResult?.signInFailure);
  return (formMethod === 'POST' && !hasFailed) || onLanguageChange(change);
}

/** The frame of the owner's areas, light or dark as the device. */
// biome-ignore lint/style/noDefaultExport: the framework takes a route's component from its default export
export default function OwnerLayout({ loaderData }: Route.ComponentProps) {
  useRememberLanguage();
  const loaded = useLastLoaderData(loaderData);
  useAdoptZone(loaded?.locale ?? 'en', loaded?.schedule?.zone);
  const { responses, askForResponses } = useNewResponses(loaded?.newResponses ?? null);
  const owner = useMemo(
    () => loaded && { ...loaded, responses, askForResponses, messages: readSentences(loaded.sentences) },
    [loaded, responses, askForResponses],
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

/** Stores the language that the address names, as the public pages do: what is stored decides on those (docs/specification.md 4.2). */
function useRememberLanguage(): void {
  const [parameters] = useSearchParams();
  const named = parseLocale(parameters.get(localeParameter));
  useEffect(() => {
    if (named) store(localeStorageKey, named);
  }, [named]);
}

/**
 * Saves this device's time zone as the site's while none is chosen, so that "today" is the owner's day from the first post on. A
 * plain request: an action would load the page's data again, beneath what is being typed.
 */
function useAdoptZone(locale: Locale, zone: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that was loaded without a zone
  useEffect(() => {
    if (zone !== '') return;
    const body = new FormData();
    body.set('intent', 'adopt-zone');
    body.set('patch', JSON.stringify({ time_zone: deviceZone() }));
    void fetch(localised(paths.settings, locale), { method: 'POST', body })
      .then((response) => response.text())
      .catch(() => undefined);
  }, [zone]);
}
