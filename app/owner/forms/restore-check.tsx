import { useOwner } from '../context/owner-context.ts';
import type { Unapproved } from './read-unapproved.ts';
import { unapprovedHeading } from './unapproved-heading.ts';

/** Asks within a form, before a post that nobody approved as it is comes back: sent again with its box ticked, it does. */
export function RestoreCheck(unapproved: Unapproved) {
  const { reviewPanel } = useOwner().messages;
  return (
    <p role="alert">
      {unapprovedHeading(unapproved, reviewPanel)}.{' '}
      <label>
        <input type="checkbox" name="without_approval" value="1" required /> {reviewPanel.back_go_on}
      </label>
    </p>
  );
}
