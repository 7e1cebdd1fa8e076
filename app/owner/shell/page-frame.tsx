import { type ReactNode, useRef, useState } from 'react';
import { Link, useFetcher, useLocation, useNavigation, useSearchParams } from 'react-router';
import type { ScheduledPost } from '../../../core/posts/schedule-store.ts';
import { fill, plural } from '../../../messages/fill.ts';
import { locales } from '../../../shared/locale.ts';
import { localised, paths, switchingTo } from '../../../shared/paths.ts';
import marks from '../../ui/marks.module.css';
import text from '../../ui/text.module.css';
import { useDelayed, Waiting } from '../auth/waiting.tsx';
import { useClock, useOwner } from '../context/owner-context.ts';
import { Dialog, DialogClose, DialogHeading } from '../forms/dialog.tsx';
import { countDrafts, removeDrafts } from '../forms/drafts.ts';
import { Button, TextButton } from '../forms/fields.tsx';
import dialogStyles from '../forms/forms.module.css';
import { CopiesLine, graveProblems } from './page-parts.tsx';
import { NewResponsesCount } from './post-status.tsx';
import styles from './shell.module.css';

/** The owner's areas by their names in the messages, in the order of the navigation. */
const areas = [
  ['compose', paths.compose],
  ['posts', paths.posts],
  ['content', paths.pageTexts],
  ['import', paths.importPreview],
  ['media', paths.mediaLibrary],
  ['settings', paths.settings],
] as const;

/** Path prefixes of an area's other pages. */
const within: Partial<Record<(typeof areas)[number][0], string>> = {
  posts: paths.tags,
  content: paths.contentManager,
  settings: `${paths.settings}/`,
};

/** The head of the owner's areas: where one is, the other areas, the way to the site, languages, Logout for who is in. */
function OwnerHeader({ isSignedIn = true }: { isSignedIn?: boolean }) {
  const { brand, messages, locale } = useOwner();
  const { pathname, search } = useLocation();
  const [parameters] = useSearchParams();
  const hasLeft = !isSignedIn && parameters.get('done') === 'signed-out';
  return (
    <>
      <header className={styles.header}>
        <a className={styles.logo} href={localised(paths.home, locale)}>
          {brand}
        </a>
        <nav className={styles.nav} aria-label={messages.ownerNav.label}>
          {areas.map(([name, path]) => {
            const beginning = within[name];
            const here = pathname === path || (beginning !== undefined && pathname.startsWith(beginning));
            return (
              <Link
                key={name}
                to={localised(path, locale)}
                aria-current={pathname === path ? 'page' : here || undefined}
                className={here ? marks.active : undefined}
              >
                {messages.ownerNav[name]}
                {name === 'posts' && isSignedIn && <NewResponsesCount />}
              </Link>
            );
          })}
          <a href={localised(paths.home, locale)}>{messages.ownerNav.site}</a>
        </nav>
        <div className={styles.end}>
          {locales
            .filter((other) => other !== locale)
            .map((other) => (
              <Link
                key={other}
                to={switchingTo(pathname + search, other)}
                lang={other}
                hrefLang={other}
                aria-label={`${messages.language[`short_${other}`]}, ${messages.language[`to_${other}`]}`}
              >
                {messages.language[`short_${other}`]}
              </Link>
            ))}
          {isSignedIn && <Logout pathname={pathname} />}
          {/* A page that is open to all has no sign-in page that would say it. */}
          {hasLeft && <p role="status">{messages.signIn.logged_out}</p>}
        </div>
      </header>
      <PendingPage isSignedIn={isSignedIn} />
      {pathname !== paths.firstSteps && <OnboardingNotice />}
    </>
  );
}

/**
 * Says that the next of the owner's areas is still on its way. Who is not signed in is told first whether they are; the
 * page that is left stays until then.
 */
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

/** Offers the first steps to the owner of a new site, until they are done or put off. */
function OnboardingNotice() {
  const { messages, isNew, locale } = useOwner();
  const { onboarding } = messages;
  const fetcher = useFetcher({ key: 'onboarding' });
  // Gone as soon as it is waved away; should that fail, it is back on the next page.
  if (!isNew || fetcher.formData || fetcher.data) return null;
  return (
    <aside className={styles.notice} aria-label={onboarding.title}>
      <p>{onboarding.notice}</p>
      <div>
        <Link className={text.action} to={localised(paths.firstSteps, locale)}>
          {onboarding.begin}
        </Link>
        <fetcher.Form method="post" action={localised(paths.firstSteps, locale)}>
          <TextButton type="submit" name="intent" value="later">
            {onboarding.later}
          </TextButton>
        </fetcher.Form>
      </div>
    </aside>
  );
}

/** A plain form: a full load leaves nothing in memory. Asks first whether unsaved text shall stay in this browser. */
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
        action={localised(pathname, locale)}
        onSubmit={(event) => {
          const count = countDrafts();
          if (count === 0) return;
          event.preventDefault();
          setDraftCount(count);
        }}
      >
        {/* In a field: the window sends the form without the button. */}
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
        {isSignedIn && <CopiesWarning />}
        {isSignedIn && <OverdueWarning />}
        {children}
        {isSignedIn && <CopiesFootnote />}
      </main>
    </>
  );
}

/** Above every page but where it is mended: a copy is too old or failed, or can't be brought back. */
function CopiesWarning() {
  const { copies } = useOwner();
  const { pathname } = useLocation();
  const isGrave = copies?.problem && graveProblems.includes(copies.problem);
  return isGrave && pathname !== paths.settings ? <Notice className={styles.warning} /> : null;
}

/** Below the owner's first page: how safe the site is, where that is no warning and the server offers copies at all. */
function CopiesFootnote() {
  const { copies } = useOwner();
  const { pathname } = useLocation();
  if (!copies || pathname !== paths.compose) return null;
  const isQuiet = copies.problem === null || ![...graveProblems, 'no_place'].includes(copies.problem);
  return isQuiet ? <Notice className={styles.footnote} /> : null;
}

function Notice({ className }: { className: string | undefined }) {
  const { copies, locale, messages } = useOwner();
  const { heading, see } = messages.settings.copies;
  if (!copies) return null;
  return (
    <aside className={className} aria-label={heading}>
      <CopiesLine state={copies} />
      <Link className={text.action} to={`${localised(paths.settings, locale)}#copies`}>
        {see}
      </Link>
    </aside>
  );
}

/** Above every page: scheduled posts that are overdue, that were held back, and that went live late. */
function OverdueWarning() {
  const { messages, schedule, locale } = useOwner();
  const { moment } = useClock();
  const { postList } = messages;
  if (!schedule) return null;
  const { overdue, held, late } = schedule;
  const first = overdue[0]?.isUnchecked ? postList.overdue_unchecked : postList.overdue_first;
  const all = localised(paths.postsWith({ status: 'scheduled', sort: 'oldest' }), locale);
  const opened = ([post]: readonly ScheduledPost[]) => localised(paths.composePost(post?.slug ?? ''), locale);
  const { overdue_see, held_see, overdue_label, held_label, late_label } = postList;
  const warnings = [
    [overdue, overdue_label, postList.overdue, first, overdue_see, all],
    [held, held_label, postList.held, postList.held_first, held_see, opened(held)],
    [late, late_label, postList.late, postList.late_first, held_see, opened(late)],
  ] as const;
  return warnings.map(([posts, label, count, sentence, see, to]) => {
    const [post] = posts;
    if (!post) return null;
    const facts = { title: post.title || post.slug, time: moment(post.publish_at) };
    return (
      <aside key={label} className={styles.overdueWarningWarning} aria-label={label}>
        <p>
          {plural(locale, count, posts.length)} {fill(sentence, facts)}
        </p>
        <Link className={text.action} to={to}>
          {see}
        </Link>
      </aside>
    );
  });
}
