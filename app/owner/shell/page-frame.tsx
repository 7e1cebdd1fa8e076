import { type ReactNode, useRef, useState } from 'react';
import { Link, useFetcher, useLocation, useNavigation, useSearchParams } from 'react-router';
import type { ScheduledPost } from '../../../core/posts/schedule-store.ts';
import { fill, plural } from '../../../messages/fill.ts';
import { locales } from '../../../shared/locale.ts';
import { localized, paths, switchingTo } from '../../../shared/paths.ts';
import marks from '../../ui/marks.module.css';
import text from '../../ui/text.module.css';
import { useDelayed, Waiting } from '../auth/waiting.tsx';
import { useClock, useOwner } from '../context/owner-context.ts';
import { Dialog, DialogClose, DialogHeading } from '../forms/dialog.tsx';
import { countDrafts, removeDrafts } from '../forms/drafts.ts';
import { Button, TextButton } from '../forms/fields.tsx';
import dialogStyles from '../forms/forms.module.css';
import { BackupLine, graveProblems } from './page-parts.tsx';
import { NewResponsesCount } from './post-status.tsx';
import styles from './shell.module.css';

/** The owner area's pages by message name, in navigation order. */
const areas = [
  ['compose', paths.compose],
  ['posts', paths.posts],
  ['reviews', paths.reviewRecords],
  ['content', paths.pageTexts],
  ['media', paths.mediaLibrary],
  ['settings', paths.settings],
] as const;

/** Path prefixes of an area's other pages. */
const within: Partial<Record<(typeof areas)[number][0], readonly string[]>> = {
  posts: [paths.tags],
  content: [paths.contentManager],
  settings: [`${paths.settings}/`, paths.importPreview],
};

const menuId = 'owner-menu';

/** The owner area's header: navigation, the link to the site, languages, and Logout if signed in. */
function OwnerHeader({ isSignedIn = true }: { isSignedIn?: boolean }) {
  const { brand, messages, locale } = useOwner();
  const { ownerNav } = messages;
  const { pathname, search } = useLocation();
  const [parameters] = useSearchParams();
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover?.();
  const hasLeft = !isSignedIn && parameters.get('done') === 'signed-out';
  return (
    <>
      <header className={styles.header}>
        <a className={styles.logo} href={localized(paths.home, locale)}>
          {brand}
        </a>
        {/* A popover on narrow screens, where "Menu" opens it; part of the header on wide ones. */}
        <div id={menuId} popover="auto" ref={menu} className={styles.menu}>
          <TextButton className={styles.toggle} popoverTarget={menuId} popoverTargetAction="hide">
            {ownerNav.close}
          </TextButton>
          <nav className={styles.nav} aria-label={ownerNav.label}>
            {areas.map(([name, path]) => {
              const here =
                pathname === path || within[name]?.some((beginning) => pathname.startsWith(beginning));
              return (
                <Link
                  key={name}
                  to={localized(path, locale)}
                  onClick={close}
                  aria-current={pathname === path ? 'page' : here || undefined}
                  className={here ? marks.active : undefined}
                >
                  {ownerNav[name]}
                  {name === 'reviews' && isSignedIn && <NewResponsesCount />}
                </Link>
              );
            })}
            <a href={localized(paths.home, locale)}>{ownerNav.site}</a>
          </nav>
          {locales
            .filter((other) => other !== locale)
            .map((other) => (
              <Link
                key={other}
                className={styles.language}
                to={switchingTo(pathname + search, other)}
                onClick={close}
                lang={other}
                hrefLang={other}
                aria-label={`${messages.language[`short_${other}`]}, ${messages.language[`to_${other}`]}`}
              >
                {messages.language[`short_${other}`]}
              </Link>
            ))}
        </div>
        <div className={styles.end}>
          <TextButton className={styles.toggle} popoverTarget={menuId}>
            {ownerNav.menu}
            {isSignedIn && <NewResponsesCount />}
          </TextButton>
          {isSignedIn && <Logout pathname={pathname} />}
          {/* A public page has no sign-in page to confirm signing out. */}
          {hasLeft && <p role="status">{messages.signIn.logged_out}</p>}
        </div>
      </header>
      <PendingPage isSignedIn={isSignedIn} />
      {pathname !== paths.firstSteps && <OnboardingNotice />}
    </>
  );
}

/** Announces that the next owner page is loading or, without a session, that signing in is being checked. The old page stays until then. */
function PendingPage({ isSignedIn }: { isSignedIn: boolean }) {
  const { accessibility, signIn } = useOwner().messages;
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const isLong = useDelayed(state === 'loading' && location.pathname !== pathname);
  return (
    <p aria-live="polite" className={isLong ? styles.shown : undefined}>
      {isLong && <Waiting text={isSignedIn ? accessibility.loading : signIn.checking} />}
    </p>
  );
}

/** Offers the first run on a new site until it is completed or skipped. */
function OnboardingNotice() {
  const { messages, isNew, locale } = useOwner();
  const { onboarding } = messages;
  const fetcher = useFetcher({ key: 'onboarding' });
  // Hide the notice at once. If skipping fails, the next page shows it again.
  if (!isNew || fetcher.formData || fetcher.data) return null;
  return (
    <aside className={styles.notice} aria-label={onboarding.title}>
      <p>{onboarding.notice}</p>
      <div>
        <Link className={text.action} to={localized(paths.firstSteps, locale)}>
          {onboarding.begin}
        </Link>
        <fetcher.Form method="post" action={localized(paths.firstSteps, locale)}>
          <TextButton type="submit" name="intent" value="later">
            {onboarding.later}
          </TextButton>
        </fetcher.Form>
      </div>
    </aside>
  );
}

/** Signs out with a full page load, which clears the memory. Asks first whether to keep unsaved text. */
function Logout({ pathname }: { pathname: string }) {
  const { messages, locale } = useOwner();
  const { signIn } = messages;
  const form = useRef<HTMLFormElement>(null);
  const [draftCount, setDraftCount] = useState(0);
  const leave = () => form.current?.submit();
  return (
    <>
      <form
        ref={form}
        method="post"
        action={localized(pathname, locale)}
        onSubmit={(event) => {
          const count = countDrafts();
          if (count === 0) return;
          event.preventDefault();
          setDraftCount(count);
        }}
      >
        {/* A hidden field names the action, because the dialog submits the form without the button. */}
        <input type="hidden" name="intent" value="sign-out" />
        <TextButton type="submit">{signIn.logout}</TextButton>
      </form>
      {draftCount > 0 && (
        <Dialog onClose={() => setDraftCount(0)}>
          <DialogHeading>{signIn.leave_heading}</DialogHeading>
          <p>{plural(locale, signIn.leave_body, draftCount)}</p>
          <div className={dialogStyles.actions}>
            <Button isOutlined onClick={leave}>
              {signIn.leave_keep}
            </Button>
            <Button
              isOutlined
              onClick={() => {
                removeDrafts();
                leave();
              }}
            >
              {signIn.leave_discard}
            </Button>
            <DialogClose className={text.action}>{signIn.leave_stay}</DialogClose>
          </div>
        </Dialog>
      )}
    </>
  );
}

interface PageFrameProps {
  isSignedIn?: boolean;
  children: ReactNode;
}

export function PageFrame({ isSignedIn = true, children }: PageFrameProps) {
  const { skipLink } = useOwner().messages;
  return (
    <>
      <a className={styles.skip} href="#content">
        {skipLink}
      </a>
      <OwnerHeader isSignedIn={isSignedIn} />
      <main id="content" className={styles.content} tabIndex={-1}>
        {isSignedIn && <BackupsWarning />}
        {isSignedIn && <OverdueWarning />}
        {children}
        {isSignedIn && <BackupFootnote />}
      </main>
    </>
  );
}

/** Warns that a backup is too old, failed, or can't be restored, except on the pages that show the status. */
function BackupsWarning() {
  const { copies } = useOwner();
  const { pathname } = useLocation();
  const isGrave = copies?.problem && graveProblems.includes(copies.problem);
  const isShown = pathname === paths.settings || pathname === paths.settingsPage('backups');
  return isGrave && !isShown ? <Notice className={styles.warning} /> : null;
}

/** The backup status below the first owner page, unless there is a warning or no backup location. */
function BackupFootnote() {
  const { copies } = useOwner();
  const { pathname } = useLocation();
  if (!copies || pathname !== paths.compose) return null;
  const isFocusMode = copies.problem === null || ![...graveProblems, 'no_place'].includes(copies.problem);
  return isFocusMode ? <Notice className={styles.footnote} /> : null;
}

function Notice({ className }: { className: string | undefined }) {
  const { copies, locale, messages } = useOwner();
  const { heading, see } = messages.settings.copies;
  if (!copies) return null;
  return (
    <aside className={className} aria-label={heading}>
      <BackupLine state={copies} />
      <Link className={text.action} to={localized(paths.settingsPage('backups'), locale)}>
        {see}
      </Link>
    </aside>
  );
}

/** Warns on every page about scheduled posts that are overdue, held, or were published late. */
function OverdueWarning() {
  const { messages, schedule, locale } = useOwner();
  const { moment } = useClock();
  const { postList } = messages;
  if (!schedule) return null;
  const { overdue, held, late } = schedule;
  const first = overdue[0]?.isUnchecked ? postList.overdue_unchecked : postList.overdue_first;
  const all = localized(paths.postsWith({ status: 'scheduled', sort: 'oldest' }), locale);
  const opened = ([post]: readonly ScheduledPost[]) => localized(paths.composePost(post?.slug ?? ''), locale);
  const allHeld = localized(paths.postsWith({ held: 'yes' }), locale);
  const { overdue_see, held_see, held_see_all, overdue_label, held_label, late_label } = postList;
  const [heldSee, toHeld] = held.length > 1 ? [held_see_all, allHeld] : [held_see, opened(held)];
  const warnings = [
    [overdue, overdue_label, postList.overdue, first, overdue_see, all],
    [held, held_label, postList.held, postList.held_first, heldSee, toHeld],
    [late, late_label, postList.late, postList.late_first, held_see, opened(late)],
  ] as const;
  return warnings.map(([posts, label, count, sentence, see, to]) => {
    const [post] = posts;
    if (!post) return null;
    const facts = { title: post.title || post.slug, time: moment(post.publish_at) };
    return (
      <aside key={label} className={styles.warning} aria-label={label}>
        <p>
          <b>{plural(locale, count, posts.length)}</b> {fill(sentence, facts)}
        </p>
        <Link className={text.action} to={to}>
          {see}
        </Link>
      </aside>
    );
  });
}
