import { Link } from 'react-router';
import { localised, paths, withQuery } from '../../../shared/paths.ts';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import styles from '../settings-parts/fields.module.css';

const headline = withQuery(paths.pageTexts, { page: 'home', text: 'hero_title' });

/** What makes the site its owner's, and what can wait. */
export function NextSteps() {
  const { messages, locale } = useOwner();
  const { ready } = messages.onboarding;
  const now = [
    ['headline', headline],
    ['article', paths.compose],
  ] as const;
  const later = [
    ['passkey', `${paths.settings}#passkeys`],
    ['blog', paths.importPreview],
    ['samples', `${paths.settings}#launch`],
  ] as const;
  return (
    <>
      <p className={styles.intro}>{ready.intro}</p>
      <ol className={styles.now}>
        {now.map(([name, path], index) => (
          <li key={name}>
            <div>
              <h2>{ready[name].heading}</h2>
              <p>{ready[name].body}</p>
            </div>
            <Link
              className={index === 0 ? button.button : `${button.button} ${button.outlined}`}
              to={localised(path, locale)}
            >
              {ready[name].act}
            </Link>
          </li>
        ))}
      </ol>
      <section aria-labelledby="later">
        <h2 id="later" className={styles.waiting}>
          {ready.later}
        </h2>
        <ul className={styles.rest}>
          {later.map(([name, path]) => (
            <li key={name}>
              <Link className={text.action} to={localised(path, locale)}>
                {ready[name].act}
              </Link>
              <p>{ready[name].body}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
