import { useEffect, useRef, useState } from 'react';
import { data, redirect } from 'react-router';
import type { ChangePasswordFailure } from '../../../core/auth/session-core.ts';
import { paths } from '../../../shared/paths.ts';
import { statusOf } from '../../../shared/result.ts';
import type { PageContext } from '../../page-context.ts';
import marks from '../../ui/marks.module.css';
import { proofFailure, sessionHeaders, signInRequest, waitHeaders } from '../auth/sign-in-actions.ts';
import type { ProofFailure } from '../auth/sign-in-message.ts';
import { type OwnerMessages, useOwner } from '../context/owner-context.ts';
import { ActionLink } from '../page-kit.tsx';
import { clientAction, clientLoader, shouldRevalidate } from '../shell/guarded-client.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../shell/guarded-route.ts';
import { PageHeading } from '../shell/page-parts.tsx';
import type { Route } from './+types/settings-page';
import { BackupsSection } from './backups.tsx';
import { LaunchChecklist } from './launch-checklist.tsx';
import { loadSettings } from './load-settings.ts';
import { changePasskeys } from './passkey-actions.ts';
import { Passkeys } from './passkeys.tsx';
import { PasswordForm } from './password-form.tsx';
import { ConfirmPasswordPage, SettingsSection } from './section.tsx';
import { HomeSections, IdentitySections, ImagesSection, OldBlogSection, PageSections } from './sections.tsx';
import { SessionsSection } from './sessions.tsx';
import styles from './settings.module.css';
import {
  adoptZone,
  askPassword,
  type Change,
  type ChangeFailure,
  saveSettings,
  showSamplePosts,
} from './settings-actions.ts';
import { SettingsContext } from './use-section.ts';

/** How far below the window's top a heading may be to count as reached, in px. */
const reachedPx = 160;

/**
 * Returns the ID of the current section: the URL's target while its heading is in the upper part of the
 * window, otherwise the last section reached. Undefined before the script runs.
 */
function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const names = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const all = names.split(' ');
      const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
      const asked = all.find((id) => `#${id}` === location.hash);
      const top = asked ? topOf(asked) : Infinity;
      // The last sections can't be scrolled to the top of the page.
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      const isAskedInView = top >= 0 && top < innerHeight * (isAtEnd ? 1 : 0.4);
      const reached = isAtEnd ? all.at(-1) : all.findLast((id) => topOf(id) <= reachedPx);
      setCurrent(isAskedInView ? asked : (reached ?? all[0]));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', onScroll);
    };
  }, [names]);
  return current;
}

function SectionIndex() {
  const { messages } = useOwner();
  const { settings } = messages;
  const groups = sectionGroups(messages);
  const sections = groups.flatMap((group) => group.sections);
  const current = useCurrentSection(sections.map(({ id }) => id));
  const index = useRef<HTMLElement>(null);

  useEffect(() => {
    const here = current && index.current?.querySelector<HTMLElement>('[aria-current]');
    const box = index.current;
    // Scroll only the index, not the page.
    if (here && box) box.scrollTop = here.offsetTop - box.clientHeight / 2;
  }, [current]);

  const list = (
    <ul>
      {groups.map((group) => (
        <li key={group.name}>
          <p className={styles.group}>{group.name}</p>
          <ul>
            {group.sections.map(({ id, name }) => (
              <li key={id}>
                {/* On a phone, the index closes after a choice. */}
                <a
                  href={`#${id}`}
                  aria-current={id === current ? 'location' : undefined}
                  onClick={(event) => event.currentTarget.closest('details')?.removeAttribute('open')}
                >
                  <span className={`${styles.name} ${id === current ? marks.active : ''}`}>{name}</span>
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
  const here = sections.find(({ id }) => id === current)?.name;
  return (
    <>
      <nav ref={index} className={styles.index} aria-label={settings.index}>
        {list}
      </nav>
      <details className={styles.folded}>
        <summary>
          <span>{settings.index}</span>
          {here && <span className={styles.here}>{here}</span>}
        </summary>
        <nav aria-label={settings.index}>{list}</nav>
      </details>
    </>
  );
}

interface SectionGroup {
  name: string;
  /** The sections' anchors in page order. */
  sections: { id: string; name: string }[];
}

function sectionGroups({ activity, guard, importRuns, passkeys, settings }: OwnerMessages): SectionGroup[] {
  const { groups, home, samples } = settings;
  const groupOf = (name: string, sections: Record<string, string>): SectionGroup => ({
    name,
    sections: Object.entries(sections).map(([id, heading]) => ({ id, name: heading })),
  });
  return [
    groupOf(groups.you, {
      launch: samples.heading,
      brand: settings.brand.heading,
      contact: settings.contact.heading,
    }),
    groupOf(groups.home, {
      clients: home.clients,
      press: home.press,
      testimonials: home.testimonials,
      cards: home.cards,
      outcomes: home.outcomes,
      films: home.videos,
      switches: home.sections,
    }),
    groupOf(groups.pages, {
      service_quotes: samples.items.service_quotes,
      prompts: settings.prompts.heading,
      country: settings.geo.heading,
      legal: settings.legal.heading,
    }),
    groupOf(groups.blog, {
      images: settings.images.heading,
      'old-blog': settings.import.heading,
      imports: importRuns.list.title,
    }),
    groupOf(groups.safety, { copies: settings.copies.heading, guard: guard.title }),
    groupOf(groups.access, {
      'change-password': settings.password.heading,
      passkeys: passkeys.heading,
      sessions: settings.sessions.heading,
      activity: activity.title,
    }),
  ];
}

function SettingsSections() {
  const { passkeys, settings } = useOwner().messages;
  return (
    <>
      <PageHeading title={settings.title}>
        <p>{settings.intro}</p>
      </PageHeading>
      <div className={styles.page}>
        <SectionIndex />
        <div className={styles.sections}>
          <SettingsSection id="launch" heading={settings.samples.heading} help={settings.samples.intro}>
            <LaunchChecklist />
          </SettingsSection>
          <IdentitySections />
          <HomeSections />
          <PageSections />
          <ImagesSection />
          <OldBlogSection />
          <ImportsSection />
          <BackupsSection />
          <GuardSection />
          <SettingsSection id="change-password" heading={settings.password.heading}>
            <PasswordForm />
          </SettingsSection>
          <SettingsSection id="passkeys" heading={passkeys.heading} help={passkeys.help}>
            <Passkeys />
          </SettingsSection>
          <SessionsSection />
          <ActivitySection />
        </div>
      </div>
    </>
  );
}

function ActivitySection() {
  const { activity } = useOwner().messages;
  return (
    <SettingsSection id="activity" heading={activity.title} help={activity.help}>
      <ActionLink to={paths.activity}>{activity.link}</ActionLink>
    </SettingsSection>
  );
}

function GuardSection() {
  const { guard } = useOwner().messages;
  return (
    <SettingsSection id="guard" heading={guard.title} help={guard.help}>
      <ActionLink to={paths.guardedNames}>{guard.link}</ActionLink>
    </SettingsSection>
  );
}

function ImportsSection() {
  const { importRuns, compose } = useOwner().messages;
  return (
    <SettingsSection id="imports" heading={importRuns.list.title} help={importRuns.help}>
      <p>
        <ActionLink to={paths.importPreview}>{compose.empty_import}</ActionLink>
      </p>
      <ActionLink to={paths.importRuns}>{importRuns.link}</ActionLink>
    </SettingsSection>
  );
}

export const loader = guardedLoader(loadSettings);

export const action = guardedAction(async (form, page, url) => {
  const passkeyChange = changePasskeys(form, page);
  if (passkeyChange) return passkeyChange;
  if (form.has('end')) return endSession(form, page, url.pathname + url.search);
  switch (form.get('intent')) {
    case 'password':
      return changePassword(form, page);
    case 'end-others':
      return endOtherSessions(form, page);
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

export default function SettingsPage(props: Route.ComponentProps) {
  const { title, description } = useOwner().messages.meta.settings;
  const failure = props.actionData && 'failure' in props.actionData ? props.actionData.failure : undefined;
  return (
    <GuardedPage {...props} title={title} description={description}>
      {(settings, { isLost }) => (
        <SettingsContext value={{ ...settings, isLost }}>
          {failure?.code === 'password_needed' && <ConfirmPasswordPage failure={failure} />}
          <SettingsSections />
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

function refused(failure: ChangeFailure, status: number, headers = {}) {
  return data<Change>({ failure }, { status, headers });
}
