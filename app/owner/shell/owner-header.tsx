import { Link, useLocation, useSearchParams } from 'react-router';
import { locales } from '../../../shared/locale.ts';
import { localised, paths, switchingTo } from '../../../shared/paths.ts';
import marks from '../../ui/marks.module.css';
import { Logout } from '../auth/logout.tsx';
import { useOwner } from '../context/owner-context.ts';
import { NewResponsesCount } from './new-responses.tsx';
import { OnboardingNotice } from './onboarding-notice.tsx';
import { PendingPage } from './pending-page.tsx';
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

/** Where the addresses of an area's other pages begin. */
const within: Partial<Record<(typeof areas)[number][0], string>> = {
  posts: paths.tags,
  content: paths.contentManager,
  settings: `${paths.settings}/`,
};

/** The head of the owner's areas: where one is, the other areas, the way to the site, languages, Logout for who is in. */
export function OwnerHeader({ isSignedIn = true }: { isSignedIn?: boolean }) {
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
