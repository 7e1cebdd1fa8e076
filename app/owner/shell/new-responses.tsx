import { Link } from 'react-router';
import { plural } from '../../../messages/fill.ts';
import { localised, paths } from '../../../shared/paths.ts';
import layout from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import styles from './shell.module.css';

/** How many comments and decisions on a post its owner hasn't seen, linked to them. */
export function NewResponses({ postId }: { postId: string }) {
  const { responses, messages, locale } = useOwner();
  const found = responses.find(({ post_id }) => post_id === postId);
  if (!found) return null;
  return (
    <Link className={styles.badge} to={`${localised(paths.composePost(found.slug), locale)}#review`}>
      {plural(locale, messages.reviewPanel.new_responses, found.count)}
    </Link>
  );
}

/** The responses to all posts, counted in the navigation. */
export function NewResponsesCount() {
  const { responses, messages, locale } = useOwner();
  const count = responses.reduce((sum, post) => sum + post.count, 0);
  if (count === 0) return null;
  const label = plural(locale, messages.reviewPanel.new_responses, count);
  return (
    <span className={styles.count} title={label}>
      <span aria-hidden="true">{new Intl.NumberFormat(locale).format(count)}</span>
      <span className={layout.hidden}> ({label})</span>
    </span>
  );
}
