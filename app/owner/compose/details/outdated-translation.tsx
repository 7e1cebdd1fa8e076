import { Link } from 'react-router';
import { plural } from '../../../../messages/fill.ts';
import { localised, paths } from '../../../../shared/paths.ts';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import styles from '../compose.module.css';
import type { MarkedPair } from '../load-workspace.ts';

/** On both posts of a pair: paragraphs of the translation are out of date, or not translated yet. */
export function OutdatedTranslation({ pair }: { pair: MarkedPair | null }) {
  const { messages, locale } = useOwner();
  const { details } = messages.translation;
  if (!pair || pair.marks === 0) return null;
  const { slug, language } = pair.translation;
  return (
    <p className={styles.outdated} role="status">
      {plural(locale, details.outdated[language], pair.marks)}{' '}
      <Link className={text.action} to={localised(paths.translationOf(slug), locale)}>
        {details.side_by_side}
      </Link>
    </p>
  );
}
