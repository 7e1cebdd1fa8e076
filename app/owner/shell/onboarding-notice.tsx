import { Link, useFetcher } from 'react-router';
import { localised, paths } from '../../../shared/paths.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { TextButton } from '../forms/button.tsx';
import styles from './shell.module.css';

/** Offers the first steps to the owner of a new site, until they are done or put off. */
export function OnboardingNotice() {
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
