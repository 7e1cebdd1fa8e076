import { Form } from 'react-router';
import { plural } from '../../../messages/fill.ts';
import { type Owner, useOwner } from '../context/owner-context.ts';
import { TextButton } from '../forms/button.tsx';
import field from '../forms/forms.module.css';
import { pinText } from '../forms/pin-text.ts';
import { requestMessage } from '../forms/request-message.ts';
import { useFocusWhenLost } from '../forms/use-focus-when-lost.ts';
import { WithoutApproval } from '../forms/without-approval.tsx';
import type { ListFailure, ListResult } from './change-listed.ts';
import { HeldPosts, type Refused } from './held-posts.tsx';
import styles from './post-list.module.css';

/** What became of the ticked posts: how many were changed, which were not and why, and the way back from a deletion. */
export function ListOutcome({ result }: { result: ListResult | undefined }) {
  const { messages, locale } = useOwner();
  const { postList, compose, reviewPanel } = messages;
  const place = useFocusWhenLost<HTMLDivElement>(result);
  const outcomes = result?.done?.outcomes ?? [];
  const refused = outcomes.filter((outcome): outcome is Refused => !outcome.ok);
  const changed = outcomes.filter((outcome) => outcome.ok && outcome.changed);
  const same = outcomes.length - refused.length - changed.length;
  const held = refused.filter(({ code }) => code === 'names_found' || code === 'guard_locked');
  // A deleted post can't be opened in the editor, to be asked about there.
  const isUnapproved = (code: Refused['code']) =>
    result?.done?.action === 'restore' && code === 'not_approved';
  const unapproved = refused.filter(({ code }) => isUnapproved(code));
  return (
    <>
      <div ref={place} tabIndex={-1} className={styles.outcome} role="status">
        {result?.failure && <p className={field.error}>{failureText(result.failure, messages)}</p>}
        {result?.pin && <p>{pinText(result.pin, postList.pin)}</p>}
        {result?.done && changed.length > 0 && (
          <div className={styles.done}>
            <p>{plural(locale, postList.done[result.done.action], changed.length)}</p>
            {result.done.action === 'delete' && (
              <Form method="post">
                {changed.map(({ id }) => (
                  <input key={id} type="hidden" name="post" value={id} />
                ))}
                <TextButton type="submit" name="intent" value="restore">
                  {compose.actions.undo}
                </TextButton>
              </Form>
            )}
          </div>
        )}
        {same > 0 && <p>{plural(locale, postList.same, same)}</p>}
        {refused.length > 0 && (
          <div className={field.error}>
            <p>{plural(locale, postList.refused, refused.length)}</p>
            <ul>
              {refused
                .filter((post) => !held.includes(post))
                .map(({ id, code, title }) => (
                  <li key={id}>
                    {title || postList.gone}:{' '}
                    {isUnapproved(code) ? reviewPanel.back_reason : postList.reasons[code]}
                  </li>
                ))}
            </ul>
            {unapproved.length > 0 && (
              <Form method="post">
                <WithoutApproval />
                {unapproved.map(({ id }) => (
                  <input key={id} type="hidden" name="post" value={id} />
                ))}
                <TextButton type="submit" name="intent" value="restore">
                  {reviewPanel.back_go_on}
                </TextButton>
              </Form>
            )}
          </div>
        )}
      </div>
      {result?.done && held.length > 0 && <HeldPosts held={held} done={result.done} />}
    </>
  );
}

function failureText(failure: ListFailure, { postList, errors }: Owner['messages']): string {
  switch (failure.code) {
    case 'nothing_ticked':
    case 'no_tags':
    case 'too_many':
    case 'post_gone':
      return postList.failures[failure.code];
    default:
      return requestMessage(failure.code, errors);
  }
}
