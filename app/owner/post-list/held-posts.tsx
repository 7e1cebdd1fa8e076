import { Form, useNavigation } from 'react-router';
import type { PostOutcome } from '../../../shared/post-change.ts';
import { useOwner } from '../context/owner-context.ts';
import { Button } from '../forms/button.tsx';
import { HeldPlaces } from '../forms/held-places.tsx';
import { WithoutApproval } from '../forms/without-approval.tsx';
import { type ListDone, reasonField } from './change-listed.ts';
import styles from './post-list.module.css';

export type Refused = Extract<PostOutcome, { ok: false }>;

interface HeldPostsProps {
  held: readonly Refused[];
  done: ListDone;
}

/** The posts that were left as they are because they name somebody, each with a field for its own reason. One without a reason stays. */
export function HeldPosts({ held, done }: HeldPostsProps) {
  const { postList, guard } = useOwner().messages;
  const isBusy = useNavigation().formMethod === 'POST';
  const [first] = held;
  return (
    <Form method="post" preventScrollReset className={styles.held}>
      <input type="hidden" name="held" value="1" />
      <input type="hidden" name="tags" value={done.tags} />
      {done.action === 'restore' && <WithoutApproval />}
      {held.map(({ id, title, places = [] }) => (
        <fieldset key={id}>
          <legend>{title || postList.gone}</legend>
          {/* As it was sent, with the version that the list showed. */}
          <input type="hidden" name="post" value={done.posts.find((sent) => sent.split(' ')[0] === id)} />
          <HeldPlaces
            places={places}
            takesFocus={false}
            isReasonMissing={done.isReasonMissing && id === first?.id}
            name={reasonField(id)}
          />
        </fieldset>
      ))}
      <Button
        type="submit"
        name="intent"
        value={done.action}
        aria-disabled={isBusy || undefined}
        onClick={(event) => isBusy && event.preventDefault()}
      >
        {guard.let_out}
      </Button>
    </Form>
  );
}
