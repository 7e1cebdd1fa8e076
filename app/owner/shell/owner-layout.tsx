import { useMemo } from 'react';
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { onLanguageChange } from '../../on-language-change.ts';
import { type PageContext, pageContext } from '../../page-context.ts';
import type { PageHandle } from '../../page-handle.ts';
import { type CopiesSummary, OwnerContext } from '../context/owner-context.ts';
import type { Route } from './+types/owner-layout';
import { ownerSentences } from './owner-sentences.ts';
import { readSentences } from './read-sentences.ts';
import styles from './shell.module.css';
import { useAdoptZone } from './use-adopt-zone.ts';
import { useLastLoaderData } from './use-last-loader-data.ts';
import { useNewResponses } from './use-new-responses.ts';
import { useRememberLanguage } from './use-remember-language.ts';

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
