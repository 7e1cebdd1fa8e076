import { Form, useSearchParams } from 'react-router';
import { useOwner } from '../context/owner-context.ts';
import { TextButton } from '../forms/button.tsx';
import { HeldPlaces } from '../forms/held-places.tsx';
import { readHeld } from '../forms/read-held.ts';
import { RestoreCheck } from '../forms/restore-check.tsx';
import { WithoutApproval } from '../forms/without-approval.tsx';
import type { SaveFailure } from './save-post.ts';

/** Offers back the post that was just deleted (`?undo=`, its id); one that names somebody for a reason alone. */
export function UndoDelete({ failure }: { failure: SaveFailure | undefined }) {
  const { compose, guard } = useOwner().messages;
  const id = useSearchParams()[0].get('undo');
  if (!id) return null;
  const held = failure?.tried === 'restore' ? readHeld(failure) : undefined;
  const unapproved = failure?.tried === 'restore' ? failure.review : undefined;
  return (
    <Form method="post">
      <input type="hidden" name="undo" value={id} />
      {held && <WithoutApproval />}
      {held && <HeldPlaces places={held.places} name="override_reason" required minLength={3} />}
      {unapproved && <RestoreCheck reader={unapproved.reader} wasApproved={unapproved.wasApproved} />}
      <TextButton type="submit" name="intent" value="restore">
        {held ? guard.let_out : compose.actions.undo}
      </TextButton>
    </Form>
  );
}
