import { data, redirect } from 'react-router';
import type { ChangePasswordFailure } from '../../../core/auth/session-core.ts';
import { statusOf } from '../../../shared/result.ts';
import type { PageContext } from '../../page-context.ts';
import { proofFailure, sessionHeaders, signInRequest, waitHeaders } from '../auth/sign-in-actions.ts';
import type { ProofFailure } from '../auth/sign-in-message.ts';
import { useOwner } from '../context/owner-context.ts';
import { isSubject, rowGroups } from '../forms/setting-fields.ts';
import { clientAction, clientLoader, shouldRevalidate } from '../shell/guarded-client.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../shell/guarded-route.ts';
import type { Route } from './+types/settings-page';
import { type LoadedSettings, type LoadedStates, loadSettings, loadStates } from './load-settings.ts';
import { changePasskeys } from './passkey-actions.ts';
import { ConfirmPasswordPage } from './section.tsx';
import {
  adoptZone,
  askPassword,
  type Change,
  type ChangeFailure,
  refused,
  saveSettings,
  showSamplePosts,
} from './settings-actions.ts';
import { SettingsIndex } from './settings-index.tsx';
import { SubjectPage } from './subject-page.tsx';
import { SettingsContext } from './use-section.ts';

interface SettingsContent {
  settings: LoadedSettings;
  /** Null for the page of a subject. */
  states: LoadedStates | null;
}

const loadSubject = guardedLoader<SettingsContent>(async (page) => ({
  settings: await loadSettings(page),
  states: null,
}));

const loadIndex = guardedLoader<SettingsContent>(async (page) => {
  const [settings, states] = await Promise.all([loadSettings(page), loadStates(page)]);
  return { settings, states };
});

export function loader(args: Route.LoaderArgs) {
  const { subject } = args.params;
  if (subject === undefined) return loadIndex(args);
  if (!isSubject(subject)) throw data(null, { status: 404 });
  return loadSubject(args);
}

export const action = guardedAction(async (form, page, url) => {
  const passkeyChange = changePasskeys(form, page);
  if (passkeyChange) return passkeyChange;
  if (form.has('end')) return endSession(form, page, url.pathname + url.search);
  switch (form.get('intent')) {
    case 'password':
      return changePassword(form, page);
    case 'end-others':
      return endOtherSessions(form, page);
    case 'back-up': {
      const started = await page.core.copies.start('copy');
      if (!started.ok) return refused(started.failure, statusOf(started.failure));
      return data<Change>({ backup: started.value.id });
    }
    case 'hide-posts':
      return showSamplePosts(form, page, false);
    case 'show-posts':
      return showSamplePosts(form, page, true);
    case 'adopt-zone':
      return adoptZone(form, page);
    default:
      return saveSettings(form, page);
  }
});

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

/** The index of the settings, or the settings of a subject. */
export default function SettingsPage(props: Route.ComponentProps) {
  const { messages } = useOwner();
  const { title, description } = messages.meta.settings;
  const { subject } = props.params;
  const row = rowGroups(messages)
    .flatMap(({ rows }) => rows)
    .find(({ id }) => id === subject);
  const failure = props.actionData && 'failure' in props.actionData ? props.actionData.failure : undefined;
  return (
    <GuardedPage {...props} title={row ? `${row.name} | {brand}` : title} description={description}>
      {({ settings, states }, { isLost }) => (
        <SettingsContext value={{ ...settings, isLost }}>
          {failure?.code === 'password_needed' && <ConfirmPasswordPage failure={failure} />}
          {subject && isSubject(subject) ? (
            <SubjectPage key={subject} subject={subject} />
          ) : (
            <SettingsIndex states={states} />
          )}
        </SettingsContext>
      )}
    </GuardedPage>
  );
}

/** Changes the password. Every other session ends, and this browser gets a new one. */
async function changePassword(form: FormData, page: PageContext) {
  const [current, next] = [String(form.get('current') ?? ''), String(form.get('next') ?? '')];
  const changed = await page.core.session.changePassword({ current, next }, page.client, signInRequest(page));
  if (!changed.ok) {
    const { failure } = changed;
    return refused(described(failure), statusOf(failure), waitHeaders(failure));
  }
  return data<Change>({ passwordChanged: true }, { headers: sessionHeaders(page, changed.value) });
}

/** Ends every other session. Requires a recently entered password. */
async function endOtherSessions(form: FormData, page: PageContext) {
  const asked = await askPassword(form, page);
  if (asked) return refused(asked.failure, asked.status);
  const { core, token } = page;
  return data<Change>({ endedSessions: token ? await core.session.signOutOthers(token) : 0 });
}

/**
 * Ends one session, which requires a recently entered password. Ending this browser's session doesn't, and
 * redirects to the sign-in page at `here`.
 */
async function endSession(form: FormData, page: PageContext, here: string) {
  const { core, token } = page;
  const id = String(form.get('end') ?? '');
  const own = token ? await core.session.check(token) : null;
  const asked = own?.id === id ? undefined : await askPassword(form, page);
  if (asked) return refused(asked.failure, asked.status);
  const ended = await core.session.end(id);
  if (!ended.ok) return refused({ code: 'session_not_found' }, statusOf(ended.failure));
  return own?.id === id ? redirect(here, 303) : data<Change>({ endedSession: id });
}

function described(failure: ChangePasswordFailure): ChangeFailure {
  switch (failure.code) {
    case 'password_fixed':
    case 'password_common':
    case 'password_too_short':
      return failure;
    default:
      return proofFailure(failure) as Exclude<ProofFailure, { code: 'network' }>;
  }
}
